import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { games } from "../schema/games";

/** Assumed length of results too long for the game's row. */
const LONG = 2_000_000;
/** The most bytes of results that one query reads: an isolate has room for some of the longest. */
const READ_BYTES = 4_000_000;

type Listed = {
  readonly from: SQL;
  readonly where: SQL | undefined;
  /** Column that the list is in order of; games that are equal there stand by their id. */
  readonly by: SQLiteColumn;
  readonly isNewestFirst?: boolean;
  readonly most: number;
};

/**
 * Selects the ids of the first games of a list, `most` at most and up to the limit of bytes of results, but always the first one:
 * a large game alone may exceed it.
 */
export function upToBytes({ from, where, by, isNewestFirst = false, most }: Listed): SQL {
  const length = sql`coalesce(octet_length(${games.results}), ${LONG})`;
  const order = (column: unknown) => (isNewestFirst ? sql`${column} desc` : sql`${column}`);
  // A game may be in the list for each of its players.
  const first = sql`select distinct ${games.id} as id, ${length} as length, ${by} as place from ${from}
    where ${where} order by ${order(by)}, ${games.id} limit ${most}`;
  return sql`(select id from (select id, length, sum(length) over (order by ${order(sql`place`)}, id) as up_to_here from (${first}))
    where up_to_here <= max(${READ_BYTES}, length))`;
}

/** A finished game with details. */
export const isStored = sql`${games.status} = 'completed' and (${games.results} is not null or ${games.resultsEdition} is not null)`;
