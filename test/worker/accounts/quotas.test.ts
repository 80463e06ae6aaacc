import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { QuestionReply } from "#protocol/http/replies/question-sets";
import { homeworkLimits } from "#protocol/homework-limits";
import { limits } from "#shared/limits";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aWrittenQuestion } from "../../builders/questions";
import { aPicture } from "../helpers/sets/pictures";
import { addQuestion, aSet, readSet } from "../helpers/sets/sets";

const admin = await aPerson("admin");
const { unapproved, approved } = limits.quota;

const fill = (setId: string, bytes: number) =>
  env.DB.prepare("UPDATE question_sets SET bytes = ?2 WHERE id = ?1").bind(setId, bytes).run();
const kept = (setId: string) =>
  env.DB.prepare("SELECT bytes FROM question_sets WHERE id = ?").bind(setId).first<number>("bytes");
/** The size that the database itself finds by looking at every text. */
const counted = (setId: string) =>
  env.DB.prepare(
    `SELECT length(CAST(title AS BLOB)) + length(CAST(description AS BLOB)) + length(CAST(drafts AS BLOB)) - 2
      + coalesce((SELECT sum(length(CAST(text AS BLOB)) + length(CAST(options AS BLOB)) + length(CAST(explanation AS BLOB))
        + coalesce(length(CAST(fields AS BLOB)), 0) + coalesce(length(CAST(image AS BLOB)), 0) + length(CAST(outcome AS BLOB)))
        FROM questions WHERE set_id = question_sets.id), 0) AS bytes FROM question_sets WHERE id = ?`,
  )
    .bind(setId)
    .first<number>("bytes");

test("until approved a teacher has twenty sets, afterwards more", async () => {
  const { id, token } = await aPerson("teacher", { approval: "pending" });
  for (let i = 1; i < unapproved.sets; i++) await aSet(token);
  const create = () => call("POST", "/api/question-sets", { token, body: { title: "Yarış" } });
  const raced = await Promise.all([create(), create(), create(), create()]);
  expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  expect((await create()).json.code).toBe("quota_reached");
  await call("POST", "/api/admin/teachers/approve", { token: admin.token, body: { user_id: id, approve: true } });
  expect((await create()).status).toBe(201);
});

test.each([
  ["games", limits.liveGamesPerTeacher, "'lobby'", "created_at", "1"],
  ["homework", homeworkLimits.openPerTeacher, "NULL", "created_at, opens_at, due_at", "1, NULL, 4e12"],
] as const)(
  "of %s made at once no more are stored than a teacher may have: %i",
  async (table, most, state, times, at) => {
    const { id, token } = await aPerson("teacher");
    const set = await aSet(token, { questions: 1 });
    const numbers = JSON.stringify(Array.from({ length: most - 1 }, (_, i) => i));
    const column = table === "games" ? "status" : "ended_at";
    await env.DB.prepare(
      `INSERT INTO ${table} (id, code, owner_id, title, title_key, settings, total_questions, ${column}, ${times})
      SELECT ?1 || value, ?1 || value, ?1, '', '', '{}', 1, ${state}, ${at} FROM json_each(?2)`,
    )
      .bind(id, numbers)
      .run();
    const body = { question_set_id: set.id, due_at: Date.now() + 86_400_000 };
    const create = () => call("POST", table === "games" ? "/api/game" : "/api/homework", { token, body });
    const raced = await Promise.all([create(), create(), create()]);
    const refused = raced.filter(({ status }) => status === 409);
    expect([raced.length, refused.map(({ json }) => json.code)]).toEqual([3, ["quota_exceeded", "quota_exceeded"]]);
  },
);

