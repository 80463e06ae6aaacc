import { eq } from "drizzle-orm";
import type { Database } from "./database";
import { jobCursors } from "./schema/upkeep";

/** Position from which a job that goes through all rows continues: after the row with this time and id. */
export type JobCursor = { readonly at: number; readonly id: string };
export const START: JobCursor = { at: 0, id: "" };

export async function cursorOf(db: Database, job: string): Promise<JobCursor> {
  const row = await db.select().from(jobCursors).where(eq(jobCursors.job, job)).get();
  return row ?? START;
}

export async function keepPlace(db: Database, job: string, place: JobCursor): Promise<void> {
  await placeKept(db, job, place);
}

/** Statement of `keepPlace`, for one batch. */
export const placeKept = (db: Database, job: string, { at, id }: JobCursor) =>
  db.insert(jobCursors).values({ job, at, id }).onConflictDoUpdate({ target: jobCursors.job, set: { at, id } });
