import { expect, test } from "vitest";
import type { OwnResult } from "#protocol/live/played-question";
import { saidResult as saidOfCloud } from "#kinds/cloud/result.tsx";
import { said as saidOfPoll } from "#kinds/poll/own-result.tsx";
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
