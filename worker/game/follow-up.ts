import { accept, refuse, type CommandOf, type Decision } from "./command";
import type { Game, FollowUpGame, Question } from "./game";
import { answersSoFar } from "./results/results";
import { missed } from "./results/statistics";

/** The follow-up game of a completed game: its questions, its players, and the game they go on in. */

/** The questions of the follow-up game, as they were played here; none if all were known. */
export function questionsAgain(game: Game, which: FollowUpGame["which"]): readonly Question[] {
  const { questions } = game.setup;
  if (which === "all") return questions;
  const again = new Set(missed(answersSoFar(game)));
  return questions.filter(({ id }) => again.has(id));
}

/** Data that a player takes along to the follow-up game. */
export type Carried = {
  readonly gameId: string;
  readonly nickname: string;
  readonly marble: number;
  readonly userId: string | null;
  /** In a game of a class: the student whose place it is. */
  readonly studentId?: string;
  /** In a game with teams: the player's team. */
  readonly team?: number;
};

/**
 * Null if the players of this game do not go on under this code. The follow-up game itself decides whether it still takes them.
 */
export function carried({ players, followUp }: Game, playerId: string, code: string): Carried | null {
  const player = players.get(playerId);
  if (!player || followUp?.code !== code) return null;
  const { nickname, marble, userId, place, team } = player;
  const student = place?.student;
  const seat = { gameId: followUp.gameId, nickname, marble, userId };
  return { ...seat, ...(student && { studentId: student.id }), ...(team !== null && { team }) };
}

/** Announces a follow-up game. While there is one that is not over, nothing happens. */
export function announceFollowUp(
  game: Game,
  { followUp, replaces }: CommandOf<"announce_next_round">,
  now: number,
): Decision {
  if (game.phase.name !== "completed") return refuse("game_running");
  const present = openFollowUp(game);
  if (game.followUp?.gameId === followUp.gameId) return accept();
  if (present && present.gameId !== replaces) return accept();
  return accept({ type: "next_game_made", ...followUp, at: now });
}

export function endFollowUp(game: Game, gameId: string): Decision {
  return openFollowUp(game)?.gameId === gameId ? accept({ type: "next_game_over", gameId }) : accept();
}

/** The follow-up game that players are asked to come to; null if it is over or was never made. */
export const openFollowUp = ({ followUp }: Game): FollowUpGame | null =>
  followUp === null || followUp.isOver ? null : followUp;
