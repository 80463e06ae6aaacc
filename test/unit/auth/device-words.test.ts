import { expect, test } from "vitest";
import { deviceWords } from "#auth/device-words";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const agents: [string | undefined, string, string][] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.0.0 Safari/537.36`, "Chrome, Windows", "computer"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/126.0 Safari/537.36 Edg/126.0`, "Edge, Windows", "computer"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0 Safari/537.36`, "Chrome, ChromeOS", "computer"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox, Linux", "computer"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/126.0 Mobile Safari/537.36`, "Chrome, Android", "phone"],
  [`Mozilla/5.0 (Linux; Android 9; SM-T510) ${webkit} Chrome/92.0 Safari/537.36`, "Chrome, Android", "tablet"],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    "Samsung İnternet, Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1",
    "Chrome, iPad",
    "tablet",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
    "Safari, macOS",
    "computer",
  ],
  ["Mozilla/5.0 (Windows NT 10.0)", "Windows", "computer"],
  ["curl/8.7.1", "Bilinmeyen cihaz", "unknown"],
  ["", "Bilinmeyen cihaz", "unknown"],
  [undefined, "Bilinmeyen cihaz", "unknown"],
];

test.each(agents)("%s is described as %s, %s", (agent, device, form) => {
  expect(deviceWords(agent)).toEqual({ device, form });
});

test("no letter of a client's own description is kept, and a long one is read quickly", () => {
  const known = new Set(deviceWords("Chrome/1 (Windows)").device.split(", "));
  const hostile = ["<script>alert(1)</script> Chrome/", "\u202eWindows\u0000 Chrome/", "Android ".repeat(200_000)];
  for (const agent of hostile) {
    const words = deviceWords(agent).device.split(", ");
    expect(words.every((word) => known.has(word) || ["Bilinmeyen cihaz", "Android"].includes(word))).toBe(true);
  }
});
