import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReportReason } from "#protocol/library-words";
import { media } from "./media";
import { users } from "./people";
import { questionColumns, questionSets } from "./question-sets";

/**
 * Editions: what the library shows of a set, copied when its author hands the set in. Later changes become visible when it is
 * handed in again. A set has at most one listed edition, and beside it one that waits or was refused. Triggers in the
 * migrations keep only listed editions in `library_search` (FTS5, by `seq`).
 */
export const librarySets = sqliteTable(
  "library_sets",
  {
    /** Order of listing: the newest listed edition has the highest. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    setId: text("set_id")
      .notNull()
      .references(() => questionSets.id, { onDelete: "cascade" }),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `replaced` only within the batch that lists its successor. */
    state: text("state", { enum: ["pending", "listed", "refused", "hidden", "replaced"] }).notNull(),
    reason: text("reason").notNull().default(""),
    title: text("title").notNull(),
    description: text("description").notNull(),
    language: text("language").notNull(),
    subject: text("subject").notNull(),
    grade: integer("grade"),
    kinds: text("kinds", { mode: "json" }).$type<readonly string[]>().notNull(),
    /** First outcomes of the set, for the list. */
    outcomes: text("outcomes", { mode: "json" }).$type<readonly string[]>().notNull(),
    questionCount: integer("question_count").notNull(),
    pictureCount: integer("picture_count").notNull(),
    /** The set's count, repeated here for sorting. */
    copies: integer("copies").notNull().default(0),
    /** Stamp of the set version that was copied. */
    setUpdatedAt: integer("set_updated_at").notNull(),
    submittedAt: integer("submitted_at").notNull(),
    listedAt: integer("listed_at"),
    /** Texts that the search looks at, folded. */
    titleKey: text("title_key").notNull(),
    topicsKey: text("topics_key").notNull(),
    /** Filter values as words: `sfen g7 ltr kchoice`. */
    facets: text("facets").notNull(),
  },
  (t) => [
    uniqueIndex("library_sets_id").on(t.id),
    index("library_sets_set").on(t.setId, t.state),
    uniqueIndex("library_sets_listed_once")
      .on(t.setId)
      .where(sql`state = 'listed'`),
    index("library_sets_owner").on(t.ownerId, t.state),
    index("library_sets_state").on(t.state, t.submittedAt),
    index("library_sets_copies")
      .on(t.copies, t.seq)
      .where(sql`state = 'listed'`),
  ],
);

export const libraryQuestions = sqliteTable(
  "library_questions",
  {
    id: text("id").primaryKey(),
    setId: text("edition_id")
      .notNull()
      .references(() => librarySets.id, { onDelete: "cascade" }),
    ...questionColumns,
    /** Question text, folded. */
    textKey: text("text_key").notNull(),
  },
  (t) => [index("library_questions_edition").on(t.setId, t.position)],
);

/** Pictures of an edition: they stay as long as it does, even if the set changes. */
export const libraryMedia = sqliteTable(
  "library_media",
  {
    editionId: text("edition_id")
      .notNull()
      .references(() => librarySets.id, { onDelete: "cascade" }),
    mediaId: text("media_id")
      .notNull()
      .references(() => media.id),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.mediaId] }), index("library_media_media").on(t.mediaId)],
);

/** Reports against listed sets. Only administrators read them, without the reporters' names. */
export const libraryReports = sqliteTable(
  "library_reports",
  {
    setId: text("set_id")
      .notNull()
      .references(() => questionSets.id, { onDelete: "cascade" }),
    reporterId: text("reporter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    reason: text("reason").$type<ReportReason>().notNull(),
    text: text("text").notNull().default(""),
    createdAt: integer("created_at").notNull(),
    /** Time an administrator handled the report. */
    resolvedAt: integer("resolved_at"),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.reporterId] }),
    index("library_reports_reporter").on(t.reporterId),
    index("library_reports_open")
      .on(t.setId)
      .where(sql`resolved_at is null`),
    index("library_reports_resolved")
      .on(t.resolvedAt)
      .where(sql`resolved_at is not null`),
  ],
);

/** Origins of a copied set: its source at place 0, the source's source at place 1, and so on. */
export const setOrigins = sqliteTable(
  "set_origins",
  {
    setId: text("set_id")
      .notNull()
      .references(() => questionSets.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    /** Not a reference: the copy outlives what it was copied from. */
    sourceId: text("source_id").notNull(),
    title: text("title").notNull(),
    /** Author's name as shown then; empty if it was not shown, or the account is gone. */
    author: text("author").notNull(),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    copiedAt: integer("copied_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.setId, t.place] }), index("set_origins_author").on(t.authorId)],
);

/** Copies of shared sets: each person counts once. */
export const setCopies = sqliteTable(
  "set_copies",
  {
    sourceId: text("source_id")
      .notNull()
      .references(() => questionSets.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    copyId: text("copy_id").references(() => questionSets.id, { onDelete: "set null" }),
    copiedAt: integer("copied_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.userId] }),
    index("set_copies_user").on(t.userId),
    index("set_copies_copy").on(t.copyId),
  ],
);
