import type { GameStatistics } from "#protocol/http/replies/statistics";
import { nameOf, usualKind } from "#question/name-of";
import { isJudged, verdictOf } from "../report";

/** Sentences of a net game's report. */

export const teamNet = "Takımın neti, her soruda üyelerinin ortalamasıdır.";

/** Explains rows whose net does not follow from right and wrong alone; empty if each does. */
export function countingNotes({ questions, players }: Pick<GameStatistics, "questions" | "players">): string {
  const isFree = questions.some((question) => isJudged(question) && nameOf(question) !== usualKind);
  const isInPart = players.some(({ answers }) => answers.some((answer) => verdictOf(answer) === "part"));
  return [
    isFree ? "Yanlışı götüren yalnız şıklı sorulardır." : "",
    isInPart ? "Kısmen doğru cevap yanlış sayılır, payı nete eklenir." : "",
  ]
    .filter(Boolean)
    .join(" ");
}
