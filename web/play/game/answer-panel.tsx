import { number } from "../numbers";
import type { OwnAnswer } from "../../live/game";
import styles from "./answer-panel.module.css";
import { useLate } from "./use-late";

const LATE_MS = 5_000;

/** Under the tiles: what has become of the answer. */
export function AnswerPanel({ answer, isTimeUp }: { readonly answer: OwnAnswer; readonly isTimeUp: boolean }) {
  const isLate = useLate(answer.state === "sent", LATE_MS);
  const words = wordsOf(answer, isTimeUp, isLate);
  return (
    <div role="status">
      {words && (
        <div className={styles.panel}>
          <b>{words[0]}</b>
          {words[1]}
        </div>
      )}
    </div>
  );
}

function wordsOf(answer: OwnAnswer, isTimeUp: boolean, isLate: boolean): readonly [string, string] | null {
  switch (answer.state) {
    case "none":
      return isTimeUp ? ["Süre doldu.", "Sonuç birazdan burada."] : null;
    case "sent":
      return [isLate ? "Cevabın henüz ulaşmadı." : "Cevabın gönderiliyor.", "Sayfayı kapatma."];
    case "accepted":
      if (!answer.verdict) return ["Cevabın alındı.", "Süre bitince sonucun burada görünecek."];
      return answer.verdict.isCorrect
        ? ["Doğru!", `${number(answer.verdict.points)} puan kazandın.`]
        : ["Bu sefer olmadı.", "Süre bitince doğru cevap burada."];
  }
}
