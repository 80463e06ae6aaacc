import type { ClassReply, CodesReply, OwnClassesReply, StudentsReply } from "#protocol/http/replies/classes";
import { ask, student } from "./asking";

/** A class with its codes and a linked account. */
export async function aClassAndItsCodes(): Promise<string> {
  const { class: made } = await ask<ClassReply>("POST /api/classes", { body: { name: "7-B" } });
  const at = { id: made.id };
  const { students } = await ask<StudentsReply>("POST /api/classes/:id/students", {
    at,
    body: { students: [1, 2, 3].map((number) => ({ number, name: `Ayşe ${number}` })) },
  });
  const [first, second, third] = students.map(({ id }) => ({ ...at, student: id }));
  await ask("POST /api/classes/:id/import", {
    at,
    body: { students: [{ number: 4, school_no: 412, name: "Ece Su" }] },
  });
  await ask("PUT /api/classes/:id/students/:student", { at: first!, body: { time_factor: 1.5 } });
  const { class: other } = await ask<ClassReply>("POST /api/classes", { body: { name: "7-C" } });
  await ask("POST /api/classes/:id/students/:student/move", { at: first!, body: { class_id: other.id } });
  const back = { id: other.id, student: first!.student };
  await ask("POST /api/classes/:id/students/:student/move", { at: back, body: { class_id: made.id } });
  await ask("POST /api/classes/:id/students/:student/join", { at: first!, body: { student_id: third!.student } });
  await ask("DELETE /api/classes/:id/students/:student", { at: second! });
  await ask<CodesReply>("POST /api/classes/:id/codes", { at });
  const { codes } = await ask<CodesReply>("GET /api/classes/:id/codes", { at });
  const { code } = codes.find(({ student_id }) => student_id === first!.student)!;
  await ask("POST /api/classes/claim", { token: student.token, body: { code, confirm: false } });
  await ask("POST /api/classes/claim", { token: student.token, body: { code } });
  await ask("PUT /api/classes/:id", { at, body: { name: "8-B" } });
  return made.id;
}

/** Asks for the progress of a class that has played. */
export async function theProgressOf(classId: string): Promise<void> {
  const at = { id: classId };
  await ask("GET /api/classes");
  await ask("GET /api/classes/:id/progress", { at, query: "?from=1" });
  const { class: found } = await ask<ClassReply>("GET /api/classes/:id", { at });
  const linked = { ...at, student: found.students.find(({ account }) => account.linked)!.id };
  await ask("GET /api/classes/:id/students/:student", { at: linked });
  await ask("GET /api/classes/:id/students/:student/export", { at: linked });
  const { classes } = await ask<OwnClassesReply>("GET /api/classes/mine", { token: student.token });
  await ask("GET /api/classes/mine/:student", { token: student.token, at: { student: classes[0]!.student_id } });
  await ask("DELETE /api/classes/:id/students/:student/account", { at: linked });
  await ask("DELETE /api/classes/:id", { at });
}
