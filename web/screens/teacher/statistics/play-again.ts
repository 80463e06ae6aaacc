import type { Question as SetQuestion, QuestionSetReply } from "#protocol/http/question-sets";
import type { GameSettings } from "#protocol/messages";
import { limits } from "#protocol/limits";
import { cutTo } from "#question/text";
import { ApiError } from "../../../lib/api-error";
import { games } from "../../../lib/game-api";
import { sets, type SetImport } from "../../../lib/sets-api";
import type { Question } from "./report";

type Behind = {
  readonly set: QuestionSetReply["question_set"] | null;
  readonly settings: GameSettings | undefined;
};

/** The set a game was played from, if it still exists, and how it was played. */
export async function gameBehind(code: string): Promise<Behind> {
  const { game } = await games.view(code);
  const id = game.question_set_id ?? null;
  return { set: id === null ? null : await setOrNull(id), settings: game.settings };
}

async function setOrNull(id: string): Promise<Behind["set"]> {
  try {
    return (await sets.get(id)).question_set;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const NOTE = " (tekrar)";

/**
 * A new set of a game's questions as they were played. Clock, points and explanation come from the set, where the
 * question is still in it.
 */
export function repeatSet(title: string, questions: readonly Question[], known: readonly SetQuestion[]): SetImport {
  return {
    title: cutTo(title, limits.setTitle - NOTE.length) + NOTE,
    questions: questions.map(({ question_id, question_text, options, correct_option }) => {
      const { time_limit, points, explanation } = known.find(({ id }) => id === question_id) ?? {};
      return {
        question_text,
        options,
        correct_option,
        ...(time_limit !== undefined && { time_limit }),
        ...(points !== undefined && { points }),
        ...(explanation && { explanation }),
      };
    }),
  };
}
