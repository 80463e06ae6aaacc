import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PictureRef } from "#question/question";
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
    /** UTF-8 size of all its text, questions included; every statement that writes text updates it. */
    bytes: integer("bytes").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Unfinished questions as the editor wrote them: a JSON list that the server knows only the size of. */
    drafts: text("drafts").notNull().default("[]"),
    /** Language of its questions, as a BCP 47 tag. */
    language: text("language").notNull().default("tr"),
    /** Subject id of `#shared/curriculum`. */
    subject: text("subject"),
    grade: integer("grade"),
    visibility: text("visibility", { enum: ["private", "link", "public"] })
      .notNull()
      .default("private"),
    /** Token of its link; stays while the set is private, but opens nothing then. */
    shareToken: text("share_token"),
    showAuthor: integer("show_author", { mode: "boolean" }).notNull().default(false),
    showSchool: integer("show_school", { mode: "boolean" }).notNull().default(false),
    /** Number of teachers who have copied it. */
    copies: integer("copies").notNull().default(0),
    /** Refused, hidden or reported: an administrator reviews its next edition, for any author. */
    watched: integer("watched", { mode: "boolean" }).notNull().default(false),
    /** Folder, one level, visible to its owner alone; empty without one. All sets of a folder spell it alike. */
    folder: text("folder").notNull().default(""),
    folderKey: text("folder_key").notNull().default(""),
    /** Archived: left out of lists and choices; nothing is lost. */
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

/**
 * Columns of a question, in a set and in an edition of the library. Those of `#question/fields` have the names of the fields.
 */
export const questionColumns = {
  position: integer("position").notNull(),
  text: text("text").notNull(),
  options: text("options", { mode: "json" }).$type<Record<string, string>>().notNull(),
  correct: text("correct").notNull(),
  time_limit: integer("time_limit").notNull(),
  points: integer("points").notNull(),
  explanation: text("explanation").notNull().default(""),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  kind: text("kind").notNull().default("choice"),
  /** Fields of this kind besides the options and the right answer. */
  fields: text("fields", { mode: "json" }).$type<Record<string, unknown>>(),
  image: text("image", { mode: "json" }).$type<PictureRef>(),
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
      .on(t.setId, t.outcome, t.createdAt)
      .where(sql`outcome <> ''`),
  ],
);
