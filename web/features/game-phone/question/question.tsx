import { useState } from "react";
import { phoneKinds } from "#kinds/phone";
import { number } from "#shared/numbers";
import type { Phase, You } from "#game-client/game";
import { Marble } from "#ui/marble/marble.tsx";
import { Track } from "#ui/drawn/countdown.tsx";
import { cx } from "#ui/cx";
import { AnswerPanel } from "./answer-panel";
import { Slot } from "../slot";
import { Frame } from "#answering/frame.tsx";
import { AskedText } from "#answering/asked-text.tsx";
import * as styles from "#answering/question.module.css";
import { ReadingTools } from "#answering/reading/reading-tools.tsx";
import { ReadyPanel } from "./ready-panel";
import { useSecondsLeft } from "#answering/use-seconds-left";

type QuestionPhase = Extract<Phase, { name: "question" }>;

type Props = {
  readonly phase: QuestionPhase;
  readonly you: You | null;
  readonly onAnswer: (answer: string) => void;
  readonly serverNow: () => number;
  /** Server time at which an answer sent now arrives. */
  readonly arrival: () => number;
};

/** A question from its reading time to its bell. */
export function QuestionScreen({ phase, you, onAnswer, serverNow, arrival }: Props) {
  const { question, answer } = phase;
  const untilStart = useSecondsLeft(question.starts_at, serverNow);
  const untilEnd = useSecondsLeft(question.ends_at, arrival);
  const isReading = untilStart > 0;
  const limit = question.time_limit ?? Infinity;
  const hasClock = limit < Infinity;
  const seconds = isReading ? limit : untilEnd;
  const isOpen = !isReading && (answer.state === "none" || !!question.answers_change) && seconds > 0;
  const { Answering, Hint, pageClass, opens, sentWords, hasPicture } = phoneKinds.usePart(question);
  const seed = you?.marble ?? 0;
  return (
    <Frame tone="paper" className={cx(styles.page, styles.beside, pageClass(question))}>
      <div className={styles.strip}>
        <span className={styles.me}>
          <Slot at="OwnMarble">
            <Marble seed={seed} size={30} />
          </Slot>
          <b className="num">
            <Slot at="Score">
              <span className="vh">Puanın </span>
              {number(you?.score ?? 0)}
            </Slot>
          </b>
        </span>
        <span className="num">
          <span className="vh">Soru </span>
          {question.question_number} / {question.total_questions}
        </span>
        {hasClock && (
          <span className={cx(styles.seconds, "num")} aria-hidden="true">
            {seconds}
            <small>sn</small>
          </span>
        )}
      </div>
      {hasClock && (
        <Clock
          key={`${isReading} ${question.ends_at}`}
          seconds={seconds}
          totalMs={limit * 1000}
          leftMs={question.ends_at! - arrival()}
          isRunning={!isReading}
          seed={seed}
        />
      )}
      <div className={styles.tools}>
        {question.points !== 1 && (
          <span className={styles.worth}>{question.points === 0 ? "Puansız soru" : "Çift puan"}</span>
        )}
        <Slot at="Hint">{Hint && <Hint asked={question} />}</Slot>
        <ReadingTools asked={question} />
      </div>
      <AskedText asked={question} seconds={seconds} hasPicture={hasPicture} />
      <div className={styles.bottom}>
        <Slot at="Answers">
          <Answering
            key={`${isReading}`}
            asked={question}
            answer={answer}
            isOpen={isOpen}
            isHidden={isReading}
            onAnswer={onAnswer}
            arrival={arrival}
            seed={seed}
          />
        </Slot>
        {isReading && <ReadyPanel seconds={untilStart} number={question.question_number} opens={opens} />}
      </div>
      <AnswerPanel answer={answer} own={sentWords?.(question, answer)} isTimeUp={!isReading && seconds === 0} />
      <TimeCall seconds={seconds} totalSeconds={limit} isRunning={isOpen} />
    </Frame>
  );
}

type ClockProps = {
  readonly seconds: number;
  readonly totalMs: number;
  readonly leftMs: number;
  readonly isRunning: boolean;
  readonly seed: number;
};

/** Reads the remaining time once; a single animation runs from there to the bell. */
function Clock({ seconds, totalMs, leftMs, isRunning, seed }: ClockProps) {
  const [leftAtFirst] = useState(isRunning ? leftMs : totalMs);
  return (
    <Track
      className={styles.track}
      seconds={seconds}
      totalMs={totalMs}
      leftMs={leftAtFirst}
      isRunning={isRunning}
      head={<Marble seed={seed} size={28} />}
    />
  );
}

/** Announces the start of answering, and 30, 10 and 5 seconds, to pupils who cannot see the options or the track. */
function TimeCall({ seconds, totalSeconds, isRunning }: { seconds: number; totalSeconds: number; isRunning: boolean }) {
  const mark = [5, 10, 30].find((mark) => seconds <= mark && mark < totalSeconds);
  return (
    <p className="vh" role="status">
      {isRunning && (mark ? `${mark} saniye kaldı` : "Cevap zamanı.")}
    </p>
  );
}
