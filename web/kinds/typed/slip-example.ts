import { answerFold } from "#question/written/answer-fold";
import { forgiving } from "#question/written/typo";

/** One of these answers as it counts too, with a letter too few; null where none is long enough. */
export function slipExample(accepted: readonly string[]): string | null {
  const long = accepted.find((text) => forgiving(answerFold(text)) !== null);
  if (long === undefined) return null;
  const letters = Array.from(long);
  const places = letters.flatMap((letter, i) => (/\p{L}/u.test(letter) ? [i] : []));
  // Amid the word, where a slip happens.
  const gone = places[Math.floor(places.length / 2)];
  return letters.filter((_, i) => i !== gone).join("");
}
