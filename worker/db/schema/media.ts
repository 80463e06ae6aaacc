import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { games } from "./games";
import { homework } from "./homework";
import { users } from "./people";
import { questions, questionSets } from "./question-sets";

/** Pictures. Their bytes are in R2 under the same id, the SHA-256 of the bytes, so a picture of two teachers is stored once. */
export const media = sqliteTable(
  "media",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: integer("created_at").notNull(),
    /** Last upload or use in a question: an unused picture stays a week from then. */
    touchedAt: integer("touched_at").notNull(),
    /** Null until its bytes are in R2. */
    storedAt: integer("stored_at"),
    /** Start of the deletion of its bytes; nothing may begin to use the picture after that. */
    removingAt: integer("removing_at"),
  },
  (t) => [index("media_touched").on(t.touchedAt, t.id)],
);

/** Teachers who uploaded a picture: counted for their limit. */
export const mediaOwners = sqliteTable(
  "media_owners",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mediaId: text("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
    /** Time of the last upload. */
    uploadedAt: integer("uploaded_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.mediaId] }), index("media_owners_media").on(t.mediaId)],
);

/**
 * Uses of pictures, a row each. The row is deleted with its question, set's drafts or game, and a picture with a row cannot be
 * deleted.
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

/** Pictures of a game from the moment it is opened, so that changes of its set take none away. */
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

/** Pictures of a homework's questions: deleted with the homework, whatever happens to its set. */
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
