import { searchKey } from "#shared/fold";
import type { ReportQuery } from "#protocol/http/page";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { relayOf } from "#shared/ids";
import { limits } from "#shared/limits";
import { storeFigures, storedFigures } from "#db/games/result-parts";
import { namesIn } from "#game/results/stored-parts";
import { FiguresOfParts, gameOf, type PartFigures } from "#game/results/part-figures";
import type { ResultPlayer } from "#game/results/results";
import { outcomes, playerStatistics, type Meta } from "#game/results/statistics";
import { inTurns } from "#shared/in-turns";
import { openPart, textsOf, type LargeGame } from "./read-results";

/** The report of a large game: statistics of all players, and one page of them. No more than one part is open at a time. */

export async function largeReport(figures: Figures, game: LargeGame, meta: Meta, query: ReportQuery) {
  const { q, only } = query;
  const list = only === "support" ? figures.support : figures.order;
  const { players, total, page, page_size } = await pageAmong(game, list, query);
  const isOver = meta.status === "completed";
  const { report, totals, support, missingPlayers: missing_players } = figures;
  const rates = outcomes({ questions: game.overview.questions, players });
  return {
    game: gameOf(totals, meta, game.overview),
    ...report,
    players: players.map((player) => playerStatistics(game.overview, player, isOver)),
    outcomes: report.outcomes.map((outcome, i) => ({ ...outcome, players: rates[i]!.players })),
    paged: { page, page_size, total, q, only, support: support.length, missing_players },
  } satisfies GameStatistics;
}

type Wanted = Pick<ReportQuery, "q" | "page" | "page_size">;

async function pageAmong(game: LargeGame, ids: readonly string[], { q, page, page_size }: Wanted) {
  const found = q === "" ? ids : await named(game, ids, q);
  const players = await playersOf(game, found.slice((page - 1) * page_size, page * page_size));
  return { players, total: found.length, page, page_size };
}

/** One page of the players of a finished game, best first. */
export async function largePage(env: Env, game: LargeGame, wanted: Partial<Wanted> = {}) {
  const { order } = await figuresOnceStored(env, game);
  return pageAmong(game, order, { q: "", page: 1, page_size: limits.rowsForHost, ...wanted });
}

type Figures = PartFigures & { readonly missingPlayers: number };

/** Statistics of a finished game, computed once: opening all parts takes a second. Each version computes them again. */
export async function figuresOnceStored(env: Env, game: LargeGame): Promise<Figures> {
  const { parts, missing } = game.overview;
  const key = JSON.stringify([env.CF_VERSION?.id ?? "", parts, missing]);
  const known = JSON.parse((await storedFigures(env.MEDIA, game.gameId)) ?? "null") as {
    key: string;
    of: Figures;
  } | null;
  if (known?.key === key) return known.of;
  const of = await figuresOf(game, true);
  const isWhole = of.missingPlayers === countOf(missing);
  // The stored statistics only save time. If a part is missing, nothing is stored: it may be there next time.
  if (isWhole) await storeFigures(env.MEDIA, game.gameId, JSON.stringify({ key, of })).catch(() => {});
  return of;
}

export async function figuresOf(game: LargeGame, isOver: boolean): Promise<Figures> {
  const figures = new FiguresOfParts(game.overview);
  let missingPlayers = countOf(game.overview.missing);
  for await (const { text, players } of textsOf(game)) {
    const part = await openPart(text);
    if (part) await inTurns(figures.add(part));
    else missingPlayers += players;
  }
  return { ...(await inTurns(figures.figures({ isOver }))), missingPlayers };
}

/** Reads these players, in this order. */
async function playersOf(game: LargeGame, ids: readonly string[]): Promise<ResultPlayer[]> {
  const wanted = new Set(ids);
  const relays = new Set(ids.map(relayOf));
  const found = new Map<string, ResultPlayer>();
  const among = game.overview.parts.filter(({ relay }) => relays.has(relay));
  for await (const { text } of textsOf(game, among)) {
    for (const player of (await openPart(text, wanted))?.players ?? []) found.set(player.id, player);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Ids of the players whose names contain this text. */
async function named(game: LargeGame, ids: readonly string[], q: string): Promise<string[]> {
  const key = searchKey(q);
  const found = new Set<string>();
  for await (const { text } of textsOf(game)) {
    if (text === null) continue;
    for (const { id, nickname } of namesIn(text)) if (searchKey(nickname).includes(key)) found.add(id);
  }
  return ids.filter((id) => found.has(id));
}

const countOf = (parts: readonly { players: number }[]): number => parts.reduce((sum, { players }) => sum + players, 0);
