import { useEffect, useEffectEvent } from "react";
import type { HomeworkQuestion } from "#protocol/http/replies/homework";
import type { LiveQuestion, OwnAnswer } from "#game-client/game";
import { phoneKinds } from "#kinds/phone";
import { Marble } from "#ui/marble/marble.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { OneTouch } from "#kinds/shared/options/phone/one-touch.tsx";
import { AskedText } from "../asked-text";
import question from "../question.module.css";
import { ReadingTools } from "../reading/reading-tools";
import { useSecondsLeft } from "../use-seconds-left";
import { dropUnsent } from "#kinds/shared/sending/unsent";
import { Track } from "#ui/drawn/countdown.tsx";
import { cx } from "#ui/cx";
import { OneChoice } from "./one-choice";
import type { OwnWork } from "./own-work";
import { underWay, type OnQuestion } from "./work";

type Props = {
  readonly now: OnQuestion;
  readonly asked: HomeworkQuestion;
  readonly work: Pick<OwnWork, "answer" | "missed" | "arrival">;
};

/** The present question, at the pupil's own pace or against its clock. */
export function QuestionPart({ now, asked, work }: Props) {
  const given = underWay(now);
  const shown = ofAttempt(asked, now.you.attempt);
  const seconds = useSecondsLeft(shown.ends_at, work.arrival);
  const isOpen = given === null && seconds > 0;
  const miss = useEffectEvent(() => {
    if (given === null) work.missed();
  });
  useEffect(() => {
    if (seconds === 0) miss();
  }, [seconds]);
  const kind = phoneKinds.usePart(shown);
  const { Hint, hasPicture } = kind;
  const Answering = kind.Answering === OneTouch ? OneChoice : kind.Answering;
  const send = (answer: string) => {
    dropUnsent();
    work.answer(answer);
  };
  const answer: OwnAnswer = given === null ? { state: "none" } : { state: "sent", value: given, tookMs: null };
  return (
    // Contains the elements that the kind sizes; its style may load after the page.
    <div className={cx(question.sized, kind.pageClass(shown))}>
      {shown.ends_at !== null && shown.time_limit !== null && (
        <Track
          key={shown.ends_at}
          className={question.track}
          seconds={seconds}
          totalMs={shown.time_limit * 1000}
          leftMs={shown.ends_at - work.arrival()}
          head={<Marble seed={now.you.marble} size={28} />}
        />
      )}
      <div className={question.tools}>
        {Hint && <Hint asked={shown} />}
        {shown.ends_at !== null && (
          <b className="num" aria-hidden="true">
            {seconds} sn
          </b>
        )}
        <ReadingTools asked={shown} />
      </div>
      <AskedText asked={shown} seconds={seconds} hasPicture={hasPicture} />
      <div className={question.bottom}>
        <Answering
          asked={shown}
          answer={answer}
          isOpen={isOpen}
          isHidden={false}
          onAnswer={send}
          arrival={work.arrival}
          seed={now.you.marble}
        />
        {isOpen && now.homework.settings?.scoring === "net" && (
          <PlainButton variant="quiet" block className={question.blank} onClick={() => send("")}>
            Boş bırak
          </PlainButton>
        )}
      </div>
      {/* Announces the time left to pupils who cannot see the track. */}
      {shown.ends_at !== null && (
        <p className="vh" role="status">
          {isOpen && calls.includes(seconds) && `${seconds} saniye kaldı`}
        </p>
      )}
    </div>
  );
}

const calls = [30, 10, 5];

/** A half-done answer is stored under its question's start or, without a clock, under the attempt. */
const ofAttempt = (asked: HomeworkQuestion, attempt: number): LiveQuestion =>
  asked.ends_at === null ? { ...asked, starts_at: attempt } : asked;
