import { othersTurn } from "#shared/in-turns";
import { logLine } from "#shared/log-line";

const AT_ONCE = 5;

/**
 * Handles the rows in order, a few at a time: all at once would hold up every game beside them. A failing one does not stop the
 * others. Returns the errors. `turn` counts the few.
 */
export async function fewAtATime<Row>(
  rows: readonly Row[],
  work: (row: Row, turn: number) => Promise<unknown>,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const results = await Promise.allSettled(rows.slice(i, i + AT_ONCE).map((row) => work(row, i / AT_ONCE)));
    await othersTurn();
    for (const result of results) if (result.status === "rejected") errors.push(result.reason);
  }
  return errors;
}

/** The same for a job of the cron, which looks at failing ones again. */
export async function inTurn<Row>(rows: readonly Row[], mend: (row: Row) => Promise<unknown>): Promise<void> {
  for (const error of await fewAtATime(rows, mend)) logLine("error", "game_not_mended", { error });
}
