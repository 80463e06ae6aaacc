import { recalled, remember } from "./device";

/**
 * The bearer token's only place: this tab's, where the sign-in ends with the browser, else the device's. Reading or writing may
 * fail (private windows, full storage): then it lives for the page.
 */
export const TOKEN_KEY = "bilye.token";
const ofTab = "sessionStorage";
let inMemory: string | null = null;

export const storedToken = (): string | null => recalled(TOKEN_KEY, ofTab) ?? recalled(TOKEN_KEY) ?? inMemory;

export const endsWithBrowser = (): boolean => recalled(TOKEN_KEY, ofTab) !== null;

/** Whoever signs out leaves nothing behind, neither in the tab nor on the device. */
export function storeToken(token: string | null, isForTab = false): void {
  inMemory = token;
  // Where it fails it is kept in memory above; the user signs in again after a reload.
  remember(TOKEN_KEY, isForTab ? token : null, ofTab);
  if (!isForTab) remember(TOKEN_KEY, token);
}
