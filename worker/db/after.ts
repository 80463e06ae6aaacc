import { sql, type SQL } from "drizzle-orm";
import type { WorkedOffQuery } from "#protocol/http/page";

/** What a list is sorted by: a moment, then a number that no two rows share. */
type Place = { readonly moment: number; readonly number: number };

/** Where the page after this one begins; `rows` are one more than a page holds where anything follows. */
export function nextAfter<Row>(rows: readonly Row[], size: number, placeOf: (row: Row) => Place): string | null {
  if (rows.length <= size) return null;
  const { moment, number } = placeOf(rows[size - 1]!);
  return `${moment}-${number}`;
}

/** The rows behind `after`, in a list that is sorted by these two columns; undefined from its beginning. */
export function behind(after: WorkedOffQuery["after"], moment: SQL, number: SQL, order: "up" | "down" | "down, up") {
  if (after === undefined) return undefined;
  const [at, last] = after.split("-").map(Number) as [number, number];
  const [first, second] = { up: [">", ">"], down: ["<", "<"], "down, up": ["<", ">"] }[order] as [string, string];
  return sql`(${moment} ${sql.raw(first)} ${at} or (${moment} = ${at} and ${number} ${sql.raw(second)} ${last}))`;
}
