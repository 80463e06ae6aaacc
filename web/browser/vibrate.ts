type Pattern = number | number[];
type Device = {
  readonly vibrate?: (pattern: Pattern) => boolean;
  readonly userActivation?: UserActivation;
};

/** Not every phone can vibrate, and none may before it was touched, which a reloaded page has not been. */
export function vibrate(pattern: Pattern, device: Device = navigator): void {
  if (device.userActivation?.hasBeenActive !== false) device.vibrate?.(pattern);
}
