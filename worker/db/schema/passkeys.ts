import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Passkeys that devices made for an account. The secret half never leaves the device. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's own id, base64url. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** COSE. */
    publicKey: blob("public_key", { mode: "buffer" }).notNull(),
    /** Number of signatures the device reports; always 0 for a device that does not count. */
    counter: integer("counter").notNull(),
    /** Ways a browser reaches the key, as JSON. */
    transports: text("transports", { mode: "json" }).$type<readonly string[]>().notNull(),
    /** The key is also kept by the device maker's account, and outlives the device. */
    isBackedUp: integer("backed_up", { mode: "boolean" }).notNull(),
    /** Kind of device or program that made the key. */
    aaguid: text("aaguid").notNull(),
    createdAt: integer("created_at").notNull(),
    usedAt: integer("used_at"),
  },
  (t) => [index("passkeys_user").on(t.userId, t.createdAt)],
);

/** Challenges already answered, kept until they expire: none is answered twice. */
export const usedChallenges = sqliteTable(
  "used_challenges",
  {
    hash: text("hash").primaryKey(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("used_challenges_expires").on(t.expiresAt)],
);
