import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { games } from "./games";
import { homework } from "./homework";
import { users } from "./people";
import { questions, questionSets } from "./question-sets";

/** Pictures: their bytes are in R2 under the same id, which is their SHA-256. So a picture that two teachers have is kept once. */
export const media = sqliteTable(
  "media",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When it was last uploaded or put into a question: a picture that nothing uses stays a week from then. */
    touchedAt: integer("touched_at").notNull(),
    /** Null until R2 has its bytes. */
    storedAt: integer("stored_at"),
    /** Since then its bytes are being deleted; nothing may begin to use it. */
    removingAt: integer("removing_at"),
  },
  (t) => [index("media_touched").on(t.touchedAt, t.id)],
);

/** Who has uploaded it: that many a teacher may have. */
export const mediaOwners = sqliteTable(
  "media_owners",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mediaId: text("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
    /** When last. */
    uploadedAt: integer("uploaded_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.mediaId] }), index("media_owners_media").on(t.mediaId)],
);

/**
 * What uses a picture, a row each: with the question, the set's drafts or the game the row goes by itself, and a picture that
 * one of them names cannot be deleted.
 */
const mediaId = () =>
  text("media_id")
    .notNull()
    .references(() => media.id);

export const questionMedia = sqliteTable(
  "question_media",
  {
    questionId: text("question_id")
      .notNull()
      .references(() => questions.id, { onDelete: "cascade" }),
    mediaId: mediaId(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.mediaId] }), index("question_media_media").on(t.mediaId)],
);

export const draftMedia = sqliteTable(
  "draft_media",
  {
    setId: text("set_id")
      .notNull()
      .references(() => questionSets.id, { onDelete: "cascade" }),
    mediaId: mediaId(),
  },
  (t) => [primaryKey({ columns: [t.setId, t.mediaId] }), index("draft_media_media").on(t.mediaId)],
);

/** From the moment it is opened, so that what happens to its set takes no picture from a game. */
export const gameMedia = sqliteTable(
  "game_media",
  {
    gameId: text("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    mediaId: mediaId(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.mediaId] }), index("game_media_media").on(t.mediaId)],
);

/** Of a homework's questions: they go with it, whatever happens to its set. */
export const homeworkMedia = sqliteTable(
  "homework_media",
  {
    homeworkId: text("homework_id")
      .notNull()
      .references(() => homework.id, { onDelete: "cascade" }),
    mediaId: mediaId(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.mediaId] }), index("homework_media_media").on(t.mediaId)],
);
