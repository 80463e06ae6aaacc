import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { addQuestion, aSet, listSets, readSet, texts } from "../helpers/sets/sets";

async function aTeacherWith(...written: [text: string, outcome: string, change?: object][]) {
  const { token } = await aPerson("teacher");
  const { id } = await aSet(token);
  const ids: string[] = [];
  for (const [question_text, outcome, change] of written) {
    const { question } = await addQuestion(token, id, { question_text, outcome, ...change });
    // Make each question a minute newer than the last; they were written within a few milliseconds.
    const at = Date.UTC(2026, 0, 1) + ids.length * 60_000;
    await env.DB.prepare("UPDATE questions SET created_at = ?1, updated_at = ?1 WHERE id = ?2")
      .bind(at, question.id)
      .run();
    ids.push(question.id);
  }
  const repeat = (outcomes: unknown, title = "Tekrar") =>
    call<QuestionSetReply & { code?: string; error?: string; fields?: object }>("POST", "/api/question-sets/repeat", {
      token,
      body: { title, outcomes },
    });
  const asked = async (...outcomes: string[]) => texts((await repeat(outcomes)).json.question_set);
  return { token, id, ids, repeat, asked };
}

test("a set to repeat holds copies of the teacher's questions with these outcomes, the newest of each in turn", async () => {
  const { token, id, repeat } = await aTeacherWith(
    ["Eski kesir", "Kesir"],
    ["Oran", "Oran"],
    ["Başka", "Alan"],
    ["Kazanımsız", ""],
    ["Yeni kesir", "Kesir", { explanation: "Çünkü", points: 2, time_limit: 45 }],
  );
  await aTeacherWith(["Yabancı", "Kesir"]);
  const { status, json } = await repeat(["Kesir", "Oran"], " Tekrar: Kesir ve Oran ");
  expect([status, json.question_set.title]).toEqual([201, "Tekrar: Kesir ve Oran"]);
  expect(texts(json.question_set)).toEqual(["Yeni kesir", "Oran", "Eski kesir"]);
  expect(json.question_set.questions[0]).toMatchObject({
    question_set_id: json.question_set.id,
    outcome: "Kesir",
    explanation: "Çünkü",
    points: 2,
    time_limit: 45,
  });
  expect(texts(await readSet(token, id))).toHaveLength(5);
});

test("a copied question is asked once, as it was last corrected, and a copy is no newer than its original", async () => {
  const { token, id, ids, asked, repeat } = await aTeacherWith(["Önceki", "Kesir"], ["Sonraki", "Kesir"]);
  await call("POST", `/api/question-sets/${id}/copy`, { token });
  await call("PUT", `/api/questions/${ids[0]}`, { token, body: { correct_option: "B" } });
  expect(await asked("Kesir")).toEqual(["Sonraki", "Önceki"]);
  const { json } = await repeat(["Kesir"]);
  expect(texts(json.question_set)).toEqual(["Sonraki", "Önceki"]);
  expect(json.question_set.questions[1]).toMatchObject({ correct_option: "B" });
});

test("at most twenty, and no outcome takes the places of another", async () => {
  const many = Array.from({ length: 21 }, (_, i): [string, string] => [`Kesir ${i}`, "Kesir"]);
  const { asked } = await aTeacherWith(["Oran", "Oran"], ...many);
  const list = await asked("Oran", "Kesir");
  expect(list).toHaveLength(20);
  expect(list.slice(0, 3)).toEqual(["Kesir 20", "Oran", "Kesir 19"]);
});

test("a set to repeat has the language of its newest question's set", async () => {
  const { token, id, repeat } = await aTeacherWith(["Word", "E.8.1"]);
  await call("PUT", `/api/question-sets/${id}`, { token, body: { language: "en" } });
  expect((await repeat(["E.8.1"])).json.question_set.language).toBe("en");
});

test.each([
  [1_998, ["Yeni", "Eski"]],
  [1_999, ["Yeni"]],
])("[T36] of a full store only the newest two thousand are compared: %i copies", async (count, texts) => {
  const { id, asked } = await aTeacherWith(["Eski", "Kesir"], ["Yeni", "Kesir"]);
  await env.DB.prepare(
    `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ?2)
    INSERT INTO questions (id, set_id, position, text, options, correct, time_limit, points, created_at, updated_at, outcome)
    SELECT ?1 || n, set_id, n, text, options, correct, time_limit, points, created_at + n, updated_at, outcome
    FROM copies, questions WHERE set_id = ?1 AND text = 'Yeni'`,
  )
    .bind(id, count)
    .run();
  expect(await asked("Kesir")).toEqual(texts);
});

test("without such a question nothing is made", async () => {
  const { token, repeat } = await aTeacherWith(["Kazanımsız", ""]);
  for (const outcomes of [["Kesir"], [""]]) {
    const { status, json } = await repeat(outcomes);
    expect([status, json.code, json.error]).toEqual([
      409,
      "nothing_to_repeat",
      "Soru setlerinizde bu kazanımların sorusu yok.",
    ]);
  }
  for (const outcomes of [[], undefined, "Kesir", [7], Array.from({ length: 11 }, String)]) {
    const { status, json } = await repeat(outcomes);
    expect([status, Object.keys(json.fields ?? {})[0]]).toEqual([400, expect.stringMatching(/^outcomes/)]);
  }
  expect((await listSets(token)).total).toBe(1);
});
