import type { QuestionOfSet as SetQuestion, QuestionSetReply } from "#protocol/http/replies/question-sets";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { fieldsOf, withoutAbsent } from "#question/fields/parts";
import { limits } from "#shared/limits";
import { cutTo } from "#question/text";
import { ApiError } from "#api/api-error";
import { draftKindOf } from "#kinds/drafts";
import { games } from "#api/game-api";
import { sets, type SetImport } from "#api/sets-api";
import type { ReportQuestion } from "./report";

/** Settings of a game, and its set if that still exists. */
export async function gameBehind(code: string) {
  const view = await games.view(code);
  const id = view.game.question_set_id ?? null;
  return { view, set: id === null ? null : await setOrNull(id) };
}

/** Homework names its set itself, without a game to ask. */
export async function playedSet(game: GameStatistics["game"], homeworksSet: string | null) {
  if (game.mode === undefined) return (await gameBehind(game.game_code)).set;
  return homeworksSet === null ? null : setOrNull(homeworksSet);
}

async function setOrNull(id: string): Promise<QuestionSetReply["question_set"] | null> {
  try {
    return (await sets.get(id)).question_set;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const NOTE = " (tekrar)";

/**
 * Makes a new set of a game's questions as they were played. The fields of every kind come from the set, if it still has the
 * question.
 */
export function repeatSet(
  title: string,
  questions: readonly ReportQuestion[],
  known: readonly SetQuestion[],
): SetImport {
  return {
    title: cutTo(title, limits.setTitle - NOTE.length) + NOTE,
    questions: questions.map((question) => {
      const there = known.find(({ id }) => id === question.question_id);
      return {
        question_text: question.question_text,
        ...draftKindOf(question).of(question),
        ...(question.image && { image: question.image }),
        ...(question.outcome && { outcome: question.outcome }),
        ...(there && withoutAbsent(fieldsOf(there))),
      };
    }),
  };
}
