import { ask, endGame } from "#services/games/rooms";
import { database, type Database } from "#db/database";
import { closeLostGame, restingGames, unfinishedGames } from "#db/games/living-games";
import { keepPlace, cursorOf, START } from "#db/job-cursors";
import { inTurn } from "#services/upkeep/in-turn";

const HOUR = 3_600_000;
const STUCK_AFTER = 2 * HOUR;
/** Time that an abandoned board may keep its lobby open. */
const FORGOTTEN_AFTER = 24 * HOUR;
/** Games per run. Each takes three calls at most, and an invocation has a thousand. */
const PER_RUN = 100;
const JOB = "unfinished_games";

type Game = Awaited<ReturnType<typeof unfinishedGames>>[number];

/**
 * Checks games that D1 still lists as unfinished long after they began, all of them in turn, some in each run: their rooms are
 * asked to run due work, in case an alarm was lost. A row without a room is closed, so that it neither holds its code nor is
 * listed as running; a forgotten lobby is ended.
 */
export async function mendStuckGames(env: Env): Promise<void> {
  const db = database(env.DB);
  const now = Date.now();
  const after = await cursorOf(db, JOB);
  const found = await unfinishedGames(db, { before: now - STUCK_AFTER, after, limit: PER_RUN });
  // Saved first: a game that breaks the run must not be the first of the next one.
  const last = found.at(-1);
  const place = last && found.length === PER_RUN ? { at: last.createdAt, id: last.id } : START;
  if (place !== START || after.id !== START.id) await keepPlace(db, JOB, place);
  await inTurn(found, (game) => mend(env, db, game, now));
}

async function mend(env: Env, db: Database, { id, code, ownerId, status, createdAt }: Game, now: number) {
  if (!(await ask(env, code, (room) => room.poke(id)))) return closeLostGame(db, id, now);
  if (status === "lobby" && createdAt < now - FORGOTTEN_AFTER) await endGame(env, { code, ownerId });
}

/** Ends games of teachers who may not teach, whose rooms were unavailable at the time of the decision. */
export async function endRestingGames(env: Env): Promise<void> {
  await inTurn(await restingGames(database(env.DB), PER_RUN), (game) => endGame(env, game));
}
