import { expect, test } from "vitest";
import type { OwnResult } from "#protocol/live/played-question";
import { saidResult as saidOfCloud } from "#kinds/cloud/result.tsx";
import { said as saidOfPoll } from "#kinds/poll/own-result.tsx";
import { said as saidOfNumber } from "#kinds/number/phone/result.tsx";
import { said as saidOfSpot } from "#kinds/spot/phone/verdict";
import { saidResult as saidOfTyped } from "#kinds/typed/result.tsx";

// The heading has the focus, so a screen reader reads it by itself and must not hear it twice.

const own = (answer: string | null, is_correct: boolean | null, points_earned = 0): OwnResult => ({
  answer,
  is_correct,
  share: is_correct === null ? null : Number(is_correct),
  points_earned,
  score: 0,
  rank: 1,
  previous_rank: null,
  streak: 0,
});
const result = { question_id: "q", correct_option: "", distribution: { none: 0 } };

const saidOf = (given: OwnResult) =>
  saidOfTyped({ asked: {}, result: { ...result, solution: { accepted: ["Ankara"] } }, own: given } as never);

test("a typed answer is read out without the heading", () => {
  expect(saidOf(own(null, false))).toBe("Doğru cevap Ankara.");
  expect(saidOf(own("Konya", false))).toBe("Doğru cevap Ankara. Senin cevabın Konya.");
  expect(saidOf(own("Ankara", true, 812))).toBe("812 puan kazandın.");
  expect(saidOf(own("Ankra", true, 812))).toBe("812 puan kazandın. Doğru yazılışı: Ankara.");
});

const net = (answer: string | null, isRight: boolean) => ({ ...own(answer, isRight, isRight ? 1000 : 0), net: 2 });

test("a wrong answer that costs no net says so, a right or a missing one does not", () => {
  const solutions = { value: 5, tolerance: 0, accepted: ["Ankara"], areas: [{ x: 500, y: 500, r: 50 }] };
  const saidIn = (said: (facts: never) => string, own: OwnResult) =>
    said({ asked: {}, result: { ...result, solution: solutions }, own } as never);
  const kept = / Netin yerinde duruyor\.$/;
  for (const [said, wrong] of [
    [saidOfTyped, "Konya"],
    [saidOfNumber, "7"],
    [saidOfSpot, "1,1"],
  ] as const) {
    expect(saidIn(said, net(wrong, false))).toMatch(kept);
    expect(saidIn(said, own(wrong, false))).not.toMatch(kept);
    for (const other of [net(null, false), net(wrong, true)]) expect(saidIn(said, other)).not.toMatch(kept);
  }
});

test("a poll and a cloud are read out without the heading", () => {
  const polled = {
    asked: { options: { A: "Çay", B: "Ayran" } },
    result: { ...result, distribution: { A: 2, none: 1 } },
  };
  expect(saidOfPoll({ ...polled, own: own("A", null) } as never)).toBe("2 kişi cevapladı. Senin fikrin: Çay.");
  expect(saidOfPoll({ ...polled, own: own(null, null) } as never)).toBe("2 kişi cevapladı.");
  const texts = [{ text: "su", count: 4 }];
  expect(saidOfCloud({ asked: {}, result: { ...result, texts }, own: own("su", null) } as never)).toBe(
    "En çok yazılan kelimeler: su 4. Senin kelimen: su, 4 kişi yazdı.",
  );
});
