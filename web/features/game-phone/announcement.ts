import type { LiveGame } from "#game-client/game";
import { noAnswerWords } from "#kinds/shared/sending/answer-words";
import { phoneKinds } from "#kinds/phone";
import { isPlaced } from "#game-client/is-placed";
import { beforeFirst, inNextQuestion } from "./phone-sentences";
import { number } from "#shared/numbers";
import { finalStats } from "./result/final-stats";
import { hasJustCome } from "./result/has-just-come";
import { said } from "#question-text/set-text.tsx";

const runsOn = `Oyun sürüyor. ${inNextQuestion}`;

/** Text for screen readers when the phase changes, besides the focused heading. */
export function announcement({ phase, you, tooLate: tooLateOnes }: LiveGame): string {
  switch (phase.name) {
    case "lobby":
      // Avoids a second full stop after "Elif D."
      return `Oyundasın, ${(you?.nickname ?? "").replace(/\.$/, "")}. ${beforeFirst}`;
    case "between":
      return runsOn;
    case "question": {
      const { question } = phase;
      const kind = phoneKinds.there(question);
      // Says nothing until the kind is loaded: half a sentence would be worse, and the page repeats it then.
      return kind ? `Soru ${question.question_number} / ${question.total_questions}, ${kind.extent(question)}.` : "";
    }
    case "reveal": {
      if (hasJustCome(phase)) return runsOn;
      const { asked, result } = phase;
      const { you: own } = result;
      if (!own) return "";
      const kind = phoneKinds.there(result);
      const tooLate = tooLateOnes[result.question_id];
      const usual = own.is_correct
        ? `${number(own.points_earned)} puan kazandın.`
        : `${tooLate === undefined ? "" : `${noAnswerWords(tooLate)} `}Doğru cevap ${kind?.solutionInWords(asked, result) ?? ""}.`;
      return `${said(kind?.said?.({ asked, result, own, tooLate }) ?? usual)} Toplam ${number(own.score)} puan${isPlaced(own) ? `, ${own.rank}. sıradasın` : ""}.`;
    }
    case "ended": {
      const stats = finalStats(phase);
      return stats === null
        ? ""
        : `${isPlaced(stats) ? `${stats.player_count} oyuncu arasında ${stats.rank}. oldun, ` : ""}${number(stats.score)} puan.`;
    }
    case "connecting":
    case "out":
      return "";
  }
}
