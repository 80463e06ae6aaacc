import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import type { MissedReply } from "#protocol/http/replies/players";
import { nameOf } from "#question/name-of";
import { AnsweredQuestion } from "#answering/own-pace/answered.tsx";
import * as asking from "#answering/own-pace/asking.module.css";
import { Bar } from "#answering/own-pace/bar.tsx";
import { QuestionPart } from "#answering/own-pace/question-part.tsx";
import { Verdict } from "#answering/own-pace/verdict.tsx";
import type { OnQuestion } from "#answering/own-pace/work";
import { phoneKinds } from "#kinds/phone";
import { Marble } from "#ui/marble/marble.tsx";
import { Frame } from "#answering/frame.tsx";
import { applyReading } from "#answering/reading/reading";
import question from "#answering/question.module.css";
import { SetLanguage } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { PracticeEnd } from "./practice-end";
import * as styles from "./practice-pages.module.css";
import { answered, begun, goneOn, type Practice } from "./practice";

type Props = { readonly missed: MissedReply; readonly name: string; readonly marble: number };

/** One question after the other, each with its verdict, and the result at the end. */
export function PracticePages({ missed, name, marble }: Props) {
  const [practice, setPractice] = useState(() => begun(missed, Math.random));
  /** Identifies this try: half-written answers belong to it alone. */
  const [attempt, setAttempt] = useState(Date.now);
  const { page, last, asked: all } = practice;
  useEffect(applyReading, []);
  useEffect(() => void phoneKinds.load(missed.questions.map((one) => nameOf(one.question))).catch(() => {}), [missed]);
  if (page.name === "finished") {
    const again = (questions: MissedReply["questions"]) => {
      setAttempt(Date.now());
      setPractice(begun({ ...missed, questions }, Math.random));
    };
    return <PracticeEnd practice={practice} name={name} marble={marble} missed={missed} onAgain={again} />;
  }
  const asked = all[page.number]!;
  const now = pagesOf(practice, marble, attempt);
  const isAsking = page.name === "question";
  /** Scrolls to the top for every new page. */
  const turn = (change: (before: Practice) => Practice) => {
    document.querySelector("main")?.scrollTo(0, 0);
    setPractice(change);
  };
  const work = {
    answer: (value: string) => turn((before) => answered(before, value)),
    missed: () => {},
    arrival: Date.now,
    next: async () => turn(goneOn),
  };
  return (
    <Frame tone="paper" className={cx(question.page, isAsking ? question.beside : asking.told)}>
      <div className={`stack ${styles.head}`}>
        <Marble seed={marble} size={34} />
        <span className="num">
          Soru {page.number} / {practice.questions.length}
        </span>
        <span className={`quiet one-line ${styles.title}`}>{practice.title}</span>
        <Link to="/student/history" className={`center ${styles.out}`} aria-label="Çalışmadan çık">
          <Icon name="exit" />
        </Link>
      </div>
      <Bar now={now} number={page.number} count={practice.questions.length} />
      {!isAsking && <Verdict now={now} />}
      <Suspense key={`${asked.question_id} ${isAsking}`} fallback={<p className={asking.loading}>Soru açılıyor…</p>}>
        <SetLanguage value={asked.lang}>
          {isAsking && <QuestionPart now={now} asked={asked} work={work} />}
          {!isAsking && last && <AnsweredQuestion now={now} last={last} work={work} />}
        </SetLanguage>
      </Suspense>
    </Frame>
  );
}

/** Pages in the form of a homework's, but nothing has to be sent here. */
const pagesOf = ({ page, beads, last, questions }: Practice, marble: number, attempt: number): OnQuestion => ({
  page,
  beads,
  last,
  unsent: [],
  link: "idle",
  homework: { question_count: questions.length },
  you: { marble, attempt },
});
