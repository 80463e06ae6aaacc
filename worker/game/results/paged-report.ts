import { searchKey } from "#shared/fold";
import type { Turns } from "#shared/turns";
import type { ReportQuery } from "#protocol/http/page";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { limits } from "#shared/limits";
import { FiguresOfParts, gameOf, type PartFigures } from "./part-figures";
import type { Results } from "./results";
import { outcomes, playerStatistics, reported, type Meta } from "./statistics";

/**
 * The report of a homework. With more pupils than a room has players it has one page of them, like that of a large game: two
 * thousand with a hundred questions are thirty megabytes, which take seconds and no longer fit between a homework's object and
 * the Worker.
 */
export const homeworkReport = (results: Results, meta: Meta, query: ReportQuery): Turns<GameStatistics> =>
  results.players.length <= limits.capacity.usual ? reported(results, meta) : pagedReport(results, meta, query);

function* pagedReport(results: Results, meta: Meta, { q, only, page, page_size }: ReportQuery): Turns<GameStatistics> {
  const isOver = meta.status === "completed";
  const { report, totals, support } = yield* figuresOnce(results, isOver);
  const weak = new Map(support.map((id, place) => [id, place]));
  const listed =
    only === "all"
      ? results.players
      : results.players.filter(({ id }) => weak.has(id)).toSorted((a, b) => weak.get(a.id)! - weak.get(b.id)!);
  const key = searchKey(q);
  const found = q === "" ? listed : listed.filter(({ nickname }) => searchKey(nickname).includes(key));
  const players = found.slice((page - 1) * page_size, page * page_size);
  const rates = outcomes({ questions: results.questions, players });
  return {
    game: gameOf(totals, meta, results),
    ...report,
    players: players.map((player) => playerStatistics(results, player, isOver)),
    outcomes: report.outcomes.map((outcome, i) => ({ ...outcome, players: rates[i]!.players })),
    paged: { page, page_size, total: found.length, q, only, support: support.length, missing_players: 0 },
  };
}

/** Figures that were computed before: the same results get the same figures. */
const figuresBefore = { over: new WeakMap<Results, PartFigures>(), running: new WeakMap<Results, PartFigures>() };

function* figuresOnce(results: Results, isOver: boolean): Turns<PartFigures> {
  const before = figuresBefore[isOver ? "over" : "running"];
  const known = before.get(results);
  if (known) return known;
  const { questions, players, wrongCosts } = results;
  const parts = [{ relay: 0, players: players.length }];
  const overview = { questions, teamPlayers: [], parts, missing: [], sameAccount: [] };
  const all = new FiguresOfParts({ ...overview, ...(wrongCosts !== undefined && { wrongCosts }) });
  yield* all.add({ ...results, teamRanks: [] });
  const figures = yield* all.figures({ isOver });
  before.set(results, figures);
  return figures;
}
