import { number } from "#shared/numbers";
import { missed } from "#words/pupil-sentences";
import type { OwnAnswer } from "#game-client/game";
import { resultSoon } from "../phone-sentences";
import { Slot } from "../slot";
import * as styles from "./answer-panel.module.css";
import { useLasting } from "#answering/use-lasting";

const SLOW_MS = 5_000;

type Words = readonly [string, string] | null;
type Props = {
  readonly answer: OwnAnswer;
  /** Words of the question's kind that replace these. */
  readonly own: Words | undefined;
  readonly isTimeUp: boolean;
};

/** State of the answer, below the tiles. */
export function AnswerPanel({ answer, own, isTimeUp }: Props) {
  const isSlow = useLasting(answer.state === "sent", SLOW_MS);
  const words = own ?? wordsOf(answer, isTimeUp, isSlow);
  return (
    <div className={styles.status} role="status">
      <Slot at="AnswerWords">
        {words && (
          <div className={styles.panel}>
            <b>{words[0]}</b>
            {words[1]}
          </div>
        )}
      </Slot>
    </div>
  );
}

function wordsOf(answer: OwnAnswer, isTimeUp: boolean, isSlow: boolean): Words {
  switch (answer.state) {
    case "none":
      return isTimeUp ? ["Süre doldu.", resultSoon] : null;
    case "sent":
      return [isSlow ? "Cevabın henüz ulaşmadı." : "Cevabın gönderiliyor.", "Sayfayı kapatma."];
    case "tooLate":
      return ["Cevabın süre bittikten sonra ulaştı.", resultSoon];
    case "accepted": {
      const { verdict } = answer;
      if (!verdict) return ["Cevabın alındı.", "Soru bitince sonucun burada görünecek."];
      return verdict.isCorrect || verdict.share
        ? [verdict.isCorrect ? "Doğru!" : "Yaklaştın.", `${number(verdict.points)} puan kazandın.`]
        : [`${missed}.`, "Soru bitince doğru cevap burada."];
    }
  }
}
