import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Letters of Turkish names, and the signs outside ASCII that are found by them. */
const turkish = Object.entries({ a: "âÂ", c: "çÇ", g: "ğĞ", i: "ıİîÎ", o: "öÖ", s: "şŞ", u: "üÜûÛ" });
const replaced = turkish.flatMap(([letter, signs]) => Array.from(signs, (sign) => `, '${sign}', '${letter}')`));

/** The text folded as `searchKey` folds it, by D1, which knows only ASCII: right for Turkish letters and ASCII. */
export const foldedText = (column: SQLiteColumn): SQL =>
  sql`${sql.raw("replace(".repeat(replaced.length))}lower(${column})${sql.raw(replaced.join(""))}`;

/** True for a text that `foldedText` may fold otherwise. */
export const hasOtherSigns = (column: SQLiteColumn): SQL =>
  sql`${column} GLOB ${`*[^ -~${turkish.map(([, signs]) => signs).join("")}]*`}`;
