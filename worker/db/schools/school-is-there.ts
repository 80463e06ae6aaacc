import { sql, type SQL } from "drizzle-orm";

/**
 * Condition of a write that names a school: another administrator may have removed or merged it since it was read, and the
 * foreign key would fail the whole batch.
 */
export const schoolIsThere = (id: string): SQL => sql`EXISTS (SELECT 1 FROM schools WHERE id = ${id})`;

/** The school's id, null if it is gone: the write is as one just before the removal. */
export const schoolIfThere = (id: string | SQL): SQL<string | null> => sql`(SELECT id FROM schools WHERE id = ${id})`;
