import type { Question } from "#game/game";
import { kindOf, type Shown, type Solution } from "#question/kinds";
import { seeded } from "#shared/seeded";
import { between, chanceAt, normal, oneOf, oddsOf } from "./chance";
import type { DemoPupil } from "./class-lists";

/** Answers as children give them: who knows more is right more often, and most who are wrong are wrong in the same way. */

type Random = () => number;

/** Values that answer a question. The first wrong one is the mistake that most make. */
type Values = { readonly right: readonly string[]; readonly wrong: readonly string[] };

/** Share of the wrong answers that are the usual mistake. */
const USUAL = 0.6;

/** Answers that pupils take for the right one, by that one. Where none stands here the first wrong option is taken. */
const confused: Readonly<Record<string, readonly string[]>> = {
  alveol: ["bronş", "bronşçuk", "akciğer"],
  Samanyolu: ["Andromeda", "Güneş sistemi", "Halley"],
  "Hücre zarı": ["Çekirdek"],
  Kloroplast: ["Koful"],
  "Üreme hücrelerini oluşturmak": ["Tek hücrelilerde çoğalmayı sağlamak"],
  "23 Nisan 1920": ["29 Ekim 1923"],
  "Mehmet Âkif Ersoy": ["Namık Kemal"],
  Nevşehir: ["Kayseri"],
  "En uzun gündüz yaşanır.": ["Gece ile gündüz eşittir."],
  "Işığın geliş açısı ısınmayı nasıl etkiler?": ["Uzaklık ısınmayı nasıl etkiler?"],
  "T-A-S-S-G": ["T-A-G-G-S"],
  "Hepsi mor çiçekli": ["Yarısı mor, yarısı beyaz"],
  Azalır: ["Değişmez"],
};

function valuesOf(question: Question): Values {
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
      return { right: [String(value)], wrong: [slipOf(value), value * 2].map(String) };
    }
    case "spot": {
      const { areas } = solution as { areas: readonly { readonly x: number; readonly y: number }[] };
      return { right: areas.map(({ x, y }) => `${x},${y}`), wrong: ["300,500", "520,520", "60,60"] };
    }
    default: {
      const isTaken = (letter: string) =>
        confused[options[correct ?? ""] ?? ""]?.includes(options[letter] ?? "") ?? false;
      const wrong = letters.filter((letter) => letter !== correct);
      return { right: [correct ?? "A"], wrong: wrong.toSorted((a, b) => Number(isTaken(b)) - Number(isTaken(a))) };
    }
  }
}

/** The usual slip: half of an even number, one more than an odd one. */
const slipOf = (value: number): number => (value % 2 === 0 ? value / 2 : value + 1);

/** How hard a question is: about -2 to 2, the same in every game, and after a correction of its text too. */
const difficultyOf = ({ id }: Question): number => normal(seeded(`hard ${id}`));

const [BY_ABILITY, BY_DIFFICULTY] = [0.85, 0.6];
/** How much less a first thought reaches. */
const HASTE = 0.7;
/** A class whose pupils differ is right less often than its middle pupil. */
const SPREAD = 1.2;

/** How far the questions lie within this class's reach: it will be right in about `rate` of its answers, whatever they are. */
export function reachOf(pupils: readonly DemoPupil[], questions: readonly Question[], rate: number): number {
  const ability = mean(pupils.map((pupil) => pupil.ability));
  const difficulty = mean(questions.map(difficultyOf));
  return oddsOf(rate) * SPREAD - ability * BY_ABILITY + difficulty * BY_DIFFICULTY;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const chanceOf = (pupil: DemoPupil, question: Question, reach: number): number =>
  chanceAt(reach + pupil.ability * BY_ABILITY - difficultyOf(question) * BY_DIFFICULTY);

type Class = {
  readonly reach: number;
  /** Share of the pupils who leave a question open that they do not know. */
  readonly caution: number;
};

/** A pupil's answer against the clock; null for a question left open. */
export function answerInTime(pupil: DemoPupil, question: Question, { reach, caution }: Class, random: Random) {
  const chance = chanceOf(pupil, question, reach);
  const tookMs = timeOf(question, chance, random);
  const isRight = random() < chance;
  if ((!isRight && random() < caution) || tookMs >= question.limitMs) return null;
  return { value: valueOf(question, isRight, random), tookMs };
}

/** The answer before a pupil thought again: it is wrong more often. */
export const firstThought = (pupil: DemoPupil, question: Question, reach: number, random: Random): string =>
  answerAtHome(pupil, question, reach - HASTE, random);

/** The answer of a pupil who has all the time. */
export const answerAtHome = (pupil: DemoPupil, question: Question, reach: number, random: Random): string =>
  valueOf(question, random() < chanceOf(pupil, question, reach), random);

function valueOf(question: Question, isRight: boolean, random: Random): string {
  const { right, wrong } = valuesOf(question);
  if (isRight) return rightOf(question, right, random);
  const value = random() < USUAL ? wrong[0]! : oneOf(wrong, random);
  return question.kind === "spot" ? near(value, random) : value;
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
