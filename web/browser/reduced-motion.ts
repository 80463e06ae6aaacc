type Device = Navigator & {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
};

/** A weak device, or one that saves data, gets the low-motion version, as if the user had asked for it. */
export function reduceMotionOnWeakDevices(device: Device = navigator): void {
  const isWeak = (device.deviceMemory ?? 8) <= 2 || device.connection?.saveData === true;
  if (isWeak) document.documentElement.dataset.motion = "calm";
}

/** True if this page shows the low-motion version. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
