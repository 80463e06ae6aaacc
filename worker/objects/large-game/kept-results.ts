import { limits } from "#shared/limits";
import { database, type Database } from "#db/database";
import { isKnownGame, presentAccounts, recordLines, recordResults } from "#db/games/finished-games";
import { dropParts, keepPart, partsThere, type PartSums } from "#db/games/result-parts";
import type { Game } from "#game/game";
import { historyRows } from "#game/results/history-lines";
import { namePrefix } from "#game/results/kept-parts";
import { results, unname } from "#game/results/results";
import { unnameInPart } from "#db/games/part-names";
import { headText, partSums, partText } from "#large-game/part";
import type { Relay } from "#large-game/relay";

/** How the results of a game in several rooms are written down. Every write may be repeated, in any order of the rooms. */

/** So long the head waits for a part. Then its players are missing in the report, until it comes after all. */
const PATIENCE_MS = 3_600_000;

/** A relay's: its players to R2, and the lines of their accounts to D1. To be tried again when it fails. */
export async function writePart(env: Env, relay: Pick<Relay, "game" | "ranked">): Promise<void> {
  const { game, ranked } = relay;
  const { phase, opening } = game;
  if (phase.name !== "completed") return;
  const { gameId, relay: number = 0 } = opening;
  const db = database(env.DB);
  const { present, gone } = await accountsIn(db, game);
  const isGone = new Set(gone);
  const kept = game.standings
    .filter(({ userId }) => userId !== null && isGone.has(userId))
    .reduce((all, { id }) => unname(all, id, namePrefix({ relay: number })), results(game));
  await keepPart(env.MEDIA, { gameId, relay: number }, partText(relay, kept), partSums(kept));
  const teams = game.teams.map(({ name, rank }, team) => ({ team, name, rank }));
  const isThere = await recordLines(db, {
    id: gameId,
    endedAt: phase.endedAt,
    playerCount: ranked?.playerCount ?? game.players.size,
    players: historyRows(game, teams),
  });
  // The game was deleted meanwhile.
  if (!isThere) await dropParts(env.MEDIA, gameId);
  // An account was deleted during this write: the next try leaves its name out.
  if ((await presentAccounts(db, present)).size < present.length) throw new Error("an account went meanwhile");
}

type Head = {
  readonly game: Game;
  readonly relays: number;
  /** Of an account that was deleted while the game ran. */
  readonly unname?: (userId: string) => void;
};

/** The head's: the game's row, with the sums of the parts. To be tried again when it fails, also for a part that is not there. */
export async function writeHead(env: Env, { game, relays, unname }: Head): Promise<{ codeFreeAt: number }> {
  const { phase, opening, startedAt } = game;
  if (phase.name !== "completed") throw new Error("the game is not over");
  const { gameId: id } = opening;
  const db = database(env.DB);
  // Not sooner than an hour from now: a player who just saw the end can still come back to it.
  const codeFreeAt = Math.max(phase.endedAt + limits.afterlifeMs, Date.now() + 3_600_000);
  // Of a game that was deleted no part will come.
  if (!(await isKnownGame(db, id))) return { codeFreeAt };
  const parts = await partsThere(env.MEDIA, id);
  const isThere = (relay: number) => parts.has(relay);
  const isWhole = Array.from({ length: relays }, (_, relay) => relay).every(isThere);
  if (!isWhole && Date.now() < phase.endedAt + PATIENCE_MS) throw new Error("a part is not there yet");
  for (const userId of (await accountsIn(db, game)).gone) {
    unname?.(userId);
    // Its part may have been written before the account went.
    for (const seat of game.players.values()) if (seat.userId === userId) await unnameInPart(env.MEDIA, id, seat.id);
  }
  const { players, score, ...sums } = summed([...parts.values()]);
  const averageScore = players === 0 ? 0 : Math.round(score / players);
  await recordResults(db, {
    id,
    startedAt,
    endedAt: phase.endedAt,
    codeFreeAt,
    columns: { playerCount: game.players.size, questionsAsked: game.rounds.length, ...sums, averageScore },
    results: headText(game, relays, isThere),
    // Each relay has written those of its own.
    players: [],
    sums: { outcomes: [], students: [] },
  });
  return { codeFreeAt };
}

/** Whose accounts are there still, and whose went while the game ran. */
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
