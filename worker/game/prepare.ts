import type { GameSettings } from "#protocol/game-settings";
import { firstNames, laterNames, type WrittenFields } from "#question/fields/fields";
import { fieldsOf, withoutAbsent } from "#question/fields/parts";
import { hostsPartOf, kindOf, storedBody, type Body, type QuestionFields } from "#question/kinds";
import { picturesOf } from "#question/picture/picture-ids";
import { shuffledList } from "#question/question";
import type { AboutQuestion, Question } from "./game";

/** A question as its set holds it. */
export type SetQuestion = Body &
  AboutQuestion &
  Readonly<WrittenFields> & { readonly id: string; readonly text: string };

/** Prepares a question of a set for a game; null if only a newer version can play it. */
export function setQuestion(question: QuestionFields & { readonly id: string }, lang: string): SetQuestion | null {
  const { id, question_text: text, image } = question;
  const body = storedBody(question);
  return (
    body && {
      id,
      text,
      ...body,
      ...fieldsOf(question, firstNames),
      lang,
      ...(image && { image }),
      ...withoutAbsent(fieldsOf(question, laterNames)),
    }
  );
}

/** The game's own copy of a set's questions: shuffled once, here, for the whole class. `random` gives 0 to below 1. */
export function prepare(set: readonly SetQuestion[], settings: GameSettings, random: () => number): Question[] {
  const questions = set.map(({ time_limit, ...question }) => {
    return { ...question, limitMs: time_limit * 1000 * settings.time_factor };
  });
  return mixed(questions, settings, random);
}

/** Marks a question that neither cards nor taps can answer, in a game without phones: the host judges it, or only shows it. */
export function forHost(question: Question, answers: NonNullable<GameSettings["answers"]>): Question {
  const by_host = hostsPartOf(question, answers);
  return by_host ? { ...question, by_host } : question;
}

/** Ids of the pictures that these questions show while they are played. */
export const playedPictures = (questions: readonly Question[]): string[] =>
  questions.flatMap((question) => [...picturesOf({ ...question, ...kindOf(question).shown(question) }).values()]);

/** Mixes the questions of a game, and their options, if the settings ask for it. Their clock stays as it is. */
export function mixed(questions: readonly Question[], settings: GameSettings, random: () => number): Question[] {
  const ordered = settings.shuffle_questions ? shuffledList(questions, random) : questions;
  return ordered.map((question) => ({
    ...question,
    ...kindOf(question).dealt(question, settings.shuffle_options, random),
  }));
}
