import { heldBy } from "#protocol/class-limits";
import * as z from "zod";
import { NewStudent, NewStudentsBody, StudentsImportBody } from "#protocol/http/classes";
import type { Roll } from "#db/classes/class-roll";
import { markStudent, unlinkAccount } from "#db/classes/class-students";
import { comparable } from "#question/text";
import { studentMoves } from "./student-moves";
import { route } from "#services/request/route";
import { parsed } from "#services/request/body";
import { listFaults, refuseFaults, refuseFull } from "#services/classes/class-list";
import { bareStudent, classReply, ownClass, studentIn, writtenRoll } from "#services/classes/own-class";
import { Refused } from "#services/request/refused";
import { begunRemoval, finishStudent } from "#services/upkeep/class-removal";

/** The students of a class: a list is saved as a whole or not at all, and only over the version that was read. */
export const classStudents = [
  route("POST /api/classes/:id/students", async (c, { body: wanted, reply }) => {
    c.set("answerIsNotKept", true);
    const isList = "students" in wanted;
    const news = isList ? parsed(NewStudentsBody, wanted).students : [parsed(NewStudent, wanted)];
    const { rows } = await writtenRoll(c, ({ students }, { id: making, mayExist, wasMade }) => {
      const idOf = (i: number) => (isList ? `${making}-${i}` : making);
      const made = mayExist ? students.filter(({ id }) => id === making || id.startsWith(`${making}-`)) : [];
      if (made.length > 0) return { rows: made };
      if (wasMade) throw new Refused("not_found");
      refuseFull(students.length, news.length);
      const faults = listFaults(news, students);
      if (!isList && faults["students.0.number"]) {
        throw new Refused("student_number_taken", { fields: { number: faults["students.0.number"] } });
      }
      refuseFaults(isList ? faults : unlisted(faults));
      return { rows: news.map((student, i) => ({ id: idOf(i), ...student, account: { linked: false } })) };
    });
    const students = rows.map(bareStudent);
    return reply({ students, ...(!isList && { student: students[0]! }) });
  }),
  route("POST /api/classes/:id/import", async (c, { body: { students: wanted }, reply }) => {
    c.set("answerIsNotKept", true);
    const { added, renamed, roll } = await writtenRoll(c, (roll, { id, wasMade }) => {
      if (!wasMade) return imported(roll, wanted, id);
      const made = roll.students.filter((student) => student.id.startsWith(`${id}-`));
      return { rows: [], added: made.length, renamed: 0 };
    });
    // A key that made more before comes with another list.
    const unchanged = Math.max(wanted.length - added - renamed, 0);
    return reply({ ...classReply(roll), added, renamed, unchanged });
  }),
  route("PUT /api/classes/:id/students/:student", async (c, { body: change, reply }) => {
    const { rows } = await writtenRoll(c, (roll) => {
      const student = studentIn(c, roll);
      const next = bareStudent({ ...student, ...given(change) });
      const faults = unlisted(listFaults([next], roll.students));
      if (faults["number"]) throw new Refused("student_number_taken", { fields: faults });
      refuseFaults(faults);
      return { rows: [next] as const };
    });
    return reply({ student: rows[0] });
  }),
  ...studentMoves,
  route("DELETE /api/classes/:id/students/:student", async (c, { reply }) => {
    const { class: found } = await ownClass(c);
    const studentId = c.req.param("student");
    if (!(await markStudent(c.get("db"), found.id, studentId))) throw new Refused("not_found");
    await begunRemoval(c, finishStudent(c.env, { classId: found.id, studentId }));
    return reply();
  }),
  route("DELETE /api/classes/:id/students/:student/account", async (c, { reply }) => {
    const roll = await ownClass(c);
    await unlinkAccount(c.get("db"), roll.class.id, studentIn(c, roll).id);
    return reply();
  }),
];

/** Matches rows by number: a student with the same name stays, and one with another name is renamed only on request. */
function imported(
  { students }: Roll,
  wanted: readonly z.output<typeof StudentsImportBody>["students"][number][],
  making: string,
) {
  const faults: Record<string, string> = {};
  let renamed = 0;
  const rows = wanted.map(({ rename, ...row }, i) => {
    const present = students.find(({ number }) => number === row.number);
    const { time_factor = present?.time_factor ?? 1 } = row;
    if (!present) return { id: `${making}-${i}`, ...row, time_factor };
    const isSame = comparable(present.name) === row.name.normalize("NFC");
    if (!isSame && !rename) faults[`students.${i}.name`] = heldBy(row.number, present.name);
    if (!isSame) renamed += 1;
    return { ...bareStudent(present), time_factor, name: row.name, school_no: row.school_no ?? present.school_no };
  });
  const kept = new Set(rows.map(({ id }) => id));
  const others = students.filter(({ id }) => !kept.has(id));
  const added = rows.filter(({ id }) => !students.some((student) => student.id === id)).length;
  refuseFull(students.length, added);
  refuseFaults({ ...listFaults(rows, others), ...faults });
  return { rows, added, renamed };
}

/** Turns the faults of a one-row list into faults of the body itself. */
const unlisted = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, text]) => [field.replace("students.0.", ""), text]));

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof Fields]?: Exclude<Fields[K], undefined>;
  };
