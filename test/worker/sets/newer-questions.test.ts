import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { NewGameReply } from "#protocol/http/replies/games";
import type { NewHomeworkReply } from "#protocol/http/replies/homework";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { aWrittenQuestion } from "../../builders/questions";
import { aPerson } from "../helpers/accounts/people";
import { aStoredSet } from "../helpers/games/a-game";
import { call, callUnchecked, type Refusal } from "../helpers/http";
import { aListedSet } from "../helpers/sets/library";

/** Tests of questions that a newer version has stored, as if it had been rolled back. */

const rowOf = (id: string) => env.DB.prepare("SELECT * FROM questions WHERE id = ?").bind(id).first();

/** Makes the question one of a newer version. */
const becomesNewer = (id: string, { kind = "choice", ...fields }: Readonly<Record<string, unknown>>) =>
  env.DB.prepare("UPDATE questions SET kind = ?, fields = ? WHERE id = ?").bind(kind, JSON.stringify(fields), id).run();

test.each<[name: string, options: object, correct: string, kind?: string, fields?: object]>([
  ["seven options", { A: "a", B: "b", C: "c", D: "d", E: "e", F: "f", G: "g" }, "B"],
  ["several right ones", { A: "a", B: "b", C: "c" }, "AC"],
  ["no options", {}, ""],
  ["a kind of its own", { A: "a", B: "b" }, "A", "hotspot", { areas: [[1, 2]] }],
] as const)(
  "[F28] a question of a newer kind is listed, but neither changed nor played; a game is played without it: %s",
  async (_, options, correct, kind = "choice", fields) => {
    const { id: teacherId, token } = await aPerson("teacher");
    const setId = await aStoredSet(teacherId, 2);
    const id = `${setId}-1`;
    await env.DB.prepare("UPDATE questions SET options = ?, correct = ?, kind = ?, fields = ? WHERE id = ?")
      .bind(JSON.stringify(options), correct, kind, fields ? JSON.stringify(fields) : null, id)
      .run();
    const before = await rowOf(id);
    const changed = await call("PUT", `/api/questions/${id}`, { token, body: { question_text: "Yeni soru" } });
    expect([changed.status, changed.json.code]).toEqual([503, "unavailable"]);
    expect(await rowOf(id)).toEqual(before);
    const play = () => call<NewGameReply & Refusal>("POST", "/api/game", { token, body: { question_set_id: setId } });
    expect((await play()).json).toMatchObject({ game: { total_questions: 1 }, left_out: 1 });
    const set = await call<QuestionSetReply>("GET", `/api/question-sets/${setId}`, { token });
    expect(set.json.question_set.questions).toHaveLength(2);
    const shown = { id, options, correct_option: correct, ...(fields && { kind, ...fields }) };
    expect(set.json.question_set.questions).toContainEqual(expect.objectContaining(shown));
    await call("DELETE", `/api/questions/${setId}-0`, { token });
    const alone = await play();
    expect([alone.status, alone.json.code]).toEqual([503, "unavailable"]);
  },
);

test("[F28] a homework is given without the questions of a newer kind", async () => {
  const { id: teacherId, token } = await aPerson("teacher");
  const question_set_id = await aStoredSet(teacherId, 3);
  await becomesNewer(`${question_set_id}-1`, { kind: "hotspot", areas: [1] });
  const body = { question_set_id, due_at: Date.now() + 86_400_000 };
  const given = await call<NewHomeworkReply>("POST", "/api/homework", { token, body });
  expect(given.json).toMatchObject({ homework: { question_count: 2 }, left_out: 1 });
  await call("DELETE", `/api/questions/${question_set_id}-1`, { token });
  const whole = await call<NewHomeworkReply>("POST", "/api/homework", { token, body });
  expect(Object.keys(whole.json)).toEqual(["homework"]);
});

test("[F28] a change keeps the fields that only a newer version knows; a change of kind does not", async () => {
  const { id: teacherId, token } = await aPerson("teacher");
  const id = `${await aStoredSet(teacherId, 1)}-0`;
  await becomesNewer(id, { hint: "Bir ipucu", steps: [1, 2] });
  const change = async (body: object) => (await callUnchecked("PUT", `/api/questions/${id}`, { token, body })).status;
  expect(await change({ question_text: "Yeni soru", time_limit: 60 })).toBe(200);
  expect(await rowOf(id)).toMatchObject({
    text: "Yeni soru",
    time_limit: 60,
    fields: JSON.stringify({ hint: "Bir ipucu", steps: [1, 2] }),
  });
  // A field that this version knows goes when it is taken out.
  await becomesNewer(id, { kind: "number", value: 3, tolerance: 0, unit: "m", hint: "Bir ipucu" });
  expect(await change({ kind: "number", value: 4, unit: null })).toBe(200);
  expect(JSON.parse(String((await rowOf(id))!.fields))).toEqual({ value: 4, tolerance: 0, hint: "Bir ipucu" });
  expect(await change({ kind: "typed", accepted: ["Dört"], typo: true })).toBe(200);
  expect(JSON.parse(String((await rowOf(id))!.fields))).toEqual({ accepted: ["Dört"], typo: true });
  // Fields that the caller makes up are ignored, as everywhere.
  expect(await change({ made_up: true })).toBe(200);
  expect(String((await rowOf(id))!.fields)).not.toContain("made_up");
});

const newer: readonly Readonly<Record<string, unknown>>[] = [
  { kind: "hotspot", areas: [[1, 2]], accepted: "her şey" },
  { hint: "Bir ipucu" },
];

test("[F28] a copy of a set has its newer questions, and all fields of the others", async () => {
  const { id: teacherId, token } = await aPerson("teacher");
  const setId = await aStoredSet(teacherId, 2);
  for (const [i, fields] of newer.entries()) await becomesNewer(`${setId}-${i}`, fields);
  const { json } = await callUnchecked<QuestionSetReply>("POST", `/api/question-sets/${setId}/copy`, { token });
  expect(await contentIn("questions", "set_id", json.question_set.id)).toEqual(
    await contentIn("questions", "set_id", setId),
  );
});

test("[F28] a copy of an edition of the library has its newer questions, and all fields of the others", async () => {
  const [author, reader] = [await aPerson("teacher"), await aPerson("teacher")];
  const { id, edition } = await aListedSet(author, "Yeni sorular", { questions: newer.map(() => aWrittenQuestion()) });
  for (const [position, { kind = "choice", ...fields }] of newer.entries()) {
    await env.DB.prepare("UPDATE library_questions SET kind = ?, fields = ? WHERE edition_id = ? AND position = ?")
      .bind(kind, JSON.stringify(fields), edition, position)
      .run();
  }
  const made = await callUnchecked<QuestionSetReply>("POST", `/api/library/${id}/copy`, {
    token: reader.token,
    body: {},
  });
  expect(await contentIn("questions", "set_id", made.json.question_set.id)).toEqual(
    await contentIn("library_questions", "edition_id", edition),
  );
});

const contentIn = async (table: string, column: string, id: string) =>
  (
    await env.DB.prepare(
      `SELECT position, text, options, correct, kind, fields, image, outcome FROM ${table} WHERE ${column} = ? ORDER BY position`,
    )
      .bind(id)
      .all()
  ).results;
