import { ask } from "./api/rooms";
import { database } from "./db/database";
import { closeLostGame, stuckGames } from "./db/games";

const STUCK_AFTER = 2 * 3_600_000;
const AT_ONCE = 100;

/**
 * Games that D1 takes for unfinished long after they began: their rooms are asked to do what is due, in case an alarm was
 * lost. A row without a room is closed, so that it neither holds its code nor stands in the list as running.
 */
export async function mendStuckGames(env: Env): Promise<void> {
  const db = database(env.DB);
  for (const { id, code } of await stuckGames(db, Date.now() - STUCK_AFTER, AT_ONCE)) {
    try {
      if (!(await ask(env, code, (room) => room.poke(id)))) await closeLostGame(db, id, Date.now());
    } catch {
      console.error(JSON.stringify({ level: "error", event: "game_not_mended" }));
    }
  }
}
