import { expect, test } from "vitest";
import type { LibraryPlace } from "#protocol/http/replies/sharing";
import { handInVerb, leavingOf, noteOf, standingOf } from "#features/library/share/library-state";

const place = (state: LibraryPlace["state"], has_changes = false): LibraryPlace => ({
  state,
  has_changes,
  reason: "",
  submitted_at: 0,
  is_listed: state === "listed",
});

test("a set's row shows its state on the way into the library", () => {
  expect(standingOf(null)).toBeNull();
  // A server of the previous version sends no standing.
  expect(standingOf(undefined)).toBeNull();
  expect((["pending", "listed", "refused", "hidden"] as const).map((state) => standingOf(place(state))?.word)).toEqual([
    "İncelemede",
    "Kütüphanede",
    "Reddedildi",
    "Kaldırıldı",
  ]);
});

test("the button names the effect of handing the set in again", () => {
  expect(handInVerb(null)).toBe("İncelemeye gönder");
  expect(handInVerb(place("refused"))).toBe("Düzeltip yeniden gönder");
  expect(handInVerb(place("hidden"))).toBe("Düzeltip yeniden gönder");
  expect(handInVerb(place("listed", true))).toBe("Yeniden gönder");
  expect(handInVerb(place("pending"))).toBe("Kaydet");
});

test.each([
  [null, undefined],
  [place("pending"), undefined],
  [place("listed"), undefined],
  [{ ...place("refused"), reason: "Eksik" }, "Reddedildi: Eksik"],
  [{ ...place("hidden"), reason: "Uygunsuz" }, "Kütüphaneden kaldırıldı: Uygunsuz"],
  // The set is hidden by reports that nobody has decided on yet.
  [place("hidden"), "Bildirildiği için kütüphaneden kaldırıldı. Bir yönetici bakacak, uygun bulursa geri koyacak."],
  [place("listed", true), "Kütüphanede önceki hâli duruyor; değişiklikleriniz, yeniden gönderince görünür."],
  [{ ...place("pending"), is_listed: true }, "Yeni hâli incelemede; kütüphanede şimdilik önceki hâli duruyor."],
] as const)("the author reads why the set was taken out, and which edition everybody sees: %j", (standing, text) => {
  expect(noteOf(standing)?.text).toBe(text);
});

test.each([
  [null, null],
  [place("listed"), "Set kütüphaneden hemen kalkar; alınmış kopyalar kalır."],
  [{ ...place("pending"), is_listed: true }, "Set kütüphaneden hemen kalkar; alınmış kopyalar kalır."],
  [place("pending"), "Set incelemeden geri alınır."],
  [place("refused"), null],
  [place("hidden"), null],
] as const)("taking a set out of sight says what ends: %j", (standing, text) => {
  expect(leavingOf(standing)).toBe(text);
});
