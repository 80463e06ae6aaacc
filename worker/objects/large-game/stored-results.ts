import { limits } from "#shared/limits";
import { database, type Database } from "#db/database";
import { isKnownGame, presentAccounts, recordLines, recordResults } from "#db/games/finished-games";
import { dropParts, storePart, partsThere, type PartSums } from "#db/games/result-parts";
import type { Game } from "#game/game";
import { countsNet, keptAverage } from "#game/net";
import { historyRows } from "#game/results/history-lines";
import { namePrefix } from "#game/results/stored-parts";
import { resultsInTurns, withoutNames } from "#game/results/results";
import { unnamingInParts } from "#db/games/part-names";
import { overviewText, partSums, partText } from "#large-game/part";
import { inTurns } from "#shared/in-turns";
import type { Relay } from "#large-game/relay";

/** Writing the results of a game in several rooms. Every write may be repeated, and the rooms may write in any order. */

/** Time that the coordinator waits for a part. Then the report lacks the part's players until it arrives after all. */
const PATIENCE_MS = 3_600_000;

/** Writes a relay's part: its players to R2, and the lines of their accounts to D1. The caller retries if it fails. */
export async function writePart(env: Env, relay: Pick<Relay, "game" | "ranked">): Promise<void> {
  const { game, ranked } = relay;
  const { phase, setup } = game;
  if (phase.name !== "completed") return;
  const { gameId, relay: number = 0 } = setup;
  const db = database(env.DB);
  const { present, gone } = await accountsIn(db, game);
  const part = namePrefix({ relay: number });
  const stored = withoutNames(await inTurns(resultsInTurns(game)), seatsOf(game, gone), { part });
  await storePart(env.MEDIA, { gameId, relay: number }, partText(relay, stored), partSums(stored));
  const teams = game.teams.map(({ name, rank }, team) => ({ team, name, rank }));
  const isThere = await recordLines(db, {
    id: gameId,
    endedAt: phase.endedAt,
    playerCount: ranked?.playerCount ?? game.players.size,
    players: historyRows(game, teams),
  });
  // The game was deleted meanwhile.
  if (!isThere) await dropParts(env.MEDIA, gameId);
  // An account was deleted during this write: the next attempt leaves its name out.
  if ((await presentAccounts(db, present)).size < present.length)
    throw new Error("an account was deleted in the meantime");
}

type FinishedGame = {
  readonly game: Game;
  readonly relays: number;
  /** Called for each account that was deleted while the game ran. */
  readonly unname?: (userId: string) => void;
};

/**
 * Writes the coordinator's part: the game's row, with the sums of the parts. The caller retries if it fails, which includes a
 * missing part.
 */
export async function writeOverview(env: Env, { game, relays, unname }: FinishedGame): Promise<{ codeFreeAt: number }> {
  const { phase, setup, startedAt } = game;
  if (phase.name !== "completed") throw new Error("the game is not over");
  const { gameId: id } = setup;
  const db = database(env.DB);
  // At least an hour from now: a player who just saw the end can still come back to it.
  const codeFreeAt = Math.max(phase.endedAt + limits.afterlifeMs, Date.now() + 3_600_000);
  // If the game was deleted, no part will come.
  if (!(await isKnownGame(db, id))) return { codeFreeAt };
  const parts = await partsThere(env.MEDIA, id);
  const isThere = (relay: number) => parts.has(relay);
  const isWhole = Array.from({ length: relays }, (_, relay) => relay).every(isThere);
  if (!isWhole && Date.now() < phase.endedAt + PATIENCE_MS) throw new Error("a part of the results is still missing");
  const { gone } = await accountsIn(db, game);
  const seats = seatsOf(game, gone);
  for (const userId of gone) unname?.(userId);
  // Parts may have been written before an account was deleted.
  for (const unnaming of unnamingInParts(env.MEDIA, id, seats)) await unnaming();
  const { players, score, ...sums } = summed([...parts.values()]);
  const averageScore = players === 0 ? 0 : keptAverage(countsNet(game.setup.settings), score / players);
  await recordResults(db, {
    id,
    startedAt,
    endedAt: phase.endedAt,
    codeFreeAt,
    columns: { playerCount: game.players.size, questionsAsked: game.askedQuestions.length, ...sums, averageScore },
    results: overviewText(game, relays, isThere),
    // Each relay has written its own players.
    players: [],
    sums: { outcomes: [], students: [] },
  });
  return { codeFreeAt };
}

function seatsOf(game: Game, userIds: readonly string[]): string[] {
  const theirs = new Set<string | null>(userIds);
  return Array.from(game.players.values()).flatMap(({ id, userId }) => (theirs.has(userId) ? id : []));
}

/** Splits the players' accounts into those that still exist and those deleted while the game ran. */
async function accountsIn(db: Database, game: Game): Promise<{ present: string[]; gone: string[] }> {
  const ids = [...new Set(Array.from(game.players.values(), ({ userId }) => userId))].filter((id) => id !== null);
  const accounts = await presentAccounts(db, ids);
  return { present: ids.filter((id) => accounts.has(id)), gone: ids.filter((id) => !accounts.has(id)) };
}

const summed = (all: readonly PartSums[]): PartSums =>
  all.reduce(
    (a, b) => ({
      players: a.players + b.players,
      asked: a.asked + b.asked,
      correct: a.correct + b.correct,
      answered: a.answered + b.answered,
      score: a.score + b.score,
    }),
    { players: 0, asked: 0, correct: 0, answered: 0, score: 0 },
  );
