import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { searchKey } from "#shared/fold";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { limits } from "#shared/limits";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aWrittenQuestion } from "../../builders/questions";
import { listSets, addQuestion, aSet, readSet, texts } from "../helpers/sets/sets";

test("a set is made, read, renamed and deleted", async () => {
  const { token } = await aPerson("teacher");
  const made = await call<QuestionSetReply>("POST", "/api/question-sets", {
    token,
    body: { title: "  Hücre ve Bölünmeler ", description: "8. sınıf", id: "mine", role: "admin" },
  });
  expect(made.status).toBe(201);
  const set = made.json.question_set;
  expect(set).toEqual({
    id: expect.any(String),
    title: "Hücre ve Bölünmeler",
    description: "8. sınıf",
    language: "tr",
    subject: null,
    grade: null,
    visibility: "private",
    library: null,
    origin: null,
    folder: "",
    archived: false,
    question_count: 0,
    created_at: expect.any(Number),
    updated_at: set.created_at,
    questions: [],
    drafts: [],
  });
  expect(set.id).not.toBe("mine");

  const changed = await call<QuestionSetReply>("PUT", `/api/question-sets/${set.id}`, {
    token,
    body: { title: "Hücre" },
  });
  expect(changed.status).toBe(200);
  expect(changed.json.question_set).toEqual({ ...set, title: "Hücre", updated_at: expect.any(Number) });
  expect(changed.json.question_set.updated_at).toBeGreaterThan(set.updated_at);
  expect(await readSet(token, set.id)).toEqual(changed.json.question_set);

  const gone = await call("DELETE", `/api/question-sets/${set.id}`, { token });
  expect([gone.status, gone.text]).toEqual([204, ""]);
  expect((await call("GET", `/api/question-sets/${set.id}`, { token })).status).toBe(404);
  expect((await call("DELETE", `/api/question-sets/${set.id}`, { token })).status).toBe(404);
});

test.each([
  ["no title", {}, "title"],
  ["an empty title", { title: "   " }, "title"],
  ["a title nobody can see", { title: "\u200b\u200b" }, "title"],
  ["a title of 101", { title: "ş".repeat(101) }, "title"],
  ["half an emoji", { title: "a\ud83d" }, "title"],
  ["a NUL", { title: "a\u0000b" }, "title"],
  ["a title that is a number", { title: 5 }, "title"],
  ["a description of 501", { title: "Set", description: "x".repeat(501) }, "description"],
  ["a description that is a list", { title: "Set", description: [] }, "description"],
])("a set with %s is refused", async (_, body, field) => {
  const { token } = await aPerson("teacher");
  const { status, json } = await call("POST", "/api/question-sets", { token, body });
  expect([status, json.code]).toEqual([400, "validation_failed"]);
  expect(Object.keys(json.fields ?? {})).toEqual([field]);
  expect((await listSets(token)).total).toBe(0);
});

test("a title may have 100 characters, an emoji counting as one", async () => {
  const { token } = await aPerson("teacher");
  expect((await aSet(token, { title: "🦔".repeat(100) })).title).toBe("🦔".repeat(100));
});

test.each([
  ["GET", ""],
  ["POST", ""],
  ["POST", "/import"],
  ["POST", "/repeat"],
  ["GET", "/x"],
  ["PUT", "/x"],
  ["PUT", "/filing"],
  ["PUT", "/folder-name"],
  ["DELETE", "/x"],
  ["POST", "/x/copy"],
])("only teachers come in: %s /api/question-sets%s", async (method, path) => {
  const body = method === "GET" ? undefined : {};
  expect((await call(method, `/api/question-sets${path}`, { body })).status).toBe(401);
  for (const role of ["student", "admin"] as const) {
    const { token } = await aPerson(role);
    expect((await call(method, `/api/question-sets${path}`, { token, body })).status).toBe(403);
  }
});

test("an unknown path and a wrong method keep their own answers", async () => {
  const { token } = await aPerson("teacher");
  expect((await call("GET", "/api/question-sets/x/nope")).status).toBe(404);
  expect((await call("PUT", "/api/question-sets", { token, body: {} })).status).toBe(405);
});

