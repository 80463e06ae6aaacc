import { deviceMemory } from "../../../base/device";

/** How this pupil reads best: kept on the device, set on <html>, where the style sheets see it. */
export type Reading = { readonly size: 0 | 1 | 2; readonly isEasy: boolean };

const KEY = "bilye.reading";
const usual: Reading = { size: 0, isEasy: false };

export function storedReading(): Reading {
  try {
    const { size, easy } = JSON.parse(deviceMemory().getItem(KEY) ?? "{}") as Record<string, unknown>;
    return { size: size === 1 || size === 2 ? size : 0, isEasy: easy === true };
  } catch {
    return usual;
  }
}

export function keepReading(reading: Reading): void {
  applyReading(reading);
  try {
    deviceMemory().setItem(KEY, JSON.stringify({ size: reading.size, easy: reading.isEasy }));
  } catch {
    // Not remembered then; this page still changes.
  }
}

export function applyReading({ size, isEasy }: Reading = storedReading()): void {
  const { dataset } = document.documentElement;
  dataset.textSize = String(size);
  dataset.reading = isEasy ? "easy" : "usual";
}
