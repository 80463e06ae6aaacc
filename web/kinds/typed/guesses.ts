import type { Guesses } from "../guesses";

/** Wrong answers of made-up pupils: some share an idea, some have one of their own. */
const ideas = ["bilmiyorum", "emin değilim", "sanırım bu", "belki", "hatırlamadım", "başka bir şey", "unuttum"];

/** Guesses an accepted answer, now and then with a slip in it; or one of some ideas, the first ones most often. */
export const guesses: Guesses<"typed"> = {
  guess({ accepted, typo }, isKnown, random) {
    if (!isKnown) return ideas[Math.floor(random() ** 2 * ideas.length)]!;
    const text = accepted[Math.floor(random() ** 3 * accepted.length)]!;
    const letters = Array.from(text);
    if (!typo || letters.length < 6 || random() > 0.2) return text;
    const slip = 1 + Math.floor(random() * (letters.length - 2));
    return letters.filter((_, i) => i !== slip).join("");
  },
};
