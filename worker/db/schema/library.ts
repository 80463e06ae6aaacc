import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReportReason } from "#protocol/library-words";
import { media } from "./media";
import { users } from "./people";
import { questionColumns, questionSets } from "./question-sets";

/**
 * What the library shows of a set: an edition, copied from the set when its author hands it in. What the author writes
 * afterwards is seen when it is handed in again. A set has at most one listed edition, and one beside it that waits or was
 * refused. Triggers of the migrations keep `library_search` (FTS5, by `seq`) to what is listed.
 */
export const librarySets = sqliteTable(
  "library_sets",
  {
    /** The newest listed one has the highest. */
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
    /** The first of its outcomes, for the list. */
    outcomes: text("outcomes", { mode: "json" }).$type<readonly string[]>().notNull(),
    questionCount: integer("question_count").notNull(),
    pictureCount: integer("picture_count").notNull(),
    /** The set's own count, here for the order. */
    copies: integer("copies").notNull().default(0),
    /** The stamp of the set that it was copied from. */
    setUpdatedAt: integer("set_updated_at").notNull(),
    submittedAt: integer("submitted_at").notNull(),
    listedAt: integer("listed_at"),
    /** What the search looks at, folded. */
    titleKey: text("title_key").notNull(),
    topicsKey: text("topics_key").notNull(),
    /** Words that the filters are: `sfen g7 ltr kchoice`. */
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
    /** Its text, folded. */
    textKey: text("text_key").notNull(),
  },
  (t) => [index("library_questions_edition").on(t.setId, t.position)],
);

/** Pictures of an edition: they stay while it does, whatever happens to the set. */
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

/** What somebody has against a listed set. Only administrators read it, and not whose it is. */
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
    /** An administrator has looked. */
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

/** Where a copied set comes from: the set at place 0, what that was copied from at place 1, and so on. */
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
    /** The name as it was shown then; empty where it was not, and where the account is gone. */
    author: text("author").notNull(),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    copiedAt: integer("copied_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.setId, t.place] }), index("set_origins_author").on(t.authorId)],
);

/** Who has copied which shared set: each counts once. */
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
