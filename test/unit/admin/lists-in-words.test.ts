import { expect, test } from "vitest";
import { whyUnsent } from "#features/admin/mail/why-unsent";
import { noneBetween } from "#features/admin/none-between";

const now = Date.parse("2026-11-30T12:00Z");
test.each([
  ["failed", "service_away", 59, "Posta sunucusuna ulaşılamadı, yeniden denenecek"],
  ["failed", "service_away", 61, "Posta sunucusuna ulaşılamadı"],
  ["failed", "no_address", 1, "Adres yok"],
  ["waiting", "hourly_limit", 1, "Saatlik sınır"],
  ["waiting", null, 1, "Sırada"],
] as const)("a mail that is %s for %s since %i minutes: %s", (state, reason, minutes, words) => {
  expect(whyUnsent({ state, reason, at: now - minutes * 60_000 }, now)).toBe(words);
});

test.each([
  ["2026-11-30", "2026-11-01", "Son gün, ilk günden önce olamaz."],
  ["2026-11-30", "2026-11-30", null],
  ["2026-11-30", "", null],
  ["", "2026-11-01", null],
])("a list from %j to %j: %s", (from, to, words) => {
  expect(noneBetween(from, to)).toBe(words);
});
