import { deviceMemory, quietly } from "#browser/device";

/** How this pupil reads best: kept on the device, set on <html>, where the style sheets see it. */
export type Reading = { readonly size: 0 | 1 | 2; readonly isEasy: boolean };

const KEY = "bilye.reading";

export function storedReading(): Reading {
  const kept = quietly(() => JSON.parse(deviceMemory().getItem(KEY)!) as Record<string, unknown> | null);
  const { size, easy } = kept ?? {};
  return { size: size === 1 || size === 2 ? size : 0, isEasy: easy === true };
}

export function keepReading(reading: Reading): void {
  applyReading(reading);
  // Where it is not remembered this page still changes.
  quietly(() => deviceMemory().setItem(KEY, JSON.stringify({ size: reading.size, easy: reading.isEasy })));
}

export function applyReading({ size, isEasy }: Reading = storedReading()): void {
  const { dataset } = document.documentElement;
  dataset.textSize = String(size);
  dataset.reading = isEasy ? "easy" : "usual";
}
