import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnAnswer } from "#game-client/game";
import { noAnswerWords } from "#kinds/shared/sending/answer-words";
import { received, sentWords } from "#kinds/shared/sending/sent-words";
import { dropUnsent, storeUnsent, lastUnsent, unsentFor } from "#kinds/shared/sending/unsent";
import { aStorage } from "../browser/a-storage";

beforeEach(() => vi.stubGlobal("localStorage", aStorage()));
afterEach(() => vi.unstubAllGlobals());

const refuses = () => {
  throw new Error("full");
};
const asked = { question_id: "q1", starts_at: 1000 };
const accepted: OwnAnswer = { state: "accepted", value: "AC", tookMs: null, verdict: null };

test("an unsent answer is there again after a reload, for this question alone", () => {
  storeUnsent(asked, "AC");
  expect(unsentFor(asked)?.draft).toBe("AC");
  expect(unsentFor({ question_id: "q2", starts_at: 1000 })).toBeNull();
  // The same question, asked again in the follow-up game.
  expect(unsentFor({ question_id: "q1", starts_at: 9000 })).toBeNull();
  dropUnsent();
  expect(unsentFor(asked)).toBeNull();
});

test("a result page knows the unsent answer, also without knowing when the question began", () => {
  storeUnsent(asked, ["B"]);
  expect(lastUnsent("q1")?.draft).toEqual(["B"]);
  expect(lastUnsent("q2")).toBeNull();
});

test("what stood on the phone when the host closed the question is not denied", () => {
  storeUnsent(asked, "Ankra");
  expect(noAnswerWords(undefined, "q1")).toBe("Göndermeden soru kapandı.");
  expect(noAnswerWords("Ankra", "q1")).toBe("Cevabın zamanında ulaşmadı.");
  expect(noAnswerWords(undefined, "q2")).toBe("Bu soruda cevap vermedin.");
  storeUnsent(asked, "");
  expect(noAnswerWords(undefined, "q1")).toBe("Bu soruda cevap vermedin.");
});

test("a device that keeps nothing, or nonsense, has nothing unsent", () => {
  vi.stubGlobal("localStorage", aStorage({ "bilye.unsent": "{" }));
  expect(unsentFor(asked)).toBeNull();
  vi.stubGlobal("localStorage", { getItem: refuses, setItem: refuses, removeItem: refuses });
  storeUnsent(asked, "A");
  dropUnsent();
  expect(unsentFor(asked)).toBeNull();
});

test("an answer that the bell sent is shown as sent by it", () => {
  storeUnsent(asked, "AC");
  const words = { rung: "Son hâli gönderildi." };
  expect(sentWords(asked, accepted, words)).toBe(received);
  storeUnsent(asked, "AC", true);
  expect(sentWords(asked, accepted, words)).toEqual(["Süre doldu.", "Son hâli gönderildi."]);
  expect(sentWords({ question_id: "q2", starts_at: 1 }, accepted, words)).toBe(received);
});

test("an answer on its way, and one with an instant verdict, have the usual sentence", () => {
  expect(sentWords(asked, { state: "none" }, {})).toBeNull();
  expect(sentWords(asked, { state: "sent", value: "A", tookMs: 1 }, {})).toBeNull();
  const verdict = { isCorrect: false, share: 0.5, points: 271 };
  expect(sentWords(asked, { ...accepted, verdict }, {})).toBeNull();
});
