import { expect, test } from "vitest";
import type { OutcomesReply, QuestionReply } from "#protocol/http/replies/question-sets";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { absentFields, aWrittenQuestion } from "../../builders/questions";
import { addQuestion, aSet, readSet, texts } from "../helpers/sets/sets";

test("a question has its defaults and comes at the end", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 1 });
  const { question } = await addQuestion(token, set.id, {
    question_text: " Kaç?\r\nSeç. ",
    options: { B: " 2 ", A: "1" },
  });
  expect(question).toEqual({
    id: expect.any(String),
    question_set_id: set.id,
    position: 1,
    question_text: "Kaç?\nSeç.",
    options: { A: "1", B: "2" },
    correct_option: "A",
    time_limit: 30,
    points: 1,
    explanation: "",
    kind: "choice",
    image: null,
    ...absentFields,
    updated_at: expect.any(Number),
  });
  expect((await readSet(token, set.id)).questions[1]).toEqual(question);
});

test("a question can be put in between, and the place is kept within the set", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 2 });
  await addQuestion(token, set.id, { question_text: "Baştaki", position: 0 });
  await addQuestion(token, set.id, { question_text: "Sondaki", position: 99 });
  const after = await readSet(token, set.id);
  expect(texts(after)).toEqual(["Baştaki", "Soru 1", "Soru 2", "Sondaki"]);
  expect(after.questions.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

const long = (length: number) => "ş".repeat(length);
const two = { A: "Evet", B: "Hayır" };

test.each([
  ["an empty text", { question_text: " \n " }, ["question_text"]],
  ["a text of 1501", { question_text: long(1501) }, ["question_text"]],
  ["no text", { question_text: undefined }, ["question_text"]],
  ["half an emoji", { question_text: "\udd94?" }, ["question_text"]],
  ["no options", { options: undefined }, ["options"]],
  ["options in a list", { options: ["Evet", "Hayır"] }, ["options"]],
  ["options that are null", { options: null }, ["options"]],
  ["one option", { options: { A: "Evet" } }, ["options"]],
  ["a gap", { options: { A: "Evet", C: "Hayır" } }, ["options"]],
  ["no A", { options: { B: "Evet", C: "Hayır" }, correct_option: "B" }, ["options"]],
  ["seven options", { options: { A: "1", B: "2", C: "3", D: "4", E: "5", F: "6", G: "7" } }, ["options"]],
  ["lower case letters", { options: { a: "1", b: "2" } }, ["options"]],
  ["an option that is a number", { options: { A: "1", B: 2 } }, ["options", "options.B"]],
  ["an empty option", { options: { A: "1", B: " " } }, ["options", "options.B"]],
  ["an invisible option", { options: { A: "1", B: "\u200b" } }, ["options", "options.B"]],
  ["an option of 401", { options: { A: "1", B: long(401) } }, ["options", "options.B"]],
  ["two equal options", { options: { A: "aynı", B: "b", C: " aynı " } }, ["options", "options.C"]],
  ["two options equal but for spaces", { options: { A: "a b", B: "a  b" } }, ["options", "options.B"]],
  ["a right one that is not there", { options: two, correct_option: "C" }, ["correct_option"]],
  ["a right one in lower case", { correct_option: "a" }, ["correct_option"]],
  ["an inherited right one", { correct_option: "constructor" }, ["correct_option"]],
  ["no right one", { correct_option: undefined }, ["correct_option"]],
  ["4 seconds", { time_limit: 4 }, ["time_limit"]],
  ["301 seconds", { time_limit: 301 }, ["time_limit"]],
  ["half a second", { time_limit: 30.5 }, ["time_limit"]],
  ["seconds in a text", { time_limit: "30" }, ["time_limit"]],
  ["no seconds at all", { time_limit: null }, ["time_limit"]],
  ["3 points", { points: 3 }, ["points"]],
  ["points in a text", { points: "1" }, ["points"]],
  ["an explanation of 1001", { explanation: long(1001) }, ["explanation"]],
  ["a place below zero", { position: -1 }, ["position"]],
])("a question with %s is refused", async (_, change, fields) => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 1 });
  const body = { question_set_id: set.id, ...aWrittenQuestion(), ...change };
  const made = await call("POST", "/api/questions", { token, body });
  expect([made.status, made.json.code, Object.keys(made.json.fields ?? {})]).toEqual([
    400,
    "validation_failed",
    fields,
  ]);
  expect(await readSet(token, set.id)).toEqual(set);
});

test("options with a prototype's key are refused, not taken over", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  const body = JSON.stringify({ question_set_id: set.id, ...aWrittenQuestion() });
  for (const key of ["__proto__", "constructor", "toString"]) {
    const hostile = body.replace('"A":"Ankara"', `"${key}":{"A":"x"},"A":"Ankara"`);
    const { status, json } = await call("POST", "/api/questions", { token, body: hostile });
    expect([key, status, Object.keys(json.fields ?? {})]).toEqual([key, 400, ["options"]]);
  }
});

test.each([
  [
    "the longest of everything",
    { question_text: long(500), options: { A: long(200), B: "b" }, explanation: long(500) },
  ],
  ["emoji, each one character", { question_text: "🦔".repeat(500) }],
  ["powers that differ", { options: { A: "x²", B: "x2", C: "mg", D: "Mg" } }],
  ["numbers as words of JSON", { options: { A: "1", B: "true", C: "null", D: '{"A":1}' }, correct_option: "D" }],
  ["HTML, which is text", { question_text: "<script>alert(1)</script> & <b>" }],
  ["5 seconds and no points", { time_limit: 5, points: 0 }],
  ["300 seconds and double points", { time_limit: 300, points: 2 }],
])("a question with %s is kept as it is", async (_, change) => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  const { question } = await addQuestion(token, set.id, change);
  expect(question).toMatchObject(change);
  expect((await readSet(token, set.id)).questions).toEqual([question]);
});

