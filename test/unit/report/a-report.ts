import { statistics } from "#game/results/statistics";
import type { ResultPlayer, Results } from "#game/results/results";

/**
 * Makes the report of a game from its answers: one letter per question, "-" for no answer, "." before joining or after leaving;
 * a right answer earns 1000 points.
 */

type Line = readonly [nickname: string, answers: string];

export function aReport(rightOnes: string, lines: readonly Line[], title = "Hücre ve Bölünmeler") {
  const questions = Array.from(rightOnes, (correct, i) => ({
    id: `q${i + 1}`,
    text: `${i + 1}. soru metni`,
    options: { A: "Elma", B: "Armut", C: "Kiraz", D: "Dut" },
    correct,
  }));
  const seats = lines.map(([nickname, answers], i): Omit<ResultPlayer, "rank"> => {
    const given = Array.from(answers, (choice, q) => {
      if (choice === ".") return undefined;
      const correct = choice === rightOnes[q];
      return choice === "-"
        ? null
        : { value: choice, share: correct ? 1 : 0, tookMs: 1000 * (q + 1), points: correct ? 1000 : 0 };
    });
    const score = given.reduce((sum, answer) => sum + (answer?.points ?? 0), 0);
    return { id: `p${i + 1}`, nickname, marble: i, proof: null, score, answers: given };
  });
  const players = seats
    .toSorted((a, b) => b.score - a.score)
    .map((seat) => ({ ...seat, rank: seats.filter(({ score }) => score > seat.score).length + 1 }));
  const results: Results = { questions, players };
  const startedAt = Date.parse("2026-03-12T10:40:00+03:00");
  return statistics(results, {
    gameCode: "482913",
    title,
    status: "completed",
    startedAt,
    endedAt: startedAt + 14 * 60_000,
  });
}
