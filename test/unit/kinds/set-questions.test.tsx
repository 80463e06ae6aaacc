import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { KindName } from "#question/kinds";
import { aStoredQuestion } from "../../builders/questions";
import { editorKinds } from "#kinds/editor";
import { SetQuestions } from "#kinds/shared/set-questions/set-questions.tsx";

const options = { A: "2", B: "3", C: "4" };
const image = { id: "hucre", alt: "Bitki hücresi" };
const written: Readonly<Record<KindName, readonly [fields: Parameters<typeof aStoredQuestion>[1], shown: RegExp]>> = {
  choice: [{ options, correct_option: "B" }, />3<.*\(doğru\)/],
  multi: [{ kind: "multi", options, correct_option: "AC" }, /\(doğru\).*\(doğru\)/],
  typed: [{ kind: "typed", accepted: ["Ankara"], typo: true }, /Ankara/],
  number: [{ kind: "number", value: -3, tolerance: 0, unit: "°C" }, /−3 °C/],
  order: [{ kind: "order", items: ["bir", "iki", "üç"] }, /bir.*iki.*üç/],
  match: [{ kind: "match", pairs: [{ left: "a", right: "b" }], distractors: [] }, /a.*b/],
  spot: [
    { kind: "spot", image, areas: [{ x: 700, y: 200, r: 60 }] },
    /Bitki hücresi.*--r:0\.06.*soldan %70, üstten %20/,
  ],
  poll: [{ kind: "poll", options }, />4</],
  cloud: [{ kind: "cloud" }, /Kelime bulutu/],
};

test.each(Object.entries(written))("a question of %s is read with its right answer", async (kind, [fields, shown]) => {
  await editorKinds.load([kind as KindName]);
  const questions = [aStoredQuestion(1, fields)];
  const page = renderToStaticMarkup(<SetQuestions questions={questions} language="tr" />);
  expect(page).toMatch(shown);
  expect(page.match(/<img/g)?.length ?? 0).toBe("image" in fields! ? 1 : 0);
});
