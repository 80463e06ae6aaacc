import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlayerAnswer } from "#protocol/http/replies/players";
import { phoneKinds } from "#kinds/phone";
import { AnswerList } from "#answering/after/answer-list.tsx";

const options = { A: "Işık", B: "Su" };
const listed = (fields: object) => {
  const answer = { question_id: "q", question_text: "Hangisi?", correct_option: null, ...fields };
  return renderToStaticMarkup(<AnswerList answers={[answer as PlayerAnswer]} kindOf={phoneKinds.usePart} />);
};

test("the right answer is shown only where the question has one", async () => {
  await phoneKinds.load(["choice", "typed", "number", "poll", "cloud"]);
  expect(listed({ options, correct_option: "A", answer: "B", is_correct: false })).toMatch(/Doğru cevap A: .*Işık/);
  const city = { options: { A: "Ankara", B: "İzmir" }, correct_option: "A", answer: "B", is_correct: false };
  expect(listed(city).replaceAll(/<[^>]*>/g, "")).toContain("Doğru cevap A: Ankara");
  const height = { kind: "number", solution: { value: 5137 }, unit: "m", answer: "3500", is_correct: false };
  expect(listed(height).replaceAll(/<[^>]*>/g, "")).toContain("Doğru cevap: 5.137 m");
  const typed = { kind: "typed", solution: { accepted: ["Işık"] }, answer: "Su", is_correct: false };
  expect(listed(typed).replaceAll(/<[^>]*>/g, "")).toContain("Doğru cevap: IşıkSenin cevabın: Su");
  expect(listed({ kind: "poll", options, answer: "B", is_correct: null })).not.toContain("Doğru cevap");
  expect(listed({ kind: "cloud", answer: "yaprak", is_correct: null })).not.toContain("Doğru cevap");
});

test("a question is listed with its picture", () => {
  const answer = { options, correct_option: "A", answer: "A", is_correct: true };
  expect(listed({ ...answer, image: { id: "harita", alt: "Harita" } })).toMatch(
    /<img[^>]* src="\/media\/harita" alt="Harita" loading="lazy"/,
  );
  expect(listed(answer)).not.toContain("<img");
});
