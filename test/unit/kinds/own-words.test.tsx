import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PlayerAnswer } from "#protocol/http/replies/players";
import { WordsByCount } from "#kinds/cloud/words-by-count.tsx";
import { AnswerList as OwnAnswers } from "#answering/after/answer-list.tsx";
import { phoneKinds } from "#kinds/phone";
import { AboutAnswers } from "#kinds/shared/about-answers.tsx";
import { AnswerList } from "#kinds/shared/answer-list.tsx";
import { TextCounts } from "#kinds/shared/written/report/text-counts.tsx";

const tex = String.raw`$\Huge\rule{6em}{6em}$`;
const texts = [{ text: tex, count: 2, is_correct: false, why: null }] as never;
const typed = {
  kind: "typed",
  question_id: "q",
  question_text: "Ne?",
  correct_option: null,
  answer: tex,
  solution: { accepted: ["Ankara"] },
};

/** A formula that is typeset stands as "(formül)" on a page without its script. */
const shown = (page: ReactNode) => {
  const markup = renderToStaticMarkup(page);
  return markup.includes("(formül)") ? "typeset" : markup.includes(tex) ? "as written" : "absent";
};

await phoneKinds.load(["typed", "choice"]);
const pages: Readonly<Record<string, ReactNode>> = {
  "a cloud as a list": <WordsByCount texts={texts} />,
  "answers in the report": <TextCounts texts={texts} />,
  "a sentence about them": <AboutAnswers question={{ kind: "typed" }}>{`Yanlış ${tex}`}</AboutAnswers>,
  "a player's answers": <AnswerList answers={[typed as unknown as PlayerAnswer]} isOwn={false} />,
  "the pupil's own answers": <OwnAnswers answers={[typed as unknown as PlayerAnswer]} kindOf={phoneKinds.usePart} />,
};

test.each(Object.keys(pages))("an answer in a pupil's own words is no formula: %s", (name) => {
  expect(shown(pages[name])).toBe("as written");
});

test("an option that the author wrote stays a formula in a sentence about answers", () => {
  const question = { kind: "choice", options: { A: tex, B: "2" } } as const;
  expect(shown(<AboutAnswers question={question}>{`B: ${tex}`}</AboutAnswers>)).toBe("typeset");
  const answered = { ...question, question_text: "Ne?", correct_option: "B", answer: "A", is_correct: false };
  const list = [answered as unknown as PlayerAnswer];
  expect(shown(<OwnAnswers answers={list} kindOf={phoneKinds.usePart} />)).toBe("typeset");
});
