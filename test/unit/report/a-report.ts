import { NET } from "#game/net";
import { statistics } from "#game/results/statistics";
import type { ResultPlayer, Results } from "#game/results/results";

/**
 * Makes the report of a game from its answers: one letter per question, "-" for no answer, "." before joining or after leaving;
 * a right answer earns 1000 points, or a net where wrong ones cost. `firsts`: very first answers, "." for one that was not changed.
 */

type Line = readonly [nickname: string, answers: string];
type Wanted = {
  readonly wrongCosts?: 3 | 4;
  readonly firsts?: Readonly<Record<string, string>>;
};

export function aReport(rightOnes: string, lines: readonly Line[], { wrongCosts, firsts }: Wanted = {}) {
  const [right, wrong] = wrongCosts === undefined ? [1000, 0] : [NET, -NET / wrongCosts];
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
        : { value: choice, share: correct ? 1 : 0, tookMs: 1000 * (q + 1), points: correct ? right : wrong };
    });
    const score = given.reduce((sum, answer) => sum + (answer?.points ?? 0), 0);
    const first = Array.from(firsts?.[nickname] ?? "", (letter, q) =>
      letter === "." ? null : { value: letter, isRight: letter === rightOnes[q] },
    );
    const seat = { id: `p${i + 1}`, nickname, marble: i, proof: null, score, answers: given };
    return firsts ? { ...seat, firsts: first } : seat;
  });
  const players = seats
    .toSorted((a, b) => b.score - a.score)
    .map((seat) => ({ ...seat, rank: seats.filter(({ score }) => score > seat.score).length + 1 }));
  const results: Results = {
    questions,
    players,
    ...(wrongCosts !== undefined && { wrongCosts }),
    ...(firsts && { mayChange: true }),
  };
  const startedAt = Date.parse("2026-03-12T10:40:00+03:00");
  return statistics(results, {
    gameCode: "482913",
    title: "Hücre ve Bölünmeler",
    status: "completed",
    startedAt,
    endedAt: startedAt + 14 * 60_000,
  });
}
