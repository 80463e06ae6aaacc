import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Each sign-in; its token names the row. Ended is deleted. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The account's `token_version`: once that is raised, this session is over. */
    version: integer("version").notNull(),
    kind: text("kind", { enum: ["usual", "lesson", "board"] }).notNull(),
    /** How its owner signed in; `earlier` before sessions were written down. */
    way: text("way", { enum: ["password", "passkey", "qr", "earlier"] }).notNull(),
    /** In words: the browser and its system. What the browser says of itself is not kept. */
    device: text("device").notNull(),
    form: text("form", { enum: ["computer", "phone", "tablet", "unknown"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    /** To the hour: a row written at every call would cost more than the call. */
    lastSeenAt: integer("last_seen_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expires").on(t.expiresAt)],
);

/** An address that an account wants in place of its own, until the link sent there is opened. One an account. */
export const emailChanges = sqliteTable(
  "email_changes",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of the newest link's token. */
    hash: text("hash").notNull(),
    email: text("email").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("email_changes_hash").on(t.hash), index("email_changes_expires").on(t.expiresAt)],
);

/** Host names of schools: a teacher who has proven an address there is approved at once. In ASCII and lower case. */
export const schoolDomains = sqliteTable("school_domains", {
  domain: text("domain").primaryKey(),
  createdAt: integer("created_at").notNull(),
});
