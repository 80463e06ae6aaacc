import { deviceMemory } from "#browser/device";

/** The round that somebody on this device has said no to: a page that is loaded anew does not ask again. */
const DECLINED = "bilye.declined";

export function hasDeclined(code: string): boolean {
  try {
    return deviceMemory().getItem(DECLINED) === code;
  } catch {
    return false;
  }
}

export function decline(code: string): void {
  try {
    deviceMemory().setItem(DECLINED, code);
  } catch {
    // Asked again after a reload, then.
  }
}
