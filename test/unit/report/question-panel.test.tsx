import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QuestionPanel } from "#features/report/questions/question-panel.tsx";
import { aReport } from "./a-report";

test("a question of a game without phones has no answering time, neither of all nor of one", () => {
  const { questions, players } = aReport("AB", [["Ali", "AB"]]);
  const question = { ...questions[0]!, average_response_ms: 4_000, median_response_ms: 4_000 };
  const by = { nickname: "Ali", answer: { ...players[0]!.answers[0]!, response_time_ms: 4_000 } };
  const panel = (isTimed: boolean) =>
    renderToStaticMarkup(<QuestionPanel {...{ question, by, isTimed }} who="kişi" isNet={false} onClose={() => {}} />);
  expect(panel(true).match(/Cevap süresi/g)).toHaveLength(2);
  expect(panel(false)).not.toContain("Cevap süresi");
});
