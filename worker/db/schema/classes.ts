import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** A class is its teacher's alone. While `removing_at` is set it is being deleted and nobody sees it any more. */
export const classes = sqliteTable(
  "classes",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Folded: two open classes of a teacher differ in it. */
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

/** Students of a class. No more is known of them than a teacher's list says. */
export const classStudents = sqliteTable(
  "class_students",
  {
    id: text("id").primaryKey(),
    classId: text("class_id")
      .notNull()
      .references(() => classes.id, { onDelete: "cascade" }),
    /** Of the printed card. */
    number: integer("number").notNull(),
    /** The one pupils know, where the class has such. */
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

/** Classes in which a student was before: games and homework of these name the student too. */
export const formerClasses = sqliteTable(
  "former_classes",
  {
    studentId: text("student_id")
      .notNull()
      .references(() => classStudents.id, { onDelete: "cascade" }),
    /** Not a reference: it tells of a student who moved, also when that class is deleted. */
    classId: text("class_id").notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.classId] })],
);

/** Rows that were joined into another student's: results and rooms that know the old id mean that student. */
export const joinedStudents = sqliteTable(
  "joined_students",
  {
    id: text("id").primaryKey(),
    studentId: text("student_id")
      .notNull()
      .references(() => classStudents.id, { onDelete: "cascade" }),
  },
  (t) => [index("joined_students_student").on(t.studentId)],
);

/** The newest code of a student, which links an account once. Its text follows from the id and the key; kept is a hash. */
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
