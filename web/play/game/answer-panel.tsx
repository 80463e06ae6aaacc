import { number } from "../numbers";
import type { OwnAnswer } from "../../live/game";
import styles from "./answer-panel.module.css";

/** Under the tiles: what has become of the answer. */
export function AnswerPanel({ answer, isTimeUp }: { readonly answer: OwnAnswer; readonly isTimeUp: boolean }) {
  const words = wordsOf(answer, isTimeUp);
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

function wordsOf(answer: OwnAnswer, isTimeUp: boolean): readonly [string, string] | null {
  switch (answer.state) {
    case "none":
      return isTimeUp ? ["Süre doldu.", "Sonuç birazdan burada."] : null;
    case "sent":
      return ["Cevabın gönderiliyor.", "Sayfayı kapatma."];
    case "accepted":
      if (!answer.verdict) return ["Cevabın alındı.", "Süre bitince sonucun burada."];
      return answer.verdict.isCorrect
        ? ["Doğru!", `${number(answer.verdict.points)} puan kazandın.`]
        : ["Bu sefer olmadı.", "Süre bitince doğru cevap burada."];
  }
}
