import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { homeZone } from "#shared/home-zone";
import { schools } from "./schools";

/**
 * D1 knows only ASCII: `*_key` columns hold the text folded by `searchKey` (Turkish case, I ı İ i as one letter).
 * Times are epoch milliseconds.
 */

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** Name, e-mail and school, folded for search. */
    searchKey: text("search_key").notNull(),
    role: text("role", { enum: ["admin", "teacher", "student"] }).notNull(),
    school: text("school").notNull().default(""),
    /** School that an administrator, its domain or an invitation has named; `school` is what the person has written. */
    schoolId: text("school_id").references(() => schools.id, { onDelete: "set null" }),
    approval: text("approval", { enum: ["approved", "pending", "rejected"] }).notNull(),
    rejectionReason: text("rejection_reason").notNull().default(""),
    /** Time of the suspension; null while the account may be used. */
    suspendedAt: integer("suspended_at"),
    suspensionReason: text("suspension_reason").notNull().default(""),
    /** Rights of administration besides the role: an account of the role `admin` has all of them. */
    rights: text("rights", { enum: ["none", "all", "library", "school"] })
      .notNull()
      .default("none"),
    /** School whose people an account with the right `school` administers. */
    rightsSchool: text("rights_school").references(() => schools.id, { onDelete: "set null" }),
    /** Whether an administrator gets mails about what waits, and the day of the last daily one. */
    waitingMail: integer("waiting_mail", { mode: "boolean" }).notNull().default(true),
    waitingMailDay: text("waiting_mail_day").notNull().default(""),
    passwordHash: text("password_hash").notNull(),
    /** Time a mailed link set the password; null for one chosen at registration, or by somebody who knew the one before. */
    passwordByMailAt: integer("password_by_mail_at"),
    /** An administrator set the password, where no mail can be sent: its owner chooses another one at the next sign-in. */
    isFirstPassword: integer("is_first_password", { mode: "boolean" }).notNull().default(false),
    /** Raised by a new password, a rejection and signing out: every token signed before is refused. */
    tokenVersion: integer("token_version").notNull().default(1),
    verifiedAt: integer("verified_at"),
    /** Name of the IANA list: everything is shown in its hours. */
    timeZone: text("time_zone").notNull().default(homeZone),
    lastLoginAt: integer("last_login_at"),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_newest").on(t.createdAt, t.searchKey),
    index("users_role_newest").on(t.role, t.createdAt, t.searchKey),
    index("users_role_created").on(t.role, t.approval, t.createdAt),
    index("users_school")
      .on(t.schoolId, t.createdAt)
      .where(sql`school_id is not null`),
    index("users_suspended")
      .on(t.suspendedAt)
      .where(sql`suspended_at is not null`),
    index("users_rights_school")
      .on(t.rightsSchool)
      .where(sql`rights_school is not null`),
    index("users_rights")
      .on(t.rights)
      .where(sql`rights <> 'none'`),
  ],
);

/**
 * Registrations whose address nobody has proven yet, each with the data entered. A link and its password together open the
 * account. Then the address's other registrations are deleted, but this row stays so that the used link can be recognised.
 */
export const registrations = sqliteTable(
  "registrations",
  {
    /** Hash of the newest link's token. */
    hash: text("hash").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    role: text("role", { enum: ["teacher", "student"] }).notNull(),
    school: text("school").notNull(),
    passwordHash: text("password_hash").notNull(),
    timeZone: text("time_zone").notNull().default(homeZone),
    createdAt: integer("created_at").notNull(),
    /** End of the link; a new one can be requested while the row exists. */
    expiresAt: integer("expires_at").notNull(),
    /** Account that it became. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [
    index("registrations_email").on(t.email, t.createdAt),
    index("registrations_created").on(t.createdAt),
    index("registrations_user").on(t.userId),
  ],
);

/** Links mailed to accounts. Only the hash of a token is stored; a new token of a kind ends the older one. */
export const mailTokens = sqliteTable(
  "mail_tokens",
  {
    hash: text("hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Version 0.1 wrote the other kinds: `verify` is still read, `notice` only counted. */
    kind: text("kind", { enum: ["verify", "reset", "notice", "passkey"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (t) => [index("mail_tokens_user").on(t.userId, t.kind), index("mail_tokens_expires").on(t.expiresAt)],
);

/**
 * Counters of people and clients, such as wrong passwords (`worker/shared/counting/limits.ts`). Unknown addresses are counted too,
 * so that both are slowed alike; mailboxes that no domain approves any more stand here too (`used-mailboxes.ts`). Keys are hashes.
 * `failures` is the length of `times`: an older version reads it.
 */
export const loginFailures = sqliteTable(
  "login_failures",
  {
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    lockedUntil: integer("locked_until").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** Times of the failures that still count, oldest first: a JSON array. */
    times: text("times").notNull().default("[]"),
  },
  (t) => [index("login_failures_updated").on(t.updatedAt)],
);

/**
 * Browsers that an account has signed in from; other people's wrong passwords do not block them. Stores a hash of the browser's
 * secret.
 */
export const knownDevices = sqliteTable(
  "known_devices",
  {
    hash: text("hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: integer("used_at").notNull(),
  },
  (t) => [index("known_devices_user").on(t.userId, t.usedAt), index("known_devices_used").on(t.usedAt)],
);