test.each([
  ["the text alone", { question_text: "Yeni" }],
  ["the right one alone", { correct_option: "D" }],
  ["options and right one", { options: two, correct_option: "B" }],
  ["time, points, explanation", { time_limit: 90, points: 2, explanation: "Çünkü" }],
])("a question changes in %s and keeps the rest", async (_, change) => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 2 });
  const before = set.questions[0]!;
  const path = `/api/questions/${before.id}`;
  const { status, json } = await call<QuestionReply>("PUT", path, { token, body: { ...change, id: "x", position: 7 } });
  expect(status).toBe(200);
  expect(json.question).toEqual({ ...before, ...change, updated_at: expect.any(Number) });
  expect(json.question.updated_at).toBeGreaterThan(before.updated_at);
  const after = await readSet(token, set.id);
  expect(after.questions).toEqual([json.question, set.questions[1]]);
  expect(after.updated_at).toBe(json.set_updated_at);
});

test.each([
  ["options without the right one", { options: two }, ["correct_option"]],
  ["a right one without its option", { correct_option: "D" }, ["correct_option"]],
  ["an empty text", { question_text: "" }, ["question_text"]],
  ["an explanation that is null", { explanation: null }, ["explanation"]],
  ["options that are null", { options: null }, ["options"]],
])("a change to %s is refused and changes nothing", async (_, change, fields) => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  const { question } = await addQuestion(token, set.id, { options: { A: "1", B: "2", C: "3" }, correct_option: "C" });
  const { status, json } = await call("PUT", `/api/questions/${question.id}`, { token, body: change });
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, fields]);
  expect((await readSet(token, set.id)).questions).toEqual([question]);
});

test("a change over a newer state is refused, and the newer text stays", async () => {
  const { token } = await aPerson("teacher");
  const { question } = await addQuestion(token, (await aSet(token)).id);
  const write = (question_text: string) =>
    call<QuestionReply & { code: string }>("PUT", `/api/questions/${question.id}`, {
      token,
      body: { question_text, if_updated_at: question.updated_at },
    });
  expect((await write("Birinci sekme")).status).toBe(200);
  const late = await write("İkinci sekme");
  expect([late.status, late.json.code]).toEqual([409, "edit_conflict"]);
  expect(texts(await readSet(token, question.question_set_id))).toEqual(["Birinci sekme"]);
});

test("twenty questions sent at once all come in, each at a place of its own", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  await Promise.all(Array.from({ length: 20 }, (_, i) => addQuestion(token, set.id, { question_text: `Soru ${i}` })));
  const { questions } = await readSet(token, set.id);
  expect(questions.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, i) => i));
});

test("[T35] a set takes 200 questions, and not one more", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 199 });
  const body = { question_set_id: set.id, ...aWrittenQuestion() };
  const answers = await Promise.all([1, 2, 3].map(() => call("POST", "/api/questions", { token, body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe("question_set_full");
  expect((await readSet(token, set.id)).question_count).toBe(200);
});

test("a deleted question leaves no gap", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 3 });
  const path = `/api/questions/${set.questions[1]!.id}`;
  expect((await call("DELETE", path, { token })).status).toBe(204);
  expect((await call("DELETE", path, { token })).status).toBe(404);
  const after = await readSet(token, set.id);
  expect(after.questions.map(({ question_text, position }) => [question_text, position])).toEqual([
    ["Soru 1", 0],
    ["Soru 3", 1],
  ]);
  expect(after.updated_at).toBeGreaterThan(set.updated_at);
});

test.each([
  ["POST", "/api/questions"],
  ["PUT", "/api/questions/x"],
  ["DELETE", "/api/questions/x"],
])("only teachers write questions: %s %s", async (method, path) => {
  expect((await call(method, path, { body: {} })).status).toBe(401);
  for (const role of ["student", "admin"] as const) {
    const { token } = await aPerson(role);
    expect((await call(method, path, { token, body: {} })).status).toBe(403);
  }
});

test("a question needs a set that is there", async () => {
  const { token } = await aPerson("teacher");
  const send = (question_set_id: unknown) =>
    call("POST", "/api/questions", { token, body: { ...aWrittenQuestion(), question_set_id } });
  expect((await send("yok")).status).toBe(404);
  expect((await send(undefined)).json.fields).toHaveProperty("question_set_id");
  expect((await send(7)).status).toBe(400);
  expect((await call("GET", "/api/questions/x", { token })).status).toBe(405);
});

test("a teacher's outcomes are listed once each, without anybody else's", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  for (const outcome of ["M.8.1.2.3", "Kesirler", "M.8.1.2.3", ""]) await addQuestion(token, set.id, { outcome });
  const own = await call<OutcomesReply>("GET", "/api/questions/outcomes", { token });
  expect(own.json.outcomes).toEqual(["Kesirler", "M.8.1.2.3"]);
  const stranger = await aPerson("teacher");
  const other = await call<OutcomesReply>("GET", "/api/questions/outcomes", { token: stranger.token });
  expect(other.json.outcomes).toEqual([]);
});
