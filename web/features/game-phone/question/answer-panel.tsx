import { number } from "../numbers";
import type { OwnAnswer } from "#game-client/game";
import { Slot } from "../slot";
import styles from "./answer-panel.module.css";
import { useLate } from "#answering/use-late";

const LATE_MS = 5_000;

type Words = readonly [string, string] | null;
type Props = {
  readonly answer: OwnAnswer;
  /** Words of the question's kind that replace these. */
  readonly own: Words | undefined;
  readonly isTimeUp: boolean;
};

/** State of the answer, below the tiles. */
export function AnswerPanel({ answer, own, isTimeUp }: Props) {
  const isLate = useLate(answer.state === "sent", LATE_MS);
  const words = own ?? wordsOf(answer, isTimeUp, isLate);
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

function wordsOf(answer: OwnAnswer, isTimeUp: boolean, isLate: boolean): Words {
  switch (answer.state) {
    case "none":
      return isTimeUp ? ["Süre doldu.", "Sonuç birazdan burada."] : null;
    case "sent":
      return [isLate ? "Cevabın henüz ulaşmadı." : "Cevabın gönderiliyor.", "Sayfayı kapatma."];
    case "late":
      return ["Cevabın süre bittikten sonra ulaştı.", "Sonuç birazdan burada."];
    case "accepted": {
      const { verdict } = answer;
      if (!verdict) return ["Cevabın alındı.", "Soru bitince sonucun burada görünecek."];
      return verdict.isCorrect || verdict.share
        ? [verdict.isCorrect ? "Doğru!" : "Yaklaştın.", `${number(verdict.points)} puan kazandın.`]
        : ["Bu sefer olmadı.", "Soru bitince doğru cevap burada."];
    }
  }
}
