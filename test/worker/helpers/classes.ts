import type { ClassReply, StudentsReply } from "#protocol/http/replies/classes";
import { call } from "./http";

type Row = { number: number; name: string; school_no?: number; time_factor?: number };

/** A class made through the API, with students of these names numbered from 1. */
export async function aClass(token: string, { name = "7B Fen", students = [] as readonly (string | Row)[] } = {}) {
  const { status, json, text } = await call<ClassReply>("POST", "/api/classes", { token, body: { name } });
  if (status !== 201) throw new Error(`${status} ${text}`);
  const { id } = json.class;
  if (students.length === 0) return { id, studentIds: [] };
  const rows = students.map((row, i) => (typeof row === "string" ? { number: i + 1, name: row } : row));
  const added = await call<StudentsReply>("POST", `/api/classes/${id}/students`, { token, body: { students: rows } });
  if (added.status !== 201) throw new Error(`${added.status} ${added.text}`);
  return { id, studentIds: added.json.students.map((student) => student.id) };
}

export async function readClass(token: string, id: string): Promise<ClassReply["class"]> {
  const { status, json, text } = await call<ClassReply>("GET", `/api/classes/${id}`, { token });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json.class;
}

/** The class as a list of "number name". */
export const roll = async (token: string, id: string): Promise<string[]> =>
  (await readClass(token, id)).students.map(({ number, name }) => `${number} ${name}`);
