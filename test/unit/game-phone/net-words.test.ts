import { expect, test } from "vitest";
import type { PlayerStats } from "#protocol/live/figures";
import { sumOf } from "#features/game-phone/net/end.tsx";
import { costWords, gain, totalWords } from "#features/game-phone/net/net-words";

const stats = (net: number, correct: number, wrong: number, wrong_costs?: 3 | 4): PlayerStats => ({
  score: Math.round(net * 1000),
  net,
  rank: 1,
  player_count: 28,
  correct,
  wrong,
  unanswered: 0,
  accuracy: 0,
  average_response_ms: null,
  best_streak: 0,
  ...(wrong_costs && { wrong_costs }),
});

test.each([
  ["one wrong answer of three", stats(8.6667, 9, 1, 3), "3 yanlış 1 doğruyu götürdü: 9 − 0,33 = 8,67"],
  ["five wrong answers of four", stats(2.75, 4, 5, 4), "4 yanlış 1 doğruyu götürdü: 4 − 1,25 = 2,75"],
  ["less than nothing", stats(-0.3333, 0, 1, 3), "3 yanlış 1 doğruyu götürdü: 0 − 0,33 = −0,33"],
  ["nothing left", stats(0, 1, 3, 3), "3 yanlış 1 doğruyu götürdü: 1 − 1,00 = 0,00"],
  ["double points", stats(9.6667, 9, 1, 3), "3 yanlış 1 doğruyu götürdü."],
  ["a wrong answer to a kind that costs nothing", stats(9, 9, 1, 3), "3 yanlış 1 doğruyu götürdü."],
  ["nothing wrong", stats(9, 9, 0, 3), ""],
  ["a server that does not say what wrong answers cost", stats(9, 9, 1), ""],
])("the end's sum with %s", (_, given, words) => {
  expect(sumOf(given)).toBe(words);
});

const own = (points_earned: number, net: number, rank = 1) => ({
  answer: "A",
  is_correct: points_earned > 0,
  points_earned,
  score: Math.round(net * 1000),
  net,
  rank,
  previous_rank: null,
  streak: 0,
});

test("what an answer earned or cost, and the sum", () => {
  expect([1000, 2000, 667].map(gain)).toEqual(["1", "2", "0,67"]);
  expect(costWords(own(-333, 6.3333))).toBe("0,33\u00a0net gitti. Emin olmadığında boş bırakmak netini düşürmez.");
  expect(costWords(own(0, 6))).toBe("Netin yerinde duruyor.");
  expect(totalWords(own(1000, 7.6667, 2))).toBe("Toplam 7,67\u00a0net, 2. sıradasın.");
});

test("an answer that earned a part is told why it stands among the wrong ones", () => {
  expect(totalWords({ ...own(500, 5.5), is_correct: false })).toBe(
    "Kısmen doğru, yanlış sayılır. Toplam 5,50\u00a0net, 1. sıradasın.",
  );
});
