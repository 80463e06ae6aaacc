import { expect } from "@playwright/test";
import { tokenOf, type Caller } from "./steps";

/** Things that a teacher needs for a lesson, made by calls. They belong to the demo teacher unless another account is named. */

const demo = "ogretmen@ornek.test";

async function made<Reply>({ request }: Caller, email: string, path: string, data: object): Promise<Reply> {
  const headers = { authorization: `Bearer ${await tokenOf({ request }, email)}` };
  const reply = await request.post(path, { headers, data });
  expect(reply.status(), path).toBe(201);
  return (await reply.json()) as Reply;
}

/** Makes a set with its questions and returns its id. */
export async function aSet(
  caller: Caller,
  questions: readonly object[],
  { title = "Sınama", email = demo, grade }: { title?: string; email?: string; grade?: number } = {},
): Promise<string> {
  const path = "/api/question-sets/import";
  const { question_set } = await made<{ question_set: { id: string } }>(caller, email, path, {
    title,
    questions,
    ...(grade && { grade }),
  });
  return question_set.id;
}

/** Makes a class with its students and returns the id that a game's settings name. */
export async function aClass(
  caller: Caller,
  students: readonly { readonly number: number; readonly name: string }[],
): Promise<string> {
  const { class: own } = await made<{ class: { id: string } }>(caller, demo, "/api/classes", {
    name: `7B ${Date.now()}`,
  });
  await made(caller, demo, `/api/classes/${own.id}/students`, { students });
  return own.id;
}
