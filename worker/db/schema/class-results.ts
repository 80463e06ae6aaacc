import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { classes, classStudents } from "./classes";
import { games } from "./games";

/**
 * A student's sums for a finished game of the class, also for a student who was absent. Written and replaced with the game's
 * results, so progress does not need to open any.
 */
export const classResults = sqliteTable(
  "class_results",
  {
    gameId: text("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    studentId: text("student_id")
      .notNull()
      .references(() => classStudents.id, { onDelete: "cascade" }),
    /** Class that played the game, not the class a moved student is in now. Null once that class is deleted. */
    classId: text("class_id").references(() => classes.id, { onDelete: "set null" }),
    playerId: text("player_id").notNull(),
    playedAt: integer("played_at").notNull(),
    /** Questions that closed while the student was there. */
    asked: integer("asked").notNull(),
    /** Questions among them that can be right or wrong, and the sum of the right shares. */
    questions: integer("questions").notNull(),
    credit: real("credit").notNull(),
    /** The same two numbers by outcome, in the order of the game's `class_outcomes`; null if the outcome was not asked. */
    outcomes: text("outcomes", { mode: "json" }).$type<([questions: number, credit: number] | null)[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.studentId] }),
    index("class_results_class").on(t.classId, t.playedAt, t.questions, t.credit),
    index("class_results_student").on(t.studentId, t.playedAt, t.asked),
  ],
);
