import { deviceMemory } from "#browser/device";

/** The follow-up game that somebody on this device has declined: after a reload the page does not ask again. */
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
    // The device has no storage, so the page asks again after a reload.
  }
}
