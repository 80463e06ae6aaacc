import { expect, test } from "vitest";
import { chatRequest } from "#features/exchange/import/chat-request";
import { writtenForms, writtenMore } from "#features/exchange/import/answers/written-forms";
import { nameOf } from "#question/name-of";
import { read, reasons, verdicts } from "../reading";

const kinds = ["choice", "multi", "choice", "typed", "number", "order", "match", "poll", "cloud"];

test("every form that is explained is read as it is explained", () => {
  for (const [i, { name, text }] of writtenForms.entries()) {
    const result = read(`${text}\n${writtenMore}`);
    expect([name, verdicts(result), result.rows.map(({ question }) => nameOf(question))]).toEqual([
      name,
      ["taken"],
      [kinds[i]],
    ]);
    expect(result.rows[0]!.question).toMatchObject({
      explanation: "Neden doğru olduğu.",
      time_limit: 45,
      points: 2,
      outcome: "M.8.1.2.3",
    });
  }
});

test.each([
  ["Kesirler", "“Kesirler” konusunda 5 soru üret."],
  ["  ", "Aşağıdaki metinden 5 soru üret."],
])("the request names its subject: %s", (topic, first) => {
  const request = chatRequest({ topic, count: 5 });
  expect(request.startsWith(first)).toBe(true);
  expect(request.endsWith("Metin:\n")).toBe(topic.trim() === "");
});

test("an answer that is the request's own examples is read without a fault, also with the names of their kinds", () => {
  const request = chatRequest({ topic: "Kesirler", count: 9 });
  const answer = request.slice(request.indexOf("[Çoktan"), request.indexOf("Köşeli ayraçtaki"));
  for (const text of [answer, answer.replace(/^\[.*\]\n/gm, "")]) {
    const result = read(text);
    expect([verdicts(result), reasons(result)]).toEqual([kinds.map(() => "taken"), []]);
    expect(result.rows.map(({ question }) => nameOf(question))).toEqual(kinds);
  }
});
