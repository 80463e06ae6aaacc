type Device = Navigator & {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
};

/** A weak phone, or one that saves data, gets the set with little motion, as if it had been asked for. */
export function calmDown(device: Device = navigator): void {
  const isWeak = (device.deviceMemory ?? 8) <= 2 || device.connection?.saveData === true;
  if (isWeak) document.documentElement.dataset.motion = "calm";
}
