import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Keys that devices made for an account, and by which it is signed in. The secret half never leaves the device. */
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
    /** How often a device says it has signed; 0 for ever where it does not count. */
    counter: integer("counter").notNull(),
    /** How a browser reaches it, as JSON. */
    transports: text("transports", { mode: "json" }).$type<readonly string[]>().notNull(),
    /** It is kept by an account of the device's maker too, and outlives the device. */
    isBackedUp: integer("backed_up", { mode: "boolean" }).notNull(),
    /** The kind of device or program that made it. */
    aaguid: text("aaguid").notNull(),
    createdAt: integer("created_at").notNull(),
    usedAt: integer("used_at"),
  },
  (t) => [index("passkeys_user").on(t.userId, t.createdAt)],
);

/** Challenges that were answered, until they run out by themselves: none is answered twice. */
export const usedChallenges = sqliteTable(
  "used_challenges",
  {
    hash: text("hash").primaryKey(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [index("used_challenges_expires").on(t.expiresAt)],
);
