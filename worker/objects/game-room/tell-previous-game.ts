import type { GameSetup } from "#game/game";

/** Makes the game that announced this follow-up game stop inviting its players to it. */
export async function tellPreviousGame(
  { GAME_ROOM }: Env,
  { roundAfter, gameId }: Pick<GameSetup, "roundAfter" | "gameId">,
): Promise<void> {
  if (roundAfter !== undefined) await GAME_ROOM.getByName(roundAfter).nextRoundOver(gameId);
}
