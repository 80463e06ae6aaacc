import { noOtherStudent } from "#protocol/http/classes";
import { classLimits } from "#protocol/class-limits";
import type { StudentReply } from "#protocol/http/replies/classes";
import { tracesOf } from "#db/classes/class-removal";
import { classRoll, type Roll } from "#db/classes/class-roll";
import { joinStudents, studentMeant } from "#db/classes/join-students";
import { moveStudent } from "#db/classes/move-student";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { bareStudent, ownClass } from "#services/classes/own-class";
import { unlessAway } from "#services/games/host-screens";
import { isPlayingInRooms } from "#services/games/rooms";
import { joinStudentsInHomework } from "#services/homework/homework-rooms";
import { Refused, refused } from "#services/request/refused";

type Student = Roll["students"][number];

/** Attempts at a batch whose rows somebody else is changing at the same moment. */
const ATTEMPTS = 8;

/** Moving a student to another class, and merging two rows of one pupil. Both may be repeated. */
export const studentMoves = [
  route("POST /api/classes/:id/students/:student/move", async (c, { body: { class_id: to }, reply }) => {
    const roll = await ownClass(c);
    const studentId = c.req.param("student");
    const student = roll.students.find(({ id }) => id === studentId);
    if (student && roll.class.id !== to) {
      await refuseWhilePlaying(c, roll, [student], "taşıyın");
    }
    const now = roll.class.id === to ? roll : await moved(c, { studentId, from: roll.class.id, to });
    return reply(studentIn(now, studentId));
  }),
  route("POST /api/classes/:id/students/:student/join", async (c, { body: { student_id: wanted }, reply }) => {
    if (wanted === c.req.param("student")) {
      throw new Refused("validation_failed", { fields: { student_id: noOtherStudent } });
    }
    const db = c.get("db");
    const [roll, ...pair] = await Promise.all([
      ownClass(c),
      studentMeant(db, c.req.param("student")),
      studentMeant(db, wanted),
    ]);
    const stays = await join(c, roll, pair);
    const { ids, classIds } = await tracesOf(db, roll.class.id, stays);
    const [now] = await Promise.all([
      classRoll(db, c.get("user").id, roll.class.id),
      unlessAway(c, "homework_join_owed", joinStudentsInHomework(c.env, stays, { ids, classIds })),
    ]);
    return reply(studentIn(now, stays));
  }),
];

async function moved(c: AppContext, where: { studentId: string; from: string; to: string }): Promise<Roll | null> {
  const { fault, roll } = await moveStudent(c.get("db"), { ownerId: c.get("user").id, ...where });
  if (fault === null) return roll;
  if (fault === "class_full") throw new Refused(fault, { sentence: `Bu sınıf dolu (${classLimits.students}).` });
  if (fault === "school_no") {
    const school_no = "Öğrencinin okul numarası o sınıfta başkasının.";
    throw new Refused("student_number_taken", { sentence: school_no, fields: { school_no } });
  }
  if (fault === "account") {
    throw new Refused("class_already_linked", { sentence: "Öğrencinin hesabı o sınıfta başka bir öğrenciye bağlı." });
  }
  throw new Refused(fault);
}

/** Merges two rows and returns the id that stays. If they are already one, it returns that one. */
async function join(c: AppContext, roll: Roll, [stays, goes]: [string, string]): Promise<string> {
  const db = c.get("db");
  const classId = roll.class.id;
  if (stays === goes) return stays;
  const pair = [stays, goes].flatMap((id) => roll.students.find((student) => student.id === id) ?? []);
  if (pair.length < 2) throw new Refused("not_found");
  await refuseWhilePlaying(c, roll, pair, "birleştirin");
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const fault = await joinStudents(db, { classId, stays, goes });
    if (fault === null) return stays;
    if (fault === "two_accounts") throw new Refused(fault);
    const [now, other] = await Promise.all([studentMeant(db, stays), studentMeant(db, goes)]);
    if (now === other) return now;
    if (fault === "not_found") throw new Refused(fault);
  }
  throw new Refused("class_conflict");
}

async function refuseWhilePlaying(
  c: AppContext,
  roll: Roll,
  students: readonly Student[],
  doing: string,
): Promise<void> {
  const traces = await Promise.all(students.map(({ id }) => tracesOf(c.get("db"), roll.class.id, id)));
  for (const [i, { ids, games }] of traces.entries()) {
    const codes = games.flatMap(({ code, status }) => (status === "completed" ? [] : code));
    if (!(await isPlayingInRooms(c.env, codes, ids))) continue;
    const sentence = `${students[i]!.name} şu anda bir oyunda. Oyun bitince ${doing}.`;
    throw new Refused("student_playing", { sentence });
  }
}

function studentIn(roll: Roll | null, studentId: string): StudentReply {
  const student = roll?.students.find(({ id }) => id === studentId) ?? refused("not_found");
  return { student: bareStudent(student) };
}
