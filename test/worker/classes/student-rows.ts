import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { StudentProgressReply, StudentReply } from "#protocol/http/replies/classes";
import { database } from "#db/database";
import { classStudents } from "#db/schema/classes";
import { call, type Refusal } from "../helpers/http";

export const DAY = 24 * 3_600_000;

type At = { readonly token: string; readonly classId: string; readonly student: string };

/** Moves a student to another class. */
export const move = ({ token, classId, student }: At, class_id: string) =>
  call<StudentReply & Refusal>("POST", `/api/classes/${classId}/students/${student}/move`, {
    token,
    body: { class_id },
  });

/** Merges two rows of one student. */
export const join = ({ token, classId, student }: At, student_id: string) =>
  call<StudentReply & Refusal>("POST", `/api/classes/${classId}/students/${student}/join`, {
    token,
    body: { student_id },
  });

/** Links a student with an account, without a code. */
export const link = (student: string, userId: string) =>
  database(env.DB).update(classStudents).set({ userId }).where(eq(classStudents.id, student));

/** A pupil's own figures, without those of the class. */
export function own({ progress, games, missed }: StudentProgressReply) {
  const { class_games: _games, class_credit: _credit, ...figures } = progress;
  return { figures, games: games.map(({ class_credit: _class, ...game }) => game), missed };
}
