import type { GameSettings, OptionKey, Options } from "#protocol/messages";
import { optionKeys } from "#protocol/question";
import type { Question } from "./game";

/** A question as its set holds it. */
export type SetQuestion = {
  readonly id: string;
  readonly text: string;
  readonly options: Options;
  readonly correct: OptionKey;
  /** Seconds. */
  readonly timeLimit: number;
  readonly points: 0 | 1 | 2;
  readonly explanation: string;
};

/** The game's own copy of a set's questions: shuffled once, here, for the whole class. `random` gives 0 to below 1. */
export function prepare(set: readonly SetQuestion[], settings: GameSettings, random: () => number): Question[] {
  const limitMs = (timeLimit: number) => timeLimit * 1000 * settings.time_factor;
  const questions = set.map(({ timeLimit, ...question }) => ({ ...question, limitMs: limitMs(timeLimit) }));
  return mixed(questions, settings, random);
}

/** Questions of a game in a new order, and their options, where the settings mix them. Their clock stays as it is. */
export function mixed(questions: readonly Question[], settings: GameSettings, random: () => number): Question[] {
  const ordered = settings.shuffle_questions ? shuffled(questions, random) : questions;
  return ordered.map((question) => ({
    ...question,
    ...(settings.shuffle_options && shuffledOptions(question, random)),
  }));
}

/** The texts change places, the letters stay in order; the right answer goes with its text. */
function shuffledOptions({ options, correct }: Pick<Question, "options" | "correct">, random: () => number) {
  const keys = optionKeys.filter((key) => options[key] !== undefined);
  const sources = shuffled(keys, random);
  return {
    options: Object.fromEntries(keys.map((key, i) => [key, options[sources[i]!]!])) as Options,
    correct: keys[sources.indexOf(correct)]!,
  };
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
