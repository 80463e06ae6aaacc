import { and, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { searchKey } from "#shared/fold";

/** Most words of a search that are looked for: a statement of D1 takes a hundred values. */
const MOST_WORDS = 20;

/** Condition for rows whose folded text has every word of the search, in any order; undefined for an empty search. */
export const hasWords = (key: SQLiteColumn | SQL, q: string): SQL | undefined =>
  and(
    ...searchKey(q)
      .split(" ")
      .filter((word) => word !== "")
      .slice(0, MOST_WORDS)
      .map((word) => sql`instr(${key}, ${word}) > 0`),
  );
