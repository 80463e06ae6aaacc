import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlayerAnswer } from "#protocol/http/replies/players";
import type { KindName } from "#question/kinds";
import { AnswerList } from "#kinds/shared/answer-list.tsx";

const options = { A: "Işık", B: "Su", C: "Toprak" };
const image = { id: "harita", alt: "Harita", width: 800, height: 600 };
const told: Readonly<Record<KindName, readonly [fields: object, right: string | null]>> = {
  choice: [{ options, correct_option: "A" }, "Doğru cevap A: Işık"],
  multi: [{ options, correct_option: "AC" }, "Doğru cevap A, C: Işık, Toprak"],
  typed: [{ solution: { accepted: ["mitokondri", "mitokondriyon"] } }, "Doğru cevap: mitokondri"],
  number: [{ unit: "cm", solution: { value: 2.5, tolerance: 0.1 } }, "Doğru cevap: 2,5 cm"],
  order: [{ options, slots: 3, correct_option: "BAC" }, "Doğru cevap B, A, C: Su; Işık; Toprak"],
  match: [{ left: ["x", "y", "z"], options, correct_option: "BAC" }, "Doğru cevap B, A, C: x: Su; y: Işık; z: Toprak"],
  spot: [{ image, solution: { areas: [{ x: 450, y: 500, r: 80 }] } }, "Doğru cevap: soldan %45, üstten %50"],
  poll: [{ options }, null],
  cloud: [{}, null],
};

test.each(Object.entries(told))(
  "the right answer to a question of %s is shown once, if it has one",
  (kind, [fields, right]) => {
    const answer = { kind, question_id: "q", question_text: "Hangisi?", correct_option: null, answer: null, ...fields };
    const page = renderToStaticMarkup(<AnswerList answers={[answer as PlayerAnswer]} isOwn={false} />);
    expect(/Doğru cevap[^]*(?=<\/p>)/.exec(page)?.[0].replace(/<[^>]*>/g, "") ?? null).toBe(right);
  },
);
