import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** A class belongs to one teacher. While `removing_at` is set it is being deleted and nobody sees it. */
export const classes = sqliteTable(
  "classes",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Folded name: unique among a teacher's open classes. */
    nameKey: text("name_key").notNull(),
    createdAt: integer("created_at").notNull(),
    archivedAt: integer("archived_at"),
    removingAt: integer("removing_at"),
  },
  (t) => [
    index("classes_owner").on(t.ownerId, t.archivedAt),
    uniqueIndex("classes_owner_name")
      .on(t.ownerId, t.nameKey)
      .where(sql`archived_at is null and removing_at is null`),
    index("classes_removing")
      .on(t.removingAt)
      .where(sql`removing_at is not null`),
  ],
);

/** Students of a class. Holds no more than a teacher's list says. */
export const classStudents = sqliteTable(
  "class_students",
  {
    id: text("id").primaryKey(),
    classId: text("class_id")
      .notNull()
      .references(() => classes.id, { onDelete: "cascade" }),
    /** Number of the printed card. */
    number: integer("number").notNull(),
    /** Number that pupils know, if the class has such numbers. */
    schoolNo: integer("school_no"),
    name: text("name").notNull(),
    timeFactor: real("time_factor").notNull().default(1),
    /** The account that has claimed this seat. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: integer("created_at").notNull(),
    removingAt: integer("removing_at"),
  },
  (t) => [
    uniqueIndex("class_students_number")
      .on(t.classId, t.number)
      .where(sql`removing_at is null`),
    uniqueIndex("class_students_school_no")
      .on(t.classId, t.schoolNo)
      .where(sql`removing_at is null`),
    uniqueIndex("class_students_user")
      .on(t.userId, t.classId)
      .where(sql`user_id is not null`),
    index("class_students_class").on(t.classId),
    index("class_students_removing")
      .on(t.removingAt)
      .where(sql`removing_at is not null`),
  ],
);

/**
 * Classes in which an account has, or had, a place. Seats of other students there are never the account's, whoever was signed in when
 * they were taken.
 */
export const classAccounts = sqliteTable(
  "class_accounts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Not a reference: homework of a deleted class may still write its result. */
    classId: text("class_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.classId] })],
);

/** Classes a student was in before: their games and homework name the student too. */
export const formerClasses = sqliteTable(
  "former_classes",
  {
    studentId: text("student_id")
      .notNull()
      .references(() => classStudents.id, { onDelete: "cascade" }),
    /** Not a reference: stays as a record even after that class is deleted. */
    classId: text("class_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.classId] })],
);

/** Rows joined into another student's: results and rooms that know the old id mean that student. */
export const joinedStudents = sqliteTable(
  "joined_students",
  {
    id: text("id").primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => classStudents.id, { onDelete: "cascade" }),
    /** Null once all homework knows of the join; until then the time of the join, or of the last try to tell it. */
    owedSince: integer("owed_since"),
  },
  (t) => [
    index("joined_students_student").on(t.studentId),
    index("joined_students_owed")
      .on(t.owedSince)
      .where(sql`owed_since is not null`),
  ],
);

/** Newest code of a student, which links an account once. The code follows from the id and the key; only its hash is stored. */
export const classCodes = sqliteTable(
  "class_codes",
  {
    id: text("id").notNull(),
    studentId: text("student_id")
      .primaryKey()
      .references(() => classStudents.id, { onDelete: "cascade" }),
    hash: text("hash").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (t) => [uniqueIndex("class_codes_hash").on(t.hash), index("class_codes_expires").on(t.expiresAt)],
);
