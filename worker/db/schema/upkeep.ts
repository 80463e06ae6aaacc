import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Log of administrators' actions, in names alone. A row outlives both people; the name of a deleted person is erased. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text("id").primaryKey(),
    at: integer("at").notNull(),
    action: text("action").notNull(),
    actorId: text("actor_id").notNull(),
    actorName: text("actor_name").notNull(),
    targetId: text("target_id").notNull(),
    targetName: text("target_name").notNull(),
    /** The actor's name and the target's, folded for search, with a line break between them. */
    searchKey: text("search_key").notNull().default(""),
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    index("audit_log_at").on(t.at),
    index("audit_log_actor").on(t.actorId, t.action, t.at),
    index("audit_log_target").on(t.targetId, t.at),
  ],
);

/** Progress of jobs that go through all rows, a part at a time. */
export const jobCursors = sqliteTable("job_cursors", {
  job: text("job").primaryKey(),
  at: integer("at").notNull(),
  id: text("id").notNull(),
});

/**
 * Calls with an `Idempotency-Key` that made something, with their answers: a repeated call gets the same answer. Kept for a
 * day.
 */
export const keyedCalls = sqliteTable(
  "keyed_calls",
  {
    /** Hash of caller, call and key. */
    hash: text("hash").primaryKey(),
    /** Null for a call without an account. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    begunAt: integer("begun_at").notNull(),
    /** Id of the thing being made. */
    makingId: text("making_id"),
    /** Null while the first call is running. */
    status: integer("status"),
    /** Text of the answer; null if it is not kept: then the thing made is read again. */
    body: text("body"),
  },
  (t) => [index("keyed_calls_begun").on(t.begunAt), index("keyed_calls_user").on(t.userId)],
);

/** The announcement above everybody's pages: one row at most. */
export const announcements = sqliteTable("announcements", {
  id: text("id").primaryKey(),
  text: text("text").notNull(),
  audience: text("audience", { enum: ["all", "teachers"] }).notNull(),
  until: integer("until").notNull(),
});
