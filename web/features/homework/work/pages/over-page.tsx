import type { HomeworkFacts, HomeworkResult } from "#protocol/http/replies/homework";
import { inNet } from "#words/net";
import { Icon } from "#ui/drawn/icon.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { whenInWords } from "#homework-client/days";
import type { HomeworkSeat } from "#homework-client/seat";
import { FieldPage } from "#answering/own-pace/field-page.tsx";
import * as styles from "#answering/own-pace/finished-page.module.css";
import { ResultBeads } from "#answering/own-pace/result-beads.tsx";
import { isFinished, overTitle } from "./over-title";
import { ReviewButton } from "./review-button";

type Props = {
  readonly homework: HomeworkFacts;
  readonly result: HomeworkResult | null;
  readonly code: string;
  readonly seat: HomeworkSeat;
  /** Number of answers that came too late. */
  readonly unsent: number;
};

/** After the end: the result of everything answered in time. */
export function OverPage({ homework, result, code, seat, unsent }: Props) {
  const late = unsent > 0 && `${unsent} cevabın bu cihazda kaldı, süre dolmadan ulaşmadı. `;
  return (
    <FieldPage
      isEnd
      head={result?.nickname ?? seat.nickname}
      actions={result && result.best.answered > 0 && <ReviewButton code={code} seat={seat} />}
    >
      <span className={styles.clock} aria-hidden="true">
        <Icon name={isFinished(homework, result) ? "check" : "clock"} />
      </span>
      <PhaseHeading>{overTitle(homework, result)}</PhaseHeading>
      <p>{whenInWords(homework.due_at, homework.time_zone)}</p>
      {result ? (
        <>
          <ResultBeads
            beads={result.beads}
            count={homework.question_count}
            label={`${result.best.answered} soru cevaplandı, ${result.best.right} doğru`}
          />
          <p>
            {result.best.answered} soru cevapladın, {result.best.right} doğru
            {result.best.net !== undefined && `, ${inNet(result.best.net)}`}. Sonucun öğretmeninde. {late}
            {!isFinished(homework, result) && "Yetişemediysen öğretmenine söyle, süreyi uzatabilir."}
          </p>
        </>
      ) : (
        <p>Bu ödeve katılmamıştın.</p>
      )}
    </FieldPage>
  );
}
