import { expect, test } from "vitest";
import type { Session } from "#protocol/http/replies/sessions";
import { deviceName } from "#features/account/profile/device-name";
import { iconOf, lineOf, nameOf } from "#features/account/profile/device-words";
import { lineOf as tokenLine } from "#features/account/profile/token-words";

const NOW = Date.parse("2026-03-12T12:00:00+03:00");
const MINUTE = 60_000;
const session = (change: Partial<Session> = {}): Session => ({
  id: "s",
  kind: "usual",
  way: "password",
  device: "Chrome, Windows",
  form: "computer",
  created_at: NOW,
  last_seen_at: NOW,
  expires_at: NOW + 2 * 60 * MINUTE,
  ends_with_browser: false,
  current: false,
  ...change,
});

test.each([
  [{ current: true }, "Bu cihaz", "laptop", "Chrome, Windows. Şimdi"],
  [{ form: "phone", last_seen_at: NOW - 8 * MINUTE }, "Telefon", "phone", "Chrome, Windows. 8 dakika önce"],
  [{ form: "tablet", last_seen_at: NOW - 90 * MINUTE }, "Tablet", "phone", "Chrome, Windows. Bugün 10.30"],
  [{ form: "unknown", device: "Bilinmeyen cihaz" }, "Bilinmeyen cihaz", "laptop", "Bilinmeyen cihaz. Şimdi"],
  [
    { kind: "board", last_seen_at: NOW - 22 * 60 * MINUTE },
    "Tahta",
    "board",
    "Chrome, Windows. Dün 14.00. Saat 14.00 olunca kapanır",
  ],
  [{ kind: "lesson" }, "Tahta", "board", "Chrome, Windows. Şimdi. Saat 14.00 olunca kapanır"],
] as const)("a session %o", (change, name, icon, line) => {
  const one = session(change);
  expect([nameOf(one), iconOf(one), lineOf(one, NOW)]).toEqual([name, icon, line]);
});

test.each([
  ["Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36", "Android telefon"],
  ["Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/130.0 Safari/537.36", "Android tablet"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", "iPhone"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36", "Windows bilgisayar"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", "Mac"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0 Safari/537.36", "Chromebook"],
  ["curl/8", "Geçiş anahtarı"],
])("a new passkey is called by its device: %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test.each([
  ["read", null, "Yalnız okur, 4 Nisan 2026 gününe kadar. Henüz kullanılmadı."],
  ["sets", NOW - 24 * 60 * MINUTE, "Setleri düzenler, 4 Nisan 2026 gününe kadar. Dün kullanıldı."],
  ["all", NOW, "Her şey, 4 Nisan 2026 gününe kadar. Bugün kullanıldı."],
] as const)("a key for scripts that may %s", (scope, last_used_at, line) => {
  const expires_at = Date.parse("2026-04-04T12:00:00+03:00");
  expect(tokenLine({ id: "t", name: "x", scope, created_at: NOW, expires_at, last_used_at }, NOW)).toBe(line);
});
