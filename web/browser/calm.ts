type Device = Navigator & {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
};

/** A weak device, or one that saves data, gets the set with little motion, as if it had been asked for. */
export function calmDown(device: Device = navigator): void {
  const isWeak = (device.deviceMemory ?? 8) <= 2 || device.connection?.saveData === true;
  if (isWeak) document.documentElement.dataset.motion = "calm";
}

/** Whether this page shows that set. */
export const isCalm = (): boolean =>
  document.documentElement.dataset.motion === "calm" || matchMedia("(prefers-reduced-motion: reduce)").matches;
