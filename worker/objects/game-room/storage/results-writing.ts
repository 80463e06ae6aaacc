import { limits } from "#shared/limits";
import { presentStudents } from "#db/classes/class-students";
import { database } from "#db/database";
import { presentAccounts, recordResults, recordStart } from "#db/games/finished-games";
import { recordRate } from "#game/results/class-record";
import { classSums } from "#game/results/class-sums";
import type { Game } from "#game/game";
import { historyRows } from "#game/results/history-lines";
import { writing } from "#game/results/stored-form";
import { resultColumns } from "#game/results/result-columns";
import { resultsInTurns, withoutNames, withoutStudents } from "#game/results/results";
import { totals } from "#game/results/statistics";
import { inTurns } from "#shared/in-turns";
import type { Deliveries } from "#objects/lifecycle/outbox";
import { tellPreviousGame } from "../tell-previous-game";

/** Writes about a game to D1. `unname` removes an account's name from the room if the account no longer exists. */
export function deliveriesOf(env: Env, game: () => Game, unname: (userId: string) => void): Deliveries {
  return {
    started: () => writeStart(env, game()),
    results: () => tellEnd(env, game(), () => writeOneRoom(env, game, unname)),
  };
}

export async function writeStart(env: Env, { setup, startedAt }: Game): Promise<void> {
  if (startedAt !== null) await recordStart(database(env.DB), setup.gameId, startedAt);
}

/** Runs both at once, so that neither waits for the other. */
export async function tellEnd(env: Env, { setup }: Game, write: () => Promise<number>): Promise<number> {
  const [written, told] = await Promise.allSettled([write(), tellPreviousGame(env, setup)]);
  if (written.status === "rejected") throw written.reason;
  if (told.status === "rejected") throw told.reason;
  return written.value;
}

/** At least an hour from now: a player who just saw the end can still come back to it. */
export const codeFreeAfter = (endedAt: number): number =>
  Math.max(endedAt + limits.afterlifeMs, Date.now() + 3_600_000);

async function writeOneRoom(env: Env, read: () => Game, takeName: (userId: string) => void): Promise<number> {
  const { phase, setup, startedAt, standings } = read();
  if (phase.name !== "completed") throw new Error("the game is not over");
  const db = database(env.DB);
  const ids = standings.flatMap(({ userId }) => userId ?? []);
  const accounts = await presentAccounts(db, ids);
  // The account of a player was deleted while the game ran: the name is removed here and from the kept results.
  const gone = standings.filter(({ userId }) => userId !== null && !accounts.has(userId));
  for (const userId of new Set(gone.map((seat) => seat.userId!))) takeName(userId);
  const game = read();
  const seats = gone.map(({ id }) => id);
  const named = withoutNames(await inTurns(resultsInTurns(game)), seats);
  const students = named.players.flatMap(({ studentId }) => studentId ?? []);
  const inClass = await presentStudents(db, students);
  const stored = withoutStudents(named, (id) => !inClass.has(id));
  const codeFreeAt = codeFreeAfter(phase.endedAt);
  await recordResults(db, {
    id: setup.gameId,
    startedAt,
    endedAt: phase.endedAt,
    codeFreeAt,
    columns: resultColumns(stored),
    classRate: recordRate(game, totals(stored)),
    results: await inTurns(writing(stored)),
    players: historyRows(game),
    sums: classSums(stored),
  });
  // An account was deleted during this write: the next attempt leaves its name out.
  if ((await presentAccounts(db, ids)).size < accounts.size) throw new Error("an account was deleted in the meantime");
  if ((await presentStudents(db, students)).size < inClass.size)
    throw new Error("a student was removed in the meantime");
  return codeFreeAt;
}
