import { expect, test, vi } from "vitest";
import type { ListedSet, QuestionSetReply } from "#protocol/http/replies/question-sets";
import type { Page } from "#protocol/http/page";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aSetOf, licence, readLinked, shared } from "../helpers/sets/library";
import { absentFields, aWholeQuestion, aWrittenQuestion } from "../../builders/questions";

const send = (token: string, body: unknown) => call("POST", "/api/question-sets/import", { token, body });
const howMany = async (token: string) =>
  (await call<Page<ListedSet>>("GET", "/api/question-sets", { token })).json.total;

const padded = (bytes: number) => ({ title: "Set", questions: [aWrittenQuestion()], filling: "x".repeat(bytes) });

test("a set of 200 questions comes in as it is, in its order", async () => {
  const { token } = await aPerson("teacher");
  const questions = Array.from({ length: 200 }, (_, i) =>
    aWholeQuestion({
      question_text: `${i + 1}. "soru" 'tırnak' \\ters\nikinci satır 🦔`,
      options: { A: "1", B: "true", C: "null", D: "[]" },
      correct_option: "D",
      time_limit: 5 + i,
      points: (i % 3) as 0 | 1 | 2,
      explanation: "Çünkü öyle.",
    }),
  );
  const { status, json } = await call<QuestionSetReply>("POST", "/api/question-sets/import", {
    token,
    body: { title: "Uzun", questions },
  });
  expect(status).toBe(201);
  expect(json.question_set).toMatchObject({ title: "Uzun", description: "", question_count: 200 });
  expect(json.question_set.questions).toEqual(
    questions.map((question, position) => ({
      ...question,
      kind: "choice",
      image: null,
      ...absentFields,
      id: expect.any(String),
      question_set_id: json.question_set.id,
      position,
      updated_at: expect.any(Number),
    })),
  );
});

test("the largest questions there can be fit into one call", async () => {
  const { token } = await aPerson("teacher");
  const rest = "ş".repeat(199);
  const question = aWrittenQuestion({
    question_text: "ğ".repeat(500),
    options: { A: `A${rest}`, B: `B${rest}`, C: `C${rest}`, D: `D${rest}` },
    explanation: "ü".repeat(500),
  });
  const { status } = await send(token, { title: "Dolu", questions: Array.from({ length: 200 }, () => question) });
  expect(status).toBe(201);
});

test("one bad row: nothing is stored, and the field says which", async () => {
  const { token } = await aPerson("teacher");
  const questions: unknown[] = Array.from({ length: 6 }, () => aWrittenQuestion());
  questions[3] = aWrittenQuestion({ options: { A: "Tek" } });
  questions[4] = aWrittenQuestion({ options: { A: "a", B: "" }, time_limit: 4 });
  const { status, json } = await send(token, { title: "Karışık", questions });
  expect([status, json.code]).toEqual([400, "validation_failed"]);
  expect(json.fields).toEqual({
    "questions.3.options": "En az iki şık gerekli.",
    "questions.4.options": "B şıkkı boş. Yazın, resim ekleyin ya da bu şıkkı silin.",
    "questions.4.options.B": "B şıkkı boş. Yazın, resim ekleyin ya da bu şıkkı silin.",
    "questions.4.time_limit": "Süre en az 5 saniye olabilir.",
  });
  expect(await howMany(token)).toBe(0);
});

test.each([
  ["no list", undefined],
  ["an empty list", []],
  ["an object", { 0: aWrittenQuestion() }],
  ["201 questions", Array.from({ length: 201 }, () => aWrittenQuestion())],
  ["a great many empty ones", Array.from({ length: 200_000 }, () => ({}))],
])("%s is refused as a whole", async (_, questions) => {
  const { token } = await aPerson("teacher");
  const { status, json } = await send(token, { title: "Set", questions });
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, ["questions"]]);
  expect(await howMany(token)).toBe(0);
});

test("a body over four megabytes is refused, one over 256 KiB is not", async () => {
  const { token } = await aPerson("teacher");
  expect((await send(token, padded(300 * 1024))).status).toBe(201);
  const { status, json } = await send(token, padded(4 * 1024 * 1024));
  expect([status, json.code]).toEqual([413, "too_large"]);
  expect((await call("POST", "/api/question-sets", { token, body: padded(300 * 1024) })).status).toBe(413);
});

test("[T48] a stored set is read in parts for a guest and for a game, between which others have their turn", async () => {
  const author = await aPerson("teacher");
  const set = await aSetOf(
    author,
    "Uzun",
    Array.from({ length: 24 }, () => aWrittenQuestion()),
  );
  const { token: link } = await shared(author, set.id, { visibility: "link", licence });
  const wait = vi.spyOn(scheduler, "wait");
  const turns = () => wait.mock.calls.splice(0).filter(([ms]) => ms === 0).length;
  expect((await readLinked(link!)).status).toBe(200);
  expect(turns()).toBe(2);
  const { token } = author;
  expect((await call("POST", "/api/game", { token, body: { question_set_id: set.id } })).status).toBe(201);
  expect(turns()).toBe(2);
  wait.mockRestore();
});

test("[T48] a long list is read in parts, between which others have their turn; faults of set and questions come together", async () => {
  const { token } = await aPerson("teacher");
  const wait = vi.spyOn(scheduler, "wait");
  const questions: object[] = Array.from({ length: 24 }, () => aWrittenQuestion());
  questions[20] = aWrittenQuestion({ question_text: "" });
  const { status, json } = await send(token, { title: "", questions });
  expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([
    400,
    ["title", "questions.20.question_text"],
  ]);
  expect(wait.mock.calls.filter(([ms]) => ms === 0).length).toBeGreaterThanOrEqual(2);
  wait.mockRestore();
  expect(await howMany(token)).toBe(0);
});
