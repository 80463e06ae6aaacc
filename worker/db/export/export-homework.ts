import { desc, eq } from "drizzle-orm";
import type { HomeworkSettings } from "#protocol/http/replies/homework";
import type { Database } from "../database";
import { homework, homeworkPlayers } from "../schema/homework";

/** Homework in a data export: what a teacher gave, and what an account has begun. Results are among the games. */

export async function* ownHomeworkRows(db: Database, userId: string) {
  const rows = await db.select().from(homework).where(eq(homework.ownerId, userId)).orderBy(desc(homework.createdAt));
  for (const row of rows) {
    yield {
      id: row.id,
      code: row.code,
      title: row.title,
      question_set_id: row.questionSetId,
      class_id: row.classId,
      settings: JSON.parse(row.settings) as HomeworkSettings,
      total_questions: row.totalQuestions,
      created_at: row.createdAt,
      opens_at: row.opensAt,
      due_at: row.dueAt,
      closed_at: row.closedAt,
      started: row.started,
      finished: row.finished,
    };
  }
}

export async function* doneHomework(db: Database, userId: string) {
  yield* await db
    .select({ code: homework.code, title: homework.title, joined_at: homeworkPlayers.joinedAt })
    .from(homeworkPlayers)
    .innerJoin(homework, eq(homework.id, homeworkPlayers.homeworkId))
    .where(eq(homeworkPlayers.userId, userId))
    .orderBy(desc(homeworkPlayers.joinedAt));
}
