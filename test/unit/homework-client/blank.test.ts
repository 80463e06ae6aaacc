import { expect, test } from "vitest";
import type { HomeworkAnswerReply } from "#protocol/http/replies/homework";
import { newWork, reduce, underWay, type Work } from "#answering/own-pace/work";
import { verdictWords } from "#answering/own-pace/verdict-words";
import { postStored } from "#homework-client/calls";
import { ABrowser, json } from "../browser/a-browser";
import { AServer, CODE } from "./a-homework";

/** A question left blank, in homework that counts net. */

const blank = { attempt: 1, number: 1, question_id: "q1", answer: "" };
function begins(): Work {
  const view = new AServer({ scoring: "net", wrong_costs: 3 }).view();
  return newWork(view, []);
}
const replied = (work: Work): HomeworkAnswerReply =>
  ({
    accepted: true,
    question_id: "q1",
    attempt: 1,
    answer: null,
    verdict: { question_id: "q1", answer: null, is_correct: false, share: null, points_earned: 0 },
    you: { ...work.you, answered: 1, question_number: 2 },
    question: null,
    ahead: [],
  }) as unknown as HomeworkAnswerReply;

test("a question left blank is on its way like an answer, and is one that was left out", () => {
  const before = begins();
  const sent = reduce(before, { type: "answered", answer: blank });
  expect(underWay(sent)).toBe("");
  expect(sent.last).toMatchObject({ number: 1, answer: null });
  const told = reduce(sent, { type: "acknowledged", sent: blank, reply: replied(sent) });
  expect(told).toMatchObject({ page: { name: "verdict", number: 1 }, beads: ["missed"], unsent: [] });
  expect(reduce(told, { type: "linked", link: "idle" }).page).toEqual({ name: "verdict", number: 1 });
  expect(verdictWords(told)).toMatchObject({ tone: "plain", title: "Boş bıraktın" });
});

test("it is sent as null", async () => {
  const browser = new ABrowser();
  const bodies: unknown[] = [];
  browser.answer = (_, { body }) => {
    bodies.push(JSON.parse(body as string));
    return json({});
  };
  await postStored(browser.env, CODE, "s", blank);
  expect(bodies).toEqual([{ question_id: "q1", answer: null, attempt: 1 }]);
});
