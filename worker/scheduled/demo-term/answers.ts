import type { Question } from "#game/game";
import { kindOf, type Shown, type Solution } from "#question/kinds";
import { seeded } from "#shared/seeded";
import { between, chanceAt, normal, oneOf, oddsOf } from "./chance";
import type { Pupil } from "./class-lists";

/** Answers as children give them: who knows more is right more often, and most who are wrong are wrong in the same way. */

type Random = () => number;

/** Values that answer a question. The first wrong one is the mistake that most make. */
type Values = { readonly right: readonly string[]; readonly wrong: readonly string[] };

/** Share of the wrong answers that are the usual mistake. */
const USUAL = 0.6;

/** Words that pupils take for the right one, by that one. */
const confused: Readonly<Record<string, readonly string[]>> = {
  alveol: ["bronş", "bronşçuk", "akciğer"],
  Samanyolu: ["Andromeda", "Güneş sistemi", "Halley"],
};

export function valuesOf(question: Question): Values {
  const kind = kindOf(question);
  const { options = {} }: Shown = kind.shown(question);
  const { correct_option: correct, solution }: Solution = kind.solution(question);
  const letters = Object.keys(options);
  switch (question.kind) {
    case "multi": {
      const right = Array.from(correct ?? "");
      const less = right.map((letter) => right.filter((other) => other !== letter).join(""));
      const more = letters
        .filter((letter) => !right.includes(letter))
        .map((letter) => [...right, letter].toSorted().join(""));
      return { right: [right.join("")], wrong: [...less.filter((value) => value !== "").toReversed(), ...more] };
    }
    case "order":
    case "match": {
      const right = correct ?? "";
      const swapped = Array.from({ length: right.length - 1 }, (_, i) => {
        return right.slice(0, i) + right[i + 1] + right[i] + right.slice(i + 2);
      });
      return { right: [right], wrong: swapped.toReversed() };
    }
    case "typed": {
      const { accepted } = solution as { accepted: readonly string[] };
      return { right: accepted, wrong: confused[accepted[0]!] ?? ["bilmiyorum"] };
    }
    case "number": {
      const { value } = solution as { value: number };
      return { right: [String(value)], wrong: [...halved(value), value * 2].map(String) };
    }
    case "spot": {
      const { areas } = solution as { areas: readonly { readonly x: number; readonly y: number }[] };
      return { right: areas.map(({ x, y }) => `${x},${y}`), wrong: ["300,500", "520,520", "60,60"] };
    }
    default:
      return { right: [correct ?? "A"], wrong: letters.filter((letter) => letter !== correct) };
  }
}

/** Half the number, for who forgets to double it; nobody writes the half of an odd one. */
const halved = (value: number): number[] => (value % 2 === 0 ? [value / 2] : []);

/** How hard a question is, always the same: about -2 to 2. */
const difficultyOf = ({ text }: Question): number => normal(seeded(text));

/** Pupil's own chance of a right answer, where the class has `rate`. */
const chanceOf = (pupil: Pupil, question: Question, rate: number): number =>
  chanceAt(oddsOf(rate) * 1.1 + pupil.ability * 0.85 - difficultyOf(question) * 0.6);

type Given = { readonly value: string; readonly tookMs: number };

/** A pupil's answer; null for a question left open. `caution`: how often a pupil who is not sure leaves it open. */
export function answerOf(
  pupil: Pupil,
  question: Question,
  { rate, caution }: { readonly rate: number; readonly caution: number },
  random: Random,
): Given | null {
  const chance = chanceOf(pupil, question, rate);
  const isRight = random() < chance;
  const { right, wrong } = valuesOf(question);
  const tookMs = timeOf(question, chance, random);
  if ((!isRight && random() < caution) || tookMs >= question.limitMs) return null;
  const value = isRight ? rightOf(question, right, random) : random() < USUAL ? wrong[0]! : oneOf(wrong, random);
  return { value: question.kind === "spot" && !isRight ? near(value, random) : value, tookMs };
}

/** Most write the first of the words that count. */
const rightOf = ({ kind }: Question, right: readonly string[], random: Random): string =>
  kind === "spot" ? near(oneOf(right, random), random) : random() < 0.8 ? right[0]! : oneOf(right, random);

/** A finger never lands on the very same place. */
const near = (point: string, random: Random): string =>
  point
    .split(",")
    .map((part) => Math.round(Number(part) + between(-18, 18, random)))
    .join(",");

/** Thinking time in milliseconds: a third of the clock for most, a few take much longer, and who knows is quicker. */
const timeOf = ({ limitMs }: Question, chance: number, random: Random): number =>
  Math.round(
    Math.max(1_800, Math.min(limitMs, 30_000) * 0.42 * (1.25 - chance * 0.5) * Math.exp(normal(random) * 0.42)),
  );