test.each([
  ["pending", unapproved.bytes],
  ["rejected", unapproved.bytes],
  ["approved", approved.bytes],
] as const)("a %s teacher's text ends at %d bytes, in every call that writes some", async (approval, bytes) => {
  const { token } = await aPerson("teacher", { approval });
  const set = await aSet(token, { title: "Ş", questions: 1 });
  const [question] = set.questions;
  const size = (await kept(set.id))!;
  const other = await aSet(token, { title: "B" });
  await fill(other.id, bytes - size);
  const body = { question_set_id: set.id, ...aWrittenQuestion() };
  const refusals = [
    await call("POST", "/api/question-sets", { token, body: { title: "A" } }),
    await call("POST", "/api/question-sets/import", { token, body: { title: "A", questions: [aWrittenQuestion()] } }),
    await call("POST", `/api/question-sets/${set.id}/copy`, { token }),
    await call("PUT", `/api/question-sets/${set.id}`, { token, body: { title: "Şş" } }),
    await call("PUT", `/api/question-sets/${set.id}`, { token, body: { drafts: [{ question_text: "?" }] } }),
    await call("POST", "/api/questions", { token, body }),
    await call("PUT", `/api/questions/${question!.id}`, { token, body: { explanation: "ş" } }),
  ];
  expect(refusals.map(({ status, json }) => [status, json.code])).toEqual(refusals.map(() => [409, "quota_reached"]));
  expect(await kept(set.id)).toBe(size);

  // Changes that shorten the text, or leave it as long, still work.
  const renamed = await call("PUT", `/api/question-sets/${set.id}`, { token, body: { title: "S" } });
  expect(renamed.status).toBe(200);
  const shorter = await call<QuestionReply>("PUT", `/api/questions/${question!.id}`, {
    token,
    body: { question_text: "S?", options: { A: "1", B: "2" } },
  });
  expect(shorter.status).toBe(200);
  expect((await call("PUT", `/api/question-sets/${set.id}`, { token, body: { title: "Ş" } })).status).toBe(200);
  expect((await call("DELETE", `/api/questions/${question!.id}`, { token })).status).toBe(204);
  await call("DELETE", `/api/question-sets/${other.id}`, { token });
  expect((await call("POST", "/api/questions", { token, body })).status).toBe(201);
});

test("a set knows its size in UTF-8, whatever is done to it", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { title: "Çiğdem 🎲", questions: 4 });
  const check = async () => expect(await kept(set.id)).toBe(await counted(set.id));
  await check();
  await call("PUT", `/api/question-sets/${set.id}`, { token, body: { title: "İ", description: "açıklama ğ" } });
  await check();
  const drafts = [{ question_text: "yarım kalan", options: { A: "ğ" } }, {}];
  expect((await call("PUT", `/api/question-sets/${set.id}`, { token, body: { drafts } })).status).toBe(200);
  await check();
  const { question } = await addQuestion(token, set.id, { question_text: 'Tırnak " ve \\ ile 🎲', position: 1 });
  await check();
  for (const explanation of ["şöyle", "", "uzun bir açıklama: ğüşiöç"]) {
    await call("PUT", `/api/questions/${question.id}`, { token, body: { explanation } });
    await check();
  }
  await call("PUT", `/api/questions/${question.id}`, {
    token,
    body: { options: { A: "1/2\n", B: "½", C: "\u2028" }, correct_option: "B" },
  });
  await check();
  const ids = (await readSet(token, set.id)).questions.map(({ id }) => id);
  await call("PUT", `/api/question-sets/${set.id}`, { token, body: { question_ids: ids.toReversed() } });
  await check();
  await Promise.all(ids.slice(0, 3).map((id) => call("DELETE", `/api/questions/${id}`, { token })));
  await check();
  const copy = await call<{ question_set: { id: string } }>("POST", `/api/question-sets/${set.id}/copy`, { token });
  expect(await kept(copy.json.question_set.id)).toBe(await counted(copy.json.question_set.id));
});

test("a question with a topic and a picture counts as much when it goes as when it came", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { title: "Ş", questions: 1 });
  const before = await kept(set.id);
  const image = { id: await aPicture(token), alt: "Bir çarkın resmi" };
  const { question } = await addQuestion(token, set.id, { image, outcome: "Türklerin Anadolu'ya gelişi" });
  expect(await kept(set.id)).toBe(await counted(set.id));
  await call("DELETE", `/api/questions/${question.id}`, { token });
  expect(await kept(set.id)).toBe(before);
});

test("a question and a title grow into the last bytes, and not one further", async () => {
  const { token } = await aPerson("teacher", { approval: "pending" });
  const set = await aSet(token, { title: "A" });
  await fill(set.id, unapproved.bytes - 2);
  const rename = (title: string) => call("PUT", `/api/question-sets/${set.id}`, { token, body: { title } });
  expect((await rename("Aşş")).status).toBe(409);
  expect((await rename("Aş")).status).toBe(200);
  expect(await kept(set.id)).toBe(unapproved.bytes);
});
