import { inNet } from "#words/net";
import { Marble } from "#ui/marble/marble.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { cx } from "#ui/cx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { whenInWords } from "#homework-client/days";
import { firstName } from "#homework-client/first-name";
import type { HomeworkSeat } from "#homework-client/seat";
import { FieldPage } from "#answering/own-pace/field-page.tsx";
import * as styles from "#answering/own-pace/finished-page.module.css";
import { LeaveButton } from "./leave-button";
import { ResultBeads } from "#answering/own-pace/result-beads.tsx";
import { ReviewButton } from "./review-button";
import { usePressed } from "#answering/own-pace/use-pressed";
import type { Work } from "#answering/own-pace/work";

type Props = {
  readonly now: Work;
  readonly seat: HomeworkSeat;
  readonly onAgain: () => Promise<void>;
  readonly onLeave: () => void;
};

/** Everything is answered, and the teacher has it. */
export function FinishedPage({ now, seat, onAgain, onLeave }: Props) {
  const { you, homework, beads, link } = now;
  const again = usePressed(onAgain);
  const judged = beads.filter((bead) => bead !== "given").length;
  const right = beads.filter((bead) => bead === "right").length;
  const isTold = homework.settings.verdict === "each";
  const isCounted = isTold && judged > 0;
  const counted = you.best?.attempt === you.attempt ? you.best.net : undefined;
  const better = isTold && you.best && you.best.attempt !== you.attempt ? you.best : null;
  return (
    <FieldPage
      isEnd
      head={you.nickname}
      actions={
        <>
          {isTold && <ReviewButton code={homework.code} seat={seat} attempt={you.attempt} />}
          {you.attempts_left > 0 && (
            <PlainButton variant="field" block busy={again.isBusy} onClick={again.press}>
              Bir daha dene, {you.attempts_left} hakkın kaldı
            </PlainButton>
          )}
          <LeaveButton now={now} onLeave={onLeave} />
        </>
      }
    >
      <Marble seed={you.marble} size={84} />
      <PhaseHeading>Eline sağlık, {firstName(you.nickname)}!</PhaseHeading>
      {isCounted && (
        <p className={cx(styles.score, "num")}>
          {right}
          <small> / {judged}</small>
        </p>
      )}
      {isTold && counted !== undefined && <p className="num">{inNet(counted)}</p>}
      <ResultBeads
        beads={beads}
        count={homework.question_count}
        label={isCounted ? `${judged} soru, ${right} doğru` : `${homework.question_count} soru cevaplandı`}
      />
      {!isTold && <p>Hepsini cevapladın. Sonucun burada açılır: {whenInWords(homework.due_at, homework.time_zone)}.</p>}
      {better && (
        <p>
          En iyi denemen: {better.net === undefined ? `${better.right} / ${better.judged}` : inNet(better.net)}.
          Öğretmenin onu sayar.
        </p>
      )}
      <p role="status">
        {link === "offline" && you.attempts_left > 0
          ? "Bağlantı yok. Gelince bir daha deneyebilirsin."
          : "Cevapların öğretmenine ulaştı. Bu sayfayı kapatabilirsin."}
      </p>
    </FieldPage>
  );
}