test("another teacher's things do not exist", async () => {
  const owner = await aPerson("teacher");
  const other = await aPerson("teacher");
  const set = await aSet(owner.token, { questions: 2 });
  const path = `/api/question-sets/${set.id}`;
  for (const [method, at, body] of [
    ["GET", path, undefined],
    ["PUT", path, { title: "Benim" }],
    ["DELETE", path, undefined],
    ["POST", `${path}/copy`, undefined],
    ["POST", "/api/questions", { question_set_id: set.id, ...aWrittenQuestion() }],
    ["PUT", `/api/questions/${set.questions[0]!.id}`, { question_text: "Benim" }],
    ["DELETE", `/api/questions/${set.questions[0]!.id}`, undefined],
  ] as const) {
    const { status, json } = await call(method, at, { token: other.token, body });
    expect([method, at, status, json.code]).toEqual([method, at, 404, "not_found"]);
  }
  expect(await readSet(owner.token, set.id)).toEqual(set);
  expect((await listSets(other.token)).items).toEqual([]);
});

test.each(["pending", "rejected"] as const)("a teacher whose approval is %s may write sets", async (approval) => {
  const { token } = await aPerson("teacher", { approval });
  const set = await aSet(token);
  await addQuestion(token, set.id);
  expect((await readSet(token, set.id)).question_count).toBe(1);
});

test("question_ids put the questions in order", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 4 });
  const ids = set.questions.map(({ id }) => id);
  const question_ids = [ids[2], ids[0], ids[3], ids[1]];
  const { json } = await call<QuestionSetReply>("PUT", `/api/question-sets/${set.id}`, {
    token,
    body: { question_ids },
  });
  expect(texts(json.question_set)).toEqual(["Soru 3", "Soru 1", "Soru 4", "Soru 2"]);
  expect(json.question_set.questions.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test.each([
  ["one missing", (ids: string[]) => ids.slice(1)],
  ["one twice", (ids: string[]) => [ids[0], ids[0], ids[1]]],
  ["a foreign one", (ids: string[]) => [...ids.slice(1), "x"]],
  ["one too many", (ids: string[]) => [...ids, "x"]],
  ["none", () => []],
  ["numbers", () => [1, 2, 3]],
  ["no list", () => "abc"],
])("an order with %s is refused and changes nothing", async (_, order) => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 3 });
  const body = { title: "Anders", question_ids: order(set.questions.map(({ id }) => id)) };
  const { status, json } = await call("PUT", `/api/question-sets/${set.id}`, { token, body });
  expect([status, json.code]).toEqual([400, "validation_failed"]);
  expect(Object.keys(json.fields ?? {})[0]).toMatch(/^question_ids/);
  expect(await readSet(token, set.id)).toEqual(set);
});

test("a set has a language: made, imported, changed, copied and listed with it", async () => {
  const { token } = await aPerson("teacher");
  const send = async (method: string, path: string, body?: object) =>
    (await call<QuestionSetReply>(method, `/api/question-sets${path}`, { token, body })).json.question_set;
  const made = await send("POST", "", { title: "Unit 1", language: "EN-gb" });
  const imported = await send("POST", "/import", { title: "Set", language: "ar", questions: [aWrittenQuestion()] });
  expect([made.language, imported.language]).toEqual(["en-GB", "ar"]);
  const changed = await send("PUT", `/${made.id}`, { language: "de" });
  const named = await send("PUT", `/${made.id}`, { title: "Lektion 1" });
  expect([changed.language, named.language]).toEqual(["de", "de"]);
  expect((await send("POST", `/${imported.id}/copy`)).language).toBe("ar");
  expect((await listSets(token)).items.map(({ language }) => language)).toEqual(["ar", "ar", "de"]);
});

test.each([[""], ["türkçe"], ["t"], ["en_US"], ["x".repeat(36)], [5], [null]])(
  "%j is no language of a set",
  async (language) => {
    const { token } = await aPerson("teacher");
    const { status, json } = await call("POST", "/api/question-sets", { token, body: { title: "Set", language } });
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, ["language"]]);
  },
);

