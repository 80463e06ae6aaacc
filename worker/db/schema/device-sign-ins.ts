import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Boards that wait for a phone to sign them in; only hashes of both codes are stored. */
export const deviceSignIns = sqliteTable(
  "device_sign_ins",
  {
    /** Hash of the board's secret. */
    deviceHash: text("device_hash").primaryKey(),
    /** Hash of the short code that the phone reads. */
    codeHash: text("code_hash").notNull(),
    /** Key of the client that asked, as limits count it. */
    clientKey: text("client_key").notNull(),
    /** Digits shown on the board alone; the person who confirms types them. */
    digits: text("digits").notNull(),
    device: text("device").notNull(),
    /** Location of the board, as far as the platform knows; empty if unknown. */
    place: text("place").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    state: text("state", { enum: ["waiting", "confirmed", "refused"] }).notNull(),
    /** Account that confirmed, and the version of its tokens at that moment. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    version: integer("version"),
  },
  (t) => [
    uniqueIndex("device_sign_ins_code").on(t.codeHash),
    index("device_sign_ins_client").on(t.clientKey, t.expiresAt),
    index("device_sign_ins_expires").on(t.expiresAt),
    index("device_sign_ins_user").on(t.userId),
  ],
);
