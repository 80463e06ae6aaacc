import { missed } from "#words/pupil-sentences";
import type { OnQuestion } from "./work";

type Words = { readonly tone: "right" | "part" | "plain"; readonly title: string; readonly text: string };

/** The words about the question on the screen. */
export function verdictWords({ page, last, beads, homework, link }: OnQuestion): Words {
  const number = "number" in page ? page.number : 0;
  const left = homework.question_count - number;
  const rest = left === 0 ? "Son soruydu." : `${left} soru daha var, acele yok.`;
  if (page.name === "missed")
    return { tone: "plain", title: "Süre doldu", text: left === 0 ? rest : `${left} soru daha var.` };
  const verdict = last?.number === number ? last.verdict : null;
  if (!verdict) {
    const isAway = link === "offline" || link === "slow";
    if (beads.length >= number) return { tone: "plain", title: "Cevabın kaydedildi.", text: rest };
    return {
      tone: "plain",
      title: isAway ? "Cevabın bu cihazda" : "Kaydediliyor…",
      text: "Bağlantı gelince gönderilir. Beklemeden devam edebilirsin.",
    };
  }
  if (verdict.is_correct === null) return { tone: "plain", title: "Cevabın kaydedildi.", text: rest };
  if (verdict.is_correct) {
    const judged = beads.filter((bead) => bead !== "given").length;
    const right = beads.filter((bead) => bead === "right").length;
    return { tone: "right", title: "Doğru!", text: `Şimdiye kadar ${right} / ${judged} doğru.` };
  }
  if (last?.answer === null) return { tone: "plain", title: "Boş bıraktın", text: rest };
  if ((verdict.share ?? 0) > 0) return { tone: "part", title: "Yaklaştın", text: rest };
  return { tone: "plain", title: missed, text: rest };
}
