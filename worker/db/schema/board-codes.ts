import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Codes that sign in a board on one day, made at home. Only the hash of a code is stored; a used one is deleted. */
export const boardCodes = sqliteTable(
  "board_codes",
  {
    id: text("id").primaryKey(),
    hash: text("hash").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Version of the account's tokens then: a changed password and signing out everywhere end the code. */
    version: integer("version").notNull(),
    /** The day such as 2026-12-04, from its first to its last moment in the owner's time zone. */
    day: text("day").notNull(),
    startsAt: integer("starts_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("board_codes_hash").on(t.hash),
    index("board_codes_user").on(t.userId, t.startsAt),
    index("board_codes_expires").on(t.expiresAt),
  ],
);
