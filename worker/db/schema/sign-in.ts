import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Sign-ins; each token names its row. An ended session is deleted. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The account's `token_version` at sign-in: once that is raised, this session is over. */
    version: integer("version").notNull(),
    kind: text("kind", { enum: ["usual", "lesson", "board"] }).notNull(),
    /** Way of signing in; `earlier` for a session from before sessions were recorded. */
    way: text("way", { enum: ["password", "passkey", "qr", "code", "earlier"] }).notNull(),
    /** Browser and system in words; the user agent itself is not stored. */
    device: text("device").notNull(),
    form: text("form", { enum: ["computer", "phone", "tablet", "unknown"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    /** Accurate to the hour: a write on every call would cost more than the call. */
    lastSeenAt: integer("last_seen_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expires").on(t.expiresAt)],
);

/** Address changes that wait for the link in the mail to be opened. One for each account. */
export const emailChanges = sqliteTable(
  "email_changes",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Hash of the newest link's token. */
    hash: text("hash").notNull(),
    email: text("email").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("email_changes_hash").on(t.hash), index("email_changes_expires").on(t.expiresAt)],
);
