import { ask, endGame } from "#services/games/rooms";
import { database, type Database } from "#db/database";
import { closeLostGame, gamesOfRejected, unfinishedGames } from "#db/games/living-games";
import { keepPlace, placeOf, START } from "#db/job-cursors";
import { inTurn } from "#services/upkeep/in-turn";

const HOUR = 3_600_000;
const STUCK_AFTER = 2 * HOUR;
/** So long a board that nobody looks at any more may keep its lobby open. */
const FORGOTTEN_AFTER = 24 * HOUR;
/** Games of one run. Each takes three calls at most, and an invocation has a thousand. */
const PER_RUN = 100;
const JOB = "unfinished_games";

type Game = Awaited<ReturnType<typeof unfinishedGames>>[number];

/**
 * Games that D1 takes for unfinished long after they began, all of them in turn, a part each run: their rooms are asked to do
 * what is due, in case an alarm was lost. A row without a room is closed, so that it neither holds its code nor stands in
 * the list as running; a lobby that was forgotten is ended.
 */
export async function mendStuckGames(env: Env): Promise<void> {
  const db = database(env.DB);
  const now = Date.now();
  const after = await placeOf(db, JOB);
  const found = await unfinishedGames(db, { before: now - STUCK_AFTER, after, limit: PER_RUN });
  // Put down first: a game that breaks the run must not be the first of the next one.
  const last = found.at(-1);
  const place = last && found.length === PER_RUN ? { at: last.createdAt, id: last.id } : START;
  if (place !== START || after.id !== START.id) await keepPlace(db, JOB, place);
  await inTurn(found, (game) => mend(env, db, game, now));
}

async function mend(env: Env, db: Database, { id, code, ownerId, status, createdAt }: Game, now: number) {
  if (!(await ask(env, code, (room) => room.poke(id)))) return closeLostGame(db, id, now);
  if (status === "lobby" && createdAt < now - FORGOTTEN_AFTER) await endGame(env, { code, ownerId });
}

/** Games of rejected teachers whose rooms were away when it was decided. */
export async function endGamesOfRejected(env: Env): Promise<void> {
  await inTurn(await gamesOfRejected(database(env.DB), PER_RUN), (game) => endGame(env, game));
}
