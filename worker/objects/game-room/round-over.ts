import type { Opening } from "#game/game";

/** Makes the game that announced this round stop inviting its players to it. */
export async function tellEarlierRound(
  { GAME_ROOM }: Env,
  { roundAfter, gameId }: Pick<Opening, "roundAfter" | "gameId">,
): Promise<void> {
  if (roundAfter !== undefined) await GAME_ROOM.getByName(roundAfter).nextRoundOver(gameId);
}
