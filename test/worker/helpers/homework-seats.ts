import type { HomeworkPupilsReply, HomeworkSeatsReply } from "#protocol/http/replies/homework";
import { aHomework, join } from "./a-homework";
import { call } from "./http";
import { from } from "./networks";

/** Seats of a homework by the networks that they were taken from, and what its teacher does about them. */

export const [school, elsewhere] = ["203.0.113.30", "198.51.100.40"];

export const aClassOf = (count: number) =>
  aHomework({ pupils: Array.from({ length: count }, (_, i) => ({ name: `Öğrenci ${i + 1}` })) });
export type Given = Awaited<ReturnType<typeof aHomework>>;

/** Looks up a number and then confirms it, with one key. */
export async function sitsAt(code: string, number: number, ip: string) {
  const body = { number, join_key: crypto.randomUUID() };
  await join(code, body, from(ip));
  return join(code, { ...body, confirm: true }, from(ip));
}

export const teacherPage = ({ id, teacher: { token } }: Given, ip = school) =>
  call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token, headers: from(ip) });

export const asTeacher = (
  { id, teacher: { token } }: Given,
  deed: "free-seats" | "keep-seats" | "remove-pupils",
  body: object,
) => call<HomeworkSeatsReply>("POST", `/api/homework/${id}/${deed}`, { token, body });
