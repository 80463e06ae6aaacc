import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Boards that wait for a phone to sign them in; of both codes only a hash is kept. */
export const deviceSignIns = sqliteTable(
  "device_sign_ins",
  {
    /** Of the board's own secret. */
    deviceHash: text("device_hash").primaryKey(),
    /** Of the short code that the phone reads. */
    codeHash: text("code_hash").notNull(),
    /** Stands for the client that asked, as limits count it. */
    clientKey: text("client_key").notNull(),
    /** Stand on the board alone; who confirms types them. */
    digits: text("digits").notNull(),
    device: text("device").notNull(),
    /** Where the board is, as far as the platform knows; empty where it does not. */
    place: text("place").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    state: text("state", { enum: ["waiting", "confirmed", "refused"] }).notNull(),
    /** Who confirmed, and with which version of the account's tokens. */
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
