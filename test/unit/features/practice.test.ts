import { expect, test } from "vitest";
import type { MissedReply } from "#protocol/http/replies/players";
import { answered, begun, goneOn, rightOf, type Practice } from "#features/practice/practice";

const questions = [
  { id: "q1", text: "Kaç?", options: { A: "1", B: "2" }, correct: "B", explanation: "Çünkü iki." },
  { id: "q2", kind: "multi", text: "Hangileri?", options: { A: "2", B: "9", C: "7" }, correct: "AC", lang: "en" },
  { id: "q3", kind: "typed", text: "Başkent?", accepted: ["Ankara"], typo: true },
] as unknown as readonly MissedReply["questions"][number]["question"][];
const missed: MissedReply = {
  game_code: "123456",
  title: "Nehirler",
  questions: questions.map((question) => ({ question, answer: null })),
};
const start = () => begun(missed, () => 0.5);
const through = (practice: Practice, ...answers: readonly string[]) =>
  answers.reduce((before, value) => goneOn(answered(before, value)), practice);

test("a question is shown without its right answer, and without a clock", () => {
  const { asked, page } = start();
  expect(page).toEqual({ name: "question", number: 1 });
  expect(asked[1]).toMatchObject({
    question_text: "Kaç?",
    options: { A: "1", B: "2" },
    ends_at: null,
    time_limit: null,
  });
  expect(JSON.stringify([asked[1], asked[2], asked[3]])).not.toMatch(/Ankara|Çünkü|"AC"|"correct"/);
  expect(asked[2]).toMatchObject({ kind: "multi", lang: "en", question_number: 2, total_questions: 3 });
});

test("the judge of its kind shows the right answer, with the explanation", () => {
  const { page, last, beads } = answered(start(), "B");
  expect(page).toEqual({ name: "verdict", number: 1 });
  expect(last?.verdict).toMatchObject({ is_correct: true, share: 1, correct_option: "B", explanation: "Çünkü iki." });
  expect(beads).toEqual(["right"]);
});

test("part credit is a bead of its own, a slip is forgiven, and the end counts right answers", () => {
  const end = through(start(), "A", "A", "ankraa");
  expect(end.beads).toEqual(["wrong", "partial", "right"]);
  expect([end.page, rightOf(end)]).toEqual([{ name: "finished" }, 1]);
});

test.each([
  ["what can be no answer", (practice: Practice) => answered(practice, "F")],
  ["a second answer", (practice: Practice) => answered(answered(practice, "A"), "B")],
  ["going on unasked", goneOn],
])("%s changes nothing", (_, change) => {
  const practice = start();
  const after = change(practice);
  expect(after.beads.length).toBeLessThanOrEqual(1);
  expect(after.beads[0] ?? "wrong").toBe("wrong");
});
