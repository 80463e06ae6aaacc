import { deviceMemory, quietly } from "#browser/device";

/** This pupil's reading settings: kept on the device, set on <html>, where the style sheets see them. */
export type Reading = { readonly size: 0 | 1 | 2; readonly isEasy: boolean };

const KEY = "bilye.reading";

export function storedReading(): Reading {
  const stored = quietly(() => JSON.parse(deviceMemory().getItem(KEY)!) as Record<string, unknown> | null);
  const { size, easy } = stored ?? {};
  return { size: size === 1 || size === 2 ? size : 0, isEasy: easy === true };
}

export function keepReading(reading: Reading): void {
  applyReading(reading);
  // Even if the device cannot remember it, this page changes.
  quietly(() => deviceMemory().setItem(KEY, JSON.stringify({ size: reading.size, easy: reading.isEasy })));
}

export function applyReading({ size, isEasy }: Reading = storedReading()): void {
  const { dataset } = document.documentElement;
  dataset.textSize = String(size);
  dataset.reading = isEasy ? "easy" : "usual";
}
