import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** What administrators did, in names alone. The row outlives both people; of who was deleted it keeps no name. */
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

/** How far a job came that looks at everything in turn, a part at a time. */
export const jobCursors = sqliteTable("job_cursors", {
  job: text("job").primaryKey(),
  at: integer("at").notNull(),
  id: text("id").notNull(),
});

/** Calls that made something under an `Idempotency-Key`, with their answer: who repeats one gets the same. Kept for a day. */
export const keyedCalls = sqliteTable(
  "keyed_calls",
  {
    /** The hash of caller, call and key. */
    hash: text("hash").primaryKey(),
    /** Null for a call without an account. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    begunAt: integer("begun_at").notNull(),
    /** The id of what is made under it. */
    makingId: text("making_id"),
    /** Null while the first call is under way. */
    status: integer("status"),
    /** The answer's text; null where it is not kept: then what was made is read again. */
    body: text("body"),
  },
  (t) => [index("keyed_calls_begun").on(t.begunAt), index("keyed_calls_user").on(t.userId)],
);
