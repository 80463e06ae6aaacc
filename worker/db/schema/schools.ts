import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Schools as administrators keep them. A teacher belongs to one by `users.school_id`. */
export const schools = sqliteTable(
  "schools",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    city: text("city").notNull().default(""),
    /** Name and city, folded, with a line break between them: two schools of one city differ in name. */
    searchKey: text("search_key").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [uniqueIndex("schools_key").on(t.searchKey)],
);

/** Host names of schools: a teacher who has proven an address there is approved at once. ASCII, lower case. */
export const schoolDomains = sqliteTable(
  "school_domains",
  {
    domain: text("domain").primaryKey(),
    createdAt: integer("created_at").notNull(),
    /** Null for a domain that was added before schools were kept, or without one. */
    schoolId: text("school_id").references(() => schools.id, { onDelete: "set null" }),
  },
  (t) => [index("school_domains_school").on(t.schoolId)],
);

/**
 * Invitations of teachers by mail. The link makes an approved account; the row is deleted once an account has the address. Only
 * the hash of the newest link's token is stored.
 */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text("id").primaryKey(),
    hash: text("hash").notNull(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    schoolId: text("school_id").references(() => schools.id, { onDelete: "set null" }),
    createdAt: integer("created_at").notNull(),
    sentAt: integer("sent_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("invitations_hash").on(t.hash),
    uniqueIndex("invitations_email").on(t.email),
    index("invitations_school")
      .on(t.schoolId)
      .where(sql`school_id is not null`),
    index("invitations_newest").on(t.createdAt),
  ],
);

/**
 * A person's use on one day, once that day is over: kept even if the games, or the account, are deleted. Days are numbered
 * in Istanbul's time.
 */
export const usageDays = sqliteTable(
  "usage_days",
  {
    day: integer("day").notNull(),
    /** Not a reference. */
    userId: text("user_id").notNull(),
    /** School of an account that was deleted; of any other account `users` says it. */
    schoolId: text("school_id").references(() => schools.id, { onDelete: "set null" }),
    games: integer("games").notNull(),
    players: integer("players").notNull(),
    homework: integer("homework").notNull(),
    /** 1 on the day the account was made. */
    isNew: integer("is_new").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.userId] }),
    index("usage_days_user").on(t.userId),
    index("usage_days_school")
      .on(t.schoolId)
      .where(sql`school_id is not null`),
  ],
);
