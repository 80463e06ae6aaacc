import { Suspense, useLayoutEffect } from "react";
import { Frame } from "#answering/frame.tsx";
import question from "#answering/question.module.css";
import { SetLanguage } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { AnsweredQuestion, Missed } from "#answering/own-pace/answered.tsx";
import { Bar } from "#answering/own-pace/bar.tsx";
import { Broken } from "#answering/broken.tsx";
import type { OwnWork } from "#answering/own-pace/own-work";
import { QuestionPart } from "#answering/own-pace/question-part.tsx";
import { Strip } from "#answering/own-pace/strip.tsx";
import { Verdict } from "#answering/own-pace/verdict.tsx";
import type { Page, Work } from "#answering/own-pace/work";
import * as styles from "#answering/own-pace/asking.module.css";

type Props = { readonly now: Work; readonly work: OwnWork };

/** A question, then the verdict on its answer: the head above stays mounted, and changes what it says. */
export function Asking({ now, work }: Props) {
  const { page, homework, last } = now;
  useTop(page);
  if (page.name !== "question" && page.name !== "verdict" && page.name !== "missed") return null;
  const asked = now.questions[page.number] ?? (last?.number === page.number ? last.asked : undefined);
  const isAsking = page.name === "question";
  return (
    <Frame tone="paper" className={cx(question.page, isAsking ? question.beside : styles.told)}>
      <Strip now={now} />
      <Bar now={now} number={page.number} count={homework.question_count} />
      {!isAsking && <Verdict now={now} />}
      {asked && (
        <Broken key={`${asked.question_id} ${isAsking}`} isQuestion isPart>
          <Suspense fallback={<p className={styles.loading}>Soru açılıyor…</p>}>
            <SetLanguage value={asked.lang}>
              {page.name === "question" && <QuestionPart now={now} asked={asked} work={work} />}
              {page.name === "verdict" && last && <AnsweredQuestion now={now} last={last} work={work} />}
              {page.name === "missed" && <Missed now={now} asked={asked} work={work} />}
            </SetLanguage>
          </Suspense>
        </Broken>
      )}
    </Frame>
  );
}

/** Scrolls to the top for every new page. */
function useTop(page: Page): void {
  useLayoutEffect(() => {
    if ("number" in page) document.querySelector("main")?.scrollTo(0, 0);
  }, [page]);
}
