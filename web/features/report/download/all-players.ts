import { limits } from "#shared/limits";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { ReportPageQuery } from "#api/game-api";
import { playerRows, type Rows } from "./export-rows";

type Load = (page: ReportPageQuery) => Promise<GameStatistics>;

/** Loads the rows of all players of a large game page by page, and keeps only rows. Calls `onPart` with the share loaded. */
export async function allPlayerRows(load: Load, onPart: (share: number) => void): Promise<Rows> {
  const rows: Rows[number][] = [];
  for (let page = 1, isMore = true; isMore; page++) {
    const report = await load({ page, page_size: limits.rowsForHost });
    const [heads, ...own] = playerRows(report);
    if (page === 1) rows.push(heads!);
    rows.push(...own);
    const read = page * limits.rowsForHost;
    const total = report.paged?.total ?? 0;
    isMore = read < total;
    onPart(isMore ? read / total : 1);
  }
  return rows;
}
