import type { LiveGame } from "../../live/game";
import { number } from "../numbers";
import { finalStats } from "./final-word";

/** What a screen reader is told when the phase changes, beside the heading that takes the focus. */
export function announcement({ phase, you }: LiveGame): string {
  switch (phase.name) {
    case "lobby":
      return `Oyundasın, ${you?.nickname ?? ""}. Öğretmenin başlatınca ilk soru burada açılacak.`;
    case "between":
      return "Oyun sürüyor. Sıradaki soruda sen de varsın.";
    case "question": {
      const { question_number, total_questions, options } = phase.question;
      return `Soru ${question_number} / ${total_questions}, ${Object.keys(options).length} şık.`;
    }
    case "reveal": {
      const { you: own, correct_option } = phase.result;
      if (!own) return "";
      const right = `Doğru cevap ${correct_option}: ${phase.asked?.options[correct_option] ?? ""}.`;
      const points = own.is_correct ? `${number(own.points_earned)} puan kazandın.` : right;
      return `${points} Toplam ${number(own.score)} puan, ${own.rank}. sıradasın.`;
    }
    case "ended": {
      const stats = finalStats(phase);
      return stats === null
        ? ""
        : `${stats.player_count} oyuncu arasında ${stats.rank}. oldun, ${number(stats.score)} puan.`;
    }
    case "connecting":
    case "out":
      return "";
  }
}
