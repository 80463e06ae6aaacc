import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Personal tokens, which a teacher's scripts sign in with. Only the hash of a token is stored. */
export const personalTokens = sqliteTable(
  "personal_tokens",
  {
    id: text("id").primaryKey(),
    hash: text("hash").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    scope: text("scope", { enum: ["read", "sets", "all"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** Written at most every ten minutes. */
    lastUsedAt: integer("last_used_at"),
  },
  (t) => [
    uniqueIndex("personal_tokens_hash").on(t.hash),
    index("personal_tokens_user").on(t.userId, t.createdAt),
    index("personal_tokens_expires").on(t.expiresAt),
  ],
);
