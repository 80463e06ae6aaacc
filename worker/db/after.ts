import { sql, type SQL } from "drizzle-orm";
import type { WorkedOffQuery } from "#protocol/http/page";

/** Sort position in a list: a moment, then a number that no two rows share. */
type Place = { readonly moment: number; readonly number: number };

/** Cursor of the next page. `rows` has one more row than a page if another page follows. */
export function nextAfter<Row>(rows: readonly Row[], size: number, placeOf: (row: Row) => Place): string | null {
  if (rows.length <= size) return null;
  const { moment, number } = placeOf(rows[size - 1]!);
  return `${moment}-${number}`;
}

/** Condition for the rows after `after` in a list sorted by these two columns; undefined at the beginning of the list. */
export function behind(after: WorkedOffQuery["after"], moment: SQL, number: SQL, order: "up" | "down" | "down, up") {
  if (after === undefined) return undefined;
  const [at, last] = after.split("-").map(Number) as [number, number];
  const [first, second] = { up: [">", ">"], down: ["<", "<"], "down, up": ["<", ">"] }[order] as [string, string];
  return sql`(${moment} ${sql.raw(first)} ${at} or (${moment} = ${at} and ${number} ${sql.raw(second)} ${last}))`;
}
