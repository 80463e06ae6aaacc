import { expect, test } from "vitest";
import { errors, errorText, wireCode, type RefusalCode } from "#protocol/errors";
import { cutGraphemes, graphemes } from "#browser/graphemes";
import { alreadyIn } from "#front-door/game/resume";
import { faultOf } from "#front-door/seat/faults";
import { faultsIn } from "#front-door/game/show-faults";
import { caretIn } from "#front-door/game/caret";

test.each([
  [0, 0],
  [3, 3],
  [4, 5],
  [6, 7],
])("in 482 913 the caret after %i digits stands at %i", (digits, caret) => {
  expect(caretIn(digits)).toBe(caret);
});

test.each([
  ["Işık", 4],
  ["👩‍🏫 Ece", 5],
  ["é", 1],
  ["", 0],
])("%j has %i letters", (text, letters) => {
  expect(graphemes(text)).toHaveLength(letters);
});

test("a name is cut between letters, never inside one", () => {
  expect(cutGraphemes("👩‍🏫👩‍🏫👩‍🏫", 2)).toBe("👩‍🏫👩‍🏫");
});

test("a missing field is reported before the server is asked", () => {
  expect(faultsIn("48291", "").map(({ field, text }) => [field, text])).toEqual([
    ["code", "Kod 6 rakam olmalı."],
    ["nickname", "Bir takma ad yaz."],
  ]);
  expect(faultsIn("", "E")).toEqual([{ field: "code", text: "Kod 6 rakam olmalı." }]);
  expect(faultsIn("482913", "E")).toEqual([]);
});

const failed = (code: string, more = {}) =>
  ({ ok: false, status: 409, code, message: "Sunucu dedi.", ...more }) as const;

test.each([
  ["game_not_found", "code", "Bu kodla açık bir oyun yok. Tahtadaki koda bir daha bak."],
  ["game_over", "code", "Bu oyun bitmiş. Öğretmeninden yeni kodu iste."],
  ["lobby_locked", "code", "Bu oyun yeni oyuncuya kapalı. Öğretmenine söyle."],
  ["room_full", "code", "Oyun dolu."],
  ["nickname_invalid", "nickname", "Bu takma ad uygun değil. Başka bir ad dene."],
  ["nickname_taken", "nickname", "Bu takma ad alınmış. Sonuna bir harf ekle."],
] as const)("the refusal %s stands under %s, in the server's words", (refusal, field, text) => {
  expect(faultOf(failed(wireCode(refusal), { message: errorText(refusal) }), true)).toEqual({ field, text });
});

test("a taken name comes with a free one", () => {
  expect(faultOf(failed("nickname_taken", { suggestion: "Ece 2" }), true)).toEqual({
    field: "nickname",
    text: "Bu ad oyunda var. Şunu alabilirsin:",
    suggestions: ["Ece 2"],
  });
  expect(faultOf(failed("nickname_invalid", { suggestion: "Ece 7B" }), true).text).toBe(
    "Bu ad böyle yazılamaz. Şunu alabilirsin:",
  );
  expect(alreadyIn("Ece")).toEqual({
    field: "nickname",
    text: "Bu cihaz oyunda “Ece” adıyla var. O değilsen bir daha “Oyuna gir”e bas.",
    suggestions: ["Ece"],
  });
});

test.each(Object.keys(errors) as RefusalCode[])("the refusal %s has a sentence", (code) => {
  const { text } = faultOf(failed(wireCode(code), { message: errorText(code) }), true);
  expect(text).not.toBe("");
});

test.each([
  [undefined, "Çok fazla deneme oldu. Biraz sonra yeniden dene."],
  [1_500, "Çok fazla deneme oldu. 2 saniye sonra yeniden dene."],
  [60_000, "Çok fazla deneme oldu. 1 dakika sonra yeniden dene."],
  [90_000, "Çok fazla deneme oldu. 2 dakika sonra yeniden dene."],
])("a client that tries too often waits (%s)", (retryAfterMs, text) => {
  const refusal = failed("rate_limited", { status: 429, ...(retryAfterMs && { retryAfterMs }) });
  expect(faultOf(refusal, true)).toEqual({ field: "form", text });
});

test("a missing network is reported; a server that is away sends its own sentence", () => {
  expect(faultOf(failed("network"), false).text).toBe("İnternet yok gibi görünüyor. Bağlanınca yeniden dene.");
  expect(faultOf(failed("network"), true)).toEqual({ field: "form", text: "Sunucu dedi." });
  expect(faultOf(failed("room_full"), false).text).toBe("Sunucu dedi.");
});
