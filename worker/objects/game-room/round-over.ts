import type { Opening } from "#game/game";

/** The game whose next round this was asks nobody to come to it any more. */
export async function tellEarlierRound(
  { GAME_ROOM }: Env,
  { roundAfter, gameId }: Pick<Opening, "roundAfter" | "gameId">,
): Promise<void> {
  if (roundAfter !== undefined) await GAME_ROOM.getByName(roundAfter).nextRoundOver(gameId);
}
