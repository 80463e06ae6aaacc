import type { NewGame } from "#db/games/new-games";
import type { GameSetup } from "#game/game";
import { playedPictures } from "#game/prepare";

type Made = Pick<GameSetup, "gameId" | "ownerId" | "questionSetId" | "title" | "settings" | "questions" | "openedAt">;

/** The row of a game that was just made, before it has a code. */
export const gameRow = (made: Made, label: string): Omit<NewGame, "code"> => ({
  id: made.gameId,
  ownerId: made.ownerId,
  questionSetId: made.questionSetId,
  title: made.title,
  label,
  settings: JSON.stringify(made.settings),
  totalQuestions: made.questions.length,
  createdAt: made.openedAt,
  classId: made.settings.class_id ?? null,
  pictures: playedPictures(made.questions),
});
