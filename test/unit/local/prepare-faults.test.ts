import { expect, test } from "vitest";
import { whyNotBuilt, whyNotInstalled, whyNotPrepared } from "../../../worker/local/prepare-faults.mjs";

const full = "npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write\nadded 155 packages in 1m\n";

test.each([
  [full, "Paketler kurulamadı: diskte yer kalmamış. Bir gigabayt kadar yer açıp aynı komutu yeniden çalıştırın."],
  [
    "npm error code ECONNREFUSED\nnpm error FetchError: request to http://127.0.0.1:9/zod failed\n    at x (y.js:1)",
    "Paketler indirilemedi (ECONNREFUSED). İnternet bağlantısını denetleyip aynı komutu yeniden çalıştırın.",
  ],
  [
    "npm error code EAI_AGAIN\nnpm error syscall getaddrinfo",
    "Paketler indirilemedi (EAI_AGAIN). İnternet bağlantısını denetleyip aynı komutu yeniden çalıştırın.",
  ],
  [
    "npm error code EACCES\nnpm error syscall mkdir",
    "Paketler kurulamadı (EACCES). Bu klasöre yazma izni verip aynı komutu yeniden çalıştırın.",
  ],
])("a usual reason for packages that are not installed is one sentence with a remedy (%#)", (said, sentence) => {
  expect(whyNotInstalled(said)).toBe(sentence);
});

test("another reason comes with all that npm said", () => {
  expect(whyNotInstalled("npm error code EINTEGRITY\n")).toMatch(
    /^npm error code EINTEGRITY\nPaketler kurulamadı\..*$/,
  );
});

test("a build on a full disk is one sentence, without the builder's stack; any other comes with its message", () => {
  const rolldowns = "Failed to write file\n\nCaused by:\n    No space left on device (os error 28)\n";
  expect(whyNotBuilt(rolldowns)).toBe(
    "Derlenemedi: diskte yer kalmamış. Bir gigabayt kadar yer açıp aynı komutu yeniden çalıştırın.",
  );
  expect(whyNotBuilt("x.ts: Expected a semicolon\n")).toBe("x.ts: Expected a semicolon\nDerleme başarısız oldu.");
});

test.each([
  ["ENOSPC", "Hazırlanamadı: diskte yer kalmamış. Bir gigabayt kadar yer açıp aynı komutu yeniden çalıştırın."],
  ["EROFS", "Bilye'nin klasörüne yazılamıyor (EROFS). Yazma izni verip yeniden deneyin."],
  [undefined, "Hazırlanamadı: its message"],
])("an unexpected fault is one sentence: %s", (code, sentence) => {
  expect(whyNotPrepared({ code, message: "its message" })).toBe(sentence);
});
