import { expect, test } from "vitest";
import type { QuestionReply } from "#protocol/http/replies/question-sets";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aSet, readSet } from "../helpers/sets/sets";
import { absentFields } from "../../builders/questions";

const options = { A: "Ankara", B: "Bursa", C: "Çorum" };
const pairs = ["Fransa", "İtalya", "Japonya"].map((left, i) => ({ left, right: ["Paris", "Roma", "Tokyo"][i]! }));

/** For each kind: the fields that are sent, and the fields that are stored. */
const written: readonly [kind: string, sent: object, kept: object, seconds: number][] = [
  ["multi", { options, correct_option: "CA" }, { options, correct_option: "AC" }, 30],
  ["typed", { accepted: [" Ankara ", "?"] }, { accepted: ["Ankara", "?"], typo: true }, 30],
  ["number", { value: "2,50", unit: "cm" }, { value: 2.5, tolerance: 0, unit: "cm" }, 30],
  [
    "number",
    { value: 3, tolerance: 0.5, slider: { min: "0", max: 10, step: "0,5" } },
    { value: 3, tolerance: 0.5, slider: { min: 0, max: 10, step: 0.5 } },
    30,
  ],
  ["order", { items: ["bir", "iki ", "üç"] }, { items: ["bir", "iki", "üç"] }, 45],
  ["match", { pairs }, { pairs }, 45],
  ["poll", { options }, { options }, 30],
  ["cloud", {}, {}, 30],
];

test.each(written)("a question of the kind %s is kept as it was written: %j", async (kind, sent, kept, seconds) => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  const others = { accepted: ["başka"], items: [1], pairs: "yok", value: {}, areas: 3, options: { A: 1 } };
  const body = { question_set_id: set.id, question_text: "Hangisi?", kind, ...others, ...sent };
  const { status, json } = await call<QuestionReply>("POST", "/api/questions", { token, body });
  expect([status, json.question]).toEqual([
    201,
    {
      id: expect.any(String),
      question_set_id: set.id,
      position: 0,
      question_text: "Hangisi?",
      kind,
      ...kept,
      time_limit: seconds,
      points: 1,
      explanation: "",
      image: null,
      ...absentFields,
      updated_at: expect.any(Number),
    },
  ]);
  expect((await readSet(token, set.id)).questions).toEqual([json.question]);
  const { id, question_set_id: _, position: __, updated_at: ___, ...fields } = json.question;
  const again = await call<QuestionReply>("PUT", `/api/questions/${id}`, {
    token,
    body: { ...fields, explanation: "Çünkü" },
  });
  expect([again.status, again.json.question]).toEqual([
    200,
    { ...json.question, explanation: "Çünkü", updated_at: expect.any(Number) },
  ]);
});

test.each([
  ["multi", { options, correct_option: "" }, ["correct_option"]],
  ["multi", { options, correct_option: "AD" }, ["correct_option"]],
  ["typed", { accepted: ["a", "b", "A"] }, ["accepted", "accepted.2"]],
  ["typed", { accepted: "a" }, ["accepted"]],
  ["number", { value: "on" }, ["value"]],
  ["number", { value: 3, tolerance: -1 }, ["tolerance"]],
  ["number", { value: 3, slider: { min: 5, max: 5, step: 1 } }, ["slider", "slider.max"]],
  ["order", { items: ["bir", "iki", ""] }, ["items", "items.2"]],
  ["match", { pairs: [{ left: "", right: "Paris" }, ...pairs.slice(1)] }, ["pairs", "pairs.0.left"]],
  ["spot", { areas: [{ x: 1, y: 1, r: 50 }] }, ["image"]],
  ["poll", { options: { A: "bir" } }, ["options"]],
  ["resim", {}, ["kind"]],
])("a question of the kind %s with %j is refused, and the fault is named", async (kind, sent, fields) => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  const body = { question_set_id: set.id, question_text: "Hangisi?", kind, ...sent };
  const { status, json } = await call("POST", "/api/questions", { token, body });
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, fields]);
  expect((await readSet(token, set.id)).questions).toEqual([]);
});

test("a question changes its kind, and the fields of the old one go", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token, { questions: 1 });
  const { id } = set.questions[0]!;
  const change = async (body: object) =>
    (await call<QuestionReply>("PUT", `/api/questions/${id}`, { token, body })).json.question;
  const typed = await change({ kind: "typed", accepted: ["Ankara"] });
  expect(typed).toMatchObject({ kind: "typed", accepted: ["Ankara"], typo: true });
  expect(Object.keys(typed)).not.toContain("options");
  const back = await change({ kind: "choice", options, correct_option: "B" });
  expect(back).toMatchObject({ kind: "choice", options, correct_option: "B" });
  expect(Object.keys(back)).not.toContain("accepted");
});
