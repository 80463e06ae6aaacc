import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database";

type RowOf<Table extends SQLiteTable> = {
  readonly [Field in keyof Table["$inferInsert"]]: Table["$inferInsert"][Field] | SQL;
};

/**
 * Inserts a row only if the condition holds, checked in the same statement. A value may be computed there too. With `from` it
 * inserts such a row for each row of that table.
 */
export function insertIf<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: RowOf<Table>,
  condition: SQL,
  from?: SQL,
) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = row[name as keyof typeof row];
    if (is(value, SQL)) return value;
    return sql.param(value === undefined ? (column.default ?? null) : value, column);
  });
  const rows = from && sql`FROM ${from}`;
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} ${rows} WHERE ${condition}`);
}
