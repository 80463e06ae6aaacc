import { expect, test } from "vitest";
import type { LibraryPlace } from "#protocol/http/sharing";
import { handInVerb, standingOf } from "../../../web/parts/share-set/words";

const place = (state: LibraryPlace["state"], has_changes = false): LibraryPlace => ({
  state,
  has_changes,
  reason: "",
  submitted_at: 0,
  is_listed: state === "listed",
});

test("a set's row says where it stands on its way into the library", () => {
  expect(standingOf(null)).toBeNull();
  // A server of before says nothing.
  expect(standingOf(undefined)).toBeNull();
  expect((["pending", "listed", "refused", "hidden"] as const).map((state) => standingOf(place(state))?.word)).toEqual([
    "İncelemede",
    "Kütüphanede",
    "Reddedildi",
    "Kaldırıldı",
  ]);
});

test("the button says what handing the set in again would do", () => {
  expect(handInVerb(null)).toBe("İncelemeye gönder");
  expect(handInVerb(place("refused"))).toBe("Düzeltip yeniden gönder");
  expect(handInVerb(place("hidden"))).toBe("Düzeltip yeniden gönder");
  expect(handInVerb(place("listed", true))).toBe("Yeniden gönder");
  expect(handInVerb(place("pending"))).toBe("Kaydet");
});
