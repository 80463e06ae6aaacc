import type { DeviceForm } from "#protocol/http/replies/sessions";

type Device = { readonly device: string; readonly form: DeviceForm };

/** The first match wins: a browser also names the others it is compatible with. */
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
/** The number of characters that are read of a user agent, more than any real one has. */
const readLetters = 512;

/** Names a browser and its system from the user agent. The header can hold anything, so none of its text is copied. */
export function deviceWords(userAgent: string | undefined): Device {
  const agent = (userAgent ?? "").slice(0, readLetters);
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1];
  const system = systems.find(([sign]) => sign.test(agent));
  const words = [browser, system?.[1]].filter((word) => word !== undefined);
  return { device: words.length === 0 ? UNKNOWN : words.join(", "), form: system?.[2] ?? "unknown" };
}
