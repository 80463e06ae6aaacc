import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Picture } from "#question/question";
import { users } from "./people";

export const questionSets = sqliteTable(
  "question_sets",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    titleKey: text("title_key").notNull(),
    description: text("description").notNull().default(""),
    /** Of all its text in UTF-8, its questions' too; kept by every statement that writes any of it. */
    bytes: integer("bytes").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Unfinished questions, as the editor wrote them: a JSON list of which the server knows nothing but its size. */
    drafts: text("drafts").notNull().default("[]"),
    /** Of its questions, as a BCP 47 tag. */
    language: text("language").notNull().default("tr"),
    /** As `#protocol/curriculum` names it. */
    subject: text("subject"),
    grade: integer("grade"),
    visibility: text("visibility", { enum: ["private", "link", "public"] })
      .notNull()
      .default("private"),
    /** Of its link; it stays while the set is private, but opens nothing then. */
    shareToken: text("share_token"),
    showAuthor: integer("show_author", { mode: "boolean" }).notNull().default(false),
    showSchool: integer("show_school", { mode: "boolean" }).notNull().default(false),
    /** How many teachers have copied it. */
    copies: integer("copies").notNull().default(0),
    /** Refused, hidden or reported: an administrator looks at its next edition, whoever wrote it. */
    watched: integer("watched", { mode: "boolean" }).notNull().default(false),
    /** One level, for its owner alone; empty without one. All sets of a folder spell it the same. */
    folder: text("folder").notNull().default(""),
    folderKey: text("folder_key").notNull().default(""),
    /** Out of the lists and of what is chosen from; nothing of it is lost. */
    archived: integer("archived", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    index("question_sets_owner").on(t.ownerId, t.updatedAt),
    index("question_sets_size").on(t.ownerId, t.bytes),
    uniqueIndex("question_sets_share_token")
      .on(t.shareToken)
      .where(sql`share_token is not null`),
  ],
);

/** What a question is in its row: in a set, and in what the library shows of it. */
export const questionColumns = {
  position: integer("position").notNull(),
  text: text("text").notNull(),
  options: text("options", { mode: "json" }).$type<Record<string, string>>().notNull(),
  correct: text("correct").notNull(),
  timeLimit: integer("time_limit").notNull(),
  points: integer("points").$type<0 | 1 | 2>().notNull(),
  explanation: text("explanation").notNull().default(""),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  kind: text("kind").notNull().default("choice"),
  /** What a question of this kind has besides options and the right one. */
  fields: text("fields", { mode: "json" }).$type<Record<string, unknown>>(),
  image: text("image", { mode: "json" }).$type<Picture>(),
  outcome: text("outcome").notNull().default(""),
};

export const questions = sqliteTable(
  "questions",
  {
    id: text("id").primaryKey(),
    setId: text("set_id")
      .notNull()
      .references(() => questionSets.id, { onDelete: "cascade" }),
    ...questionColumns,
  },
  (t) => [
    index("questions_set").on(t.setId, t.position),
    index("questions_outcome")
      .on(t.setId, t.outcome)
      .where(sql`outcome <> ''`),
  ],
);
