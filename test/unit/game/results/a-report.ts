import type { Answer } from "#question/question";
import type { Results } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { aQuestion } from "../../../builders/questions";
import { T0 } from "../../../builders/games";

export const meta = {
  gameCode: "123456",
  title: "Başkentler",
  status: "completed",
  startedAt: T0,
  endedAt: T0 + 60_000,
} as const;

const drawnAnswer = (choice: string): Answer | null | undefined =>
  choice === "." || choice === "-"
    ? choice === "."
      ? undefined
      : null
    : { value: choice, share: choice === "B" ? 1 : 0, tookMs: 1000, points: choice === "B" ? 1000 : 0 };

/**
 * Results drawn as text, a row per player: "B" right, another letter wrong, "-" no answer, "." not asked. Each answer took a
 * second.
 */
export function drawn(...rows: readonly string[]): Results {
  const questions = Array.from(rows[0] ?? "", (_, i) => aQuestion(i + 1));
  return {
    questions,
    players: rows.map((row, i) => {
      const answers = Array.from(row, drawnAnswer);
      const score = answers.reduce<number>((sum, answer) => sum + (answer?.points ?? 0), 0);
      return { id: `p${i}`, nickname: `p${i}`, marble: 1, proof: null, score, rank: 1, answers };
    }),
  };
}
export const report = (...rows: readonly string[]) => statistics(drawn(...rows), meta);

/** Sums in another order may differ in their last digits. */
export const almost = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) => (typeof one === "number" ? Math.round(one * 1e9) + 0 : one));
