type Pattern = number | number[];
type Device = {
  readonly vibrate?: (pattern: Pattern) => boolean;
  readonly userActivation?: UserActivation;
};

/** Not every phone can, and none may before it was touched: a page that was loaded anew has not been. */
export function vibrate(pattern: Pattern, device: Device = navigator): void {
  if (device.userActivation?.hasBeenActive !== false) device.vibrate?.(pattern);
}
