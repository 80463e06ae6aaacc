import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { classes } from "./classes";
import { users } from "./people";

/**
 * A homework as lists show it. Its own object holds the pupils and every answer. When it is over, a row of `games` with the
 * same id and `mode` "homework" has the result.
 */
export const homework = sqliteTable(
  "homework",
  {
    id: text("id").primaryKey(),
    code: text("code").notNull(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Not a reference: the homework keeps its own copy of the questions. */
    questionSetId: text("question_set_id"),
    title: text("title").notNull(),
    /** The title, folded for search. */
    titleKey: text("title_key").notNull(),
    classId: text("class_id").references(() => classes.id, { onDelete: "set null" }),
    /** The class it was given to, also if that is deleted: see games. */
    givenClass: text("given_class"),
    settings: text("settings").notNull(),
    totalQuestions: integer("total_questions").notNull(),
    createdAt: integer("created_at").notNull(),
    opensAt: integer("opens_at"),
    dueAt: integer("due_at").notNull(),
    closedAt: integer("closed_at"),
    /** Time of the end whose result is written; null while the homework is not over. */
    endedAt: integer("ended_at"),
    /** Counts ends and reopenings: an older one never overwrites a newer one. */
    edition: integer("edition").notNull().default(0),
    /** Time until which its object exists; null while the homework is not over. */
    roomUntil: integer("room_until"),
    expected: integer("expected"),
    started: integer("started").notNull().default(0),
    finished: integer("finished").notNull().default(0),
    /** True while it rests, because its teacher was suspended or lost the approval. */
    resting: integer("resting", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    uniqueIndex("homework_code").on(t.code),
    index("homework_owner").on(t.ownerId, t.createdAt, t.titleKey),
    index("homework_due")
      .on(t.dueAt)
      .where(sql`ended_at is null`),
    index("homework_class")
      .on(t.classId)
      .where(sql`class_id is not null`),
    index("homework_deleted_class")
      .on(t.givenClass)
      .where(sql`class_id is null and given_class is not null`),
  ],
);

/** Accounts that do a homework, so that a deleted account can be erased from its object. */
export const homeworkPlayers = sqliteTable(
  "homework_players",
  {
    homeworkId: text("homework_id")
      .notNull()
      .references(() => homework.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    joinedAt: integer("joined_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.userId] }), index("homework_players_user").on(t.userId, t.joinedAt)],
);
