import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { games } from "../schema/games";

/** Assumed length of results too long for the game's row. */
const LONG = 2_000_000;
/** The most bytes of results that one call opens. */
const OPENED_BYTES = 4_000_000;

/**
 * Selects the ids of the newest finished games in these tables, `most` at most and up to the limit of bytes, but always the newest
 * one: a large game alone may exceed it.
 */
export function newestResults(of: { from: SQL; where: SQL; at: SQLiteColumn; most: number }): SQL {
  const length = sql`coalesce(octet_length(${games.results}), ${LONG})`;
  const newest = sql`select ${games.id} as id, ${length} as length, ${of.at} as at from ${of.from}
    where ${of.where} and ${games.status} = 'completed' and (${games.results} is not null or ${games.resultsEdition} is not null)
    order by ${of.at} desc limit ${of.most}`;
  return sql`(select id from (select id, length, sum(length) over (order by at desc, id) as up_to_here from (${newest}))
    where up_to_here <= max(${OPENED_BYTES}, length))`;
}
