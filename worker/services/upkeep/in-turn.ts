import { logLine } from "#shared/log-line";

const AT_ONCE = 10;

/** Handles the rows in order, some at once. A failing one does not stop the others. */
export async function inTurn<Row>(rows: readonly Row[], mend: (row: Row) => Promise<unknown>): Promise<void> {
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const results = await Promise.allSettled(rows.slice(i, i + AT_ONCE).map(mend));
    for (const result of results) {
      if (result.status === "fulfilled") continue;
      logLine("error", "game_not_mended", { error: result.reason });
    }
  }
}