test("a copy has the questions, a title that says so, and a life of its own", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { title: "x".repeat(95), questions: 3 });
  const { status, json } = await call<QuestionSetReply>("POST", `/api/question-sets/${set.id}/copy`, { token });
  expect(status).toBe(201);
  const copy = json.question_set;
  expect(copy.title).toBe(`${"x".repeat(92)} (kopya)`);
  expect(texts(copy)).toEqual(texts(set));
  expect(copy.questions.map(({ id }) => id)).not.toEqual(set.questions.map(({ id }) => id));
  await call("DELETE", `/api/question-sets/${set.id}`, { token });
  expect((await readSet(token, copy.id)).question_count).toBe(3);
});

test("a write over a newer state is refused", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  const write = (title: string, if_updated_at: number) =>
    call("PUT", `/api/question-sets/${set.id}`, { token, body: { title, if_updated_at } });
  expect((await write("Birinci sekme", set.updated_at)).status).toBe(200);
  const late = await write("İkinci sekme", set.updated_at);
  expect([late.status, late.json.code]).toEqual([409, "edit_conflict"]);
  expect((await readSet(token, set.id)).title).toBe("Birinci sekme");
});

test("a new question is a change of its set, and says the new stamp", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  const { set_updated_at } = await addQuestion(token, set.id);
  expect(set_updated_at).toBeGreaterThan(set.updated_at);
  const write = (if_updated_at: number) =>
    call("PUT", `/api/question-sets/${set.id}`, { token, body: { title: "Yeni", if_updated_at } });
  expect((await write(set.updated_at)).status).toBe(409);
  expect((await write(set_updated_at)).status).toBe(200);
});

test("[T35] a teacher has only so many sets", async () => {
  const { id, token } = await aPerson("teacher");
  await env.DB.prepare(
    `insert into question_sets (id, owner_id, title, title_key, created_at, updated_at)
     select ?1 || value, ?1, 'S', 's', 1, 1 from json_each(?2)`,
  )
    .bind(id, JSON.stringify(Array.from({ length: limits.quota.approved.sets - 1 }, (_, i) => i)))
    .run();
  const last = await aSet(token, { questions: 1 });
  for (const [path, body] of [
    ["", { title: "Fazla" }],
    ["/import", { title: "Fazla", questions: [aWrittenQuestion()] }],
    [`/${last.id}/copy`, undefined],
  ] as const) {
    const { status, json } = await call("POST", `/api/question-sets${path}`, { token, body });
    expect([path, status, json.code]).toEqual([path, 409, "quota_reached"]);
  }
  expect(await env.DB.prepare("select count(*) as n from questions where set_id = ?").bind(last.id).first("n")).toBe(1);
});

test("games stay when their set goes, and the list tells of the last one", async () => {
  const { id, token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 2 });
  const game = (code: string, status: string, endedAt: number | null, ownerId = id) =>
    env.DB.prepare(
      `insert into games (id, code, owner_id, question_set_id, title, title_key, status, settings, total_questions,
        created_at, ended_at, player_count, questions_asked, correct, answered)
       values (?, ?, ?, ?, 'T', ?, ?, '{}', 2, 1, ?, 4, 2, 6, 7)`,
    )
      .bind(crypto.randomUUID(), code, ownerId, set.id, searchKey("T"), status, endedAt)
      .run();
  expect((await listSets(token)).items[0]?.last_game).toBeNull();
  await game("111111", "completed", 1000);
  await game("222222", "completed", 2000);
  await game("333333", "active", null);
  // A set that was handed over: the teacher before has played it since.
  await game("444444", "completed", 3000, (await aPerson("teacher")).id);
  expect((await listSets(token)).items[0]?.last_game).toEqual({ game_code: "222222", at: 2000, accuracy: 0.75 });
  await call("DELETE", `/api/question-sets/${set.id}`, { token });
  const kept = await env.DB.prepare(
    "select count(*) as n, count(question_set_id) as linked from games where owner_id = ?",
  )
    .bind(id)
    .first();
  expect(kept).toEqual({ n: 3, linked: 0 });
  expect(await env.DB.prepare("select count(*) as n from questions where set_id = ?").bind(set.id).first("n")).toBe(0);
});
