import type { GameSettings } from "#protocol/game-settings";
import { hostsPartOf, kindOf, type Body } from "#question/kinds";
import { shuffledList } from "#question/question";
import type { AboutQuestion, Question } from "./game";

/** A question as its set holds it. */
export type SetQuestion = Body &
  AboutQuestion & {
    readonly id: string;
    readonly text: string;
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

/** Marks a question that neither cards nor taps can answer, in a game without phones: the host judges it, or only shows it. */
export function forHost(question: Question, answers: NonNullable<GameSettings["answers"]>): Question {
  const by_host = hostsPartOf(question, answers);
  return by_host ? { ...question, by_host } : question;
}

/** Mixes the questions of a game, and their options, if the settings ask for it. Their clock stays as it is. */
export function mixed(questions: readonly Question[], settings: GameSettings, random: () => number): Question[] {
  const ordered = settings.shuffle_questions ? shuffledList(questions, random) : questions;
  return ordered.map((question) => ({
    ...question,
    ...kindOf(question).dealt(question, settings.shuffle_options, random),
  }));
}
