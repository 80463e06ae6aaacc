import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { HomeworkResult } from "#protocol/http/replies/homework";
import { OverPage } from "#features/homework/work/pages/over-page.tsx";
import { aSeat, AServer } from "./a-homework";

const { homework } = new AServer().view();
const best: HomeworkResult["best"] = { attempt: 1, answered: 7, right: 6, judged: 7, score: 6 };
const result: HomeworkResult = { player_id: "p", nickname: "Ayşe K.", marble: 7, best, beads: [] };

const page = (result: HomeworkResult | null, unsent = 0) =>
  renderToStaticMarkup(<OverPage homework={homework} result={result} code="ABC2345" seat={aSeat} unsent={unsent} />);
const headingOf = (markup: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(markup)?.[1];

test("after the end a pupil who answered everything in time is not said to be out of time", () => {
  expect(headingOf(page(result))).toBe("Ödev bitti");
  expect(page(result)).toContain("7 soru cevapladın, 6 doğru.");
  expect(page(result)).not.toMatch(/Süresi doldu|Yetişemediysen/);
});

test("after the end a pupil who left something open reads that the time is over, and whom to ask", () => {
  const partly = { ...result, best: { ...best, answered: 6 } };
  expect(headingOf(page(partly))).toBe("Süresi doldu");
  expect(page(partly, 1)).toMatch(/1 cevabın bu cihazda kaldı.*Yetişemediysen öğretmenine söyle/);
  expect(headingOf(page(null))).toBe("Süresi doldu");
});
