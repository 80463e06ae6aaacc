import type { HomeworkQuestion } from "#protocol/http/replies/homework";
import type { OwnResult } from "#protocol/live/played-question";
import { noAnswerWords } from "#kinds/shared/sending/answer-words";
import { OwnWords } from "#kinds/shared/sending/own-words.tsx";
import { phoneKinds } from "#kinds/phone";
import { SetText } from "#question-text/set-text.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { cx } from "#ui/cx";
import * as styles from "./asking.module.css";
import type { OwnWork } from "./own-work";
import { withoutSecondTap } from "./second-tap";
import { usePressed } from "./use-pressed";
import type { LastAnswer as Last, OnQuestion } from "./work";

type Ways = Pick<OwnWork, "next"> & Partial<Pick<OwnWork, "rest">>;
type Props = { readonly now: OnQuestion; readonly last: Last; readonly work: Ways };

/** The question again, with the right answer, the pupil's own and the explanation. */
export function AnsweredQuestion({ now, last, work }: Props) {
  const { asked, verdict, answer } = last;
  const kind = phoneKinds.usePart(asked);
  const { RightAnswer, Comparison, howWrong, hasPicture } = kind;
  const isJudged = verdict !== null && verdict.is_correct !== null;
  const own: OwnResult = {
    answer,
    is_correct: verdict?.is_correct ?? null,
    share: verdict?.share ?? null,
    points_earned: 0,
    score: 0,
    rank: 0,
    previous_rank: null,
    streak: 0,
  };
  const result = { ...verdict!, distribution: { none: 0 } };
  const told = { asked, result, own, seed: now.you.marble };
  const explanation = verdict?.explanation ?? "";
  return (
    <>
      <Text asked={asked} />
      {isJudged &&
        (Comparison && (hasPicture || !verdict.is_correct) ? (
          <div className={styles.compared}>
            <Comparison {...told} />
          </div>
        ) : (
          <>
            {!verdict.is_correct && <p className={styles.label}>Doğru cevap</p>}
            <div className={cx(Comparison && styles.solution)}>
              <RightAnswer asked={asked} solution={verdict} />
            </div>
          </>
        ))}
      {!(isJudged && (verdict.is_correct || Comparison)) && (
        <p className={styles.yours}>
          Senin cevabın: {answer === null ? "boş" : <OwnWords kind={kind} asked={asked} answer={answer} />}
          {isJudged && howWrong && <>. {howWrong(told)}</>}
        </p>
      )}
      {explanation !== "" && (
        <p className={styles.why}>
          <b>Neden?</b>
          <SetText>{explanation}</SetText>
        </p>
      )}
      <Onward now={now} work={work} />
    </>
  );
}

type MissedProps = { readonly now: OnQuestion; readonly asked: HomeworkQuestion; readonly work: Ways };

/** Shown when the clock ran out before an answer. */
export function Missed({ now, asked, work }: MissedProps) {
  const { page, last } = now;
  const kind = phoneKinds.usePart(asked);
  const tooLate = "number" in page && last?.number === page.number ? (last.answer ?? undefined) : undefined;
  return (
    <>
      <Text asked={asked} />
      <p className={styles.yours}>
        {noAnswerWords(tooLate)}
        {tooLate !== undefined && (
          <>
            {" "}
            Gönderdiğin: <OwnWords kind={kind} asked={asked} answer={tooLate} />
          </>
        )}
      </p>
      <Onward now={now} work={work} />
    </>
  );
}

const Text = ({ asked }: { readonly asked: HomeworkQuestion }) => (
  <h2 className={styles.text}>
    <SetText>{asked.question_text}</SetText>
  </h2>
);

function Onward({ now: { page, homework }, work }: { readonly now: OnQuestion; readonly work: Ways }) {
  const { isBusy, press } = usePressed(work.next);
  const isLast = "number" in page && page.number === homework.question_count;
  return (
    <div className={cx(styles.actions, withoutSecondTap)}>
      <PlainButton size="lg" block busy={isBusy} onClick={press}>
        {isLast ? "Bitir" : "Sıradaki soru"}
      </PlainButton>
      {!isLast && work.rest && (
        <PlainButton variant="quiet" block disabled={isBusy} onClick={work.rest}>
          Ara ver
        </PlainButton>
      )}
    </div>
  );
}
