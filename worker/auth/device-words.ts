import type { DeviceForm } from "#protocol/http/sessions";

type Device = { readonly device: string; readonly form: DeviceForm };

/** Of several that fit the first is meant: the others are named for being compatible with it. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS|OPT)\//, "Opera"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bSamsungBrowser\//, "Samsung İnternet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, "Safari"],
];
const systems: readonly [RegExp, string, DeviceForm][] = [
  [/\biPhone\b/, "iPhone", "phone"],
  [/\biPad\b/, "iPad", "tablet"],
  [/\bAndroid\b.*\bMobile\b/, "Android", "phone"],
  [/\bAndroid\b/, "Android", "tablet"],
  [/\bWindows\b/, "Windows", "computer"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS", "computer"],
  [/\bCrOS\b/, "ChromeOS", "computer"],
  [/\bLinux\b|\bX11\b/, "Linux", "computer"],
];
const UNKNOWN = "Bilinmeyen cihaz";
/** Longer than any browser's; the rest is not looked at. */
const readLetters = 512;

/** A browser and its system in words, from what it says of itself, which may be anything: of that no letter is taken over. */
export function deviceWords(userAgent: string | undefined): Device {
  const agent = (userAgent ?? "").slice(0, readLetters);
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1];
  const system = systems.find(([sign]) => sign.test(agent));
  const words = [browser, system?.[1]].filter((word) => word !== undefined);
  return { device: words.length === 0 ? UNKNOWN : words.join(", "), form: system?.[2] ?? "unknown" };
}
