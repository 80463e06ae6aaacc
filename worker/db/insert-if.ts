import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database";

/** Inserts a row only if the condition holds, checked in the same statement. */
export function insertIf<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table["$inferInsert"],
  condition: SQL,
) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value: unknown = row[name as keyof typeof row];
    return sql.param(value === undefined ? (column.default ?? null) : value, column);
  });
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} WHERE ${condition}`);
}
