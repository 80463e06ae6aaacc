import { recalled, remember } from "./device";

/**
 * The only storage of the bearer token: the tab's if the sign-in ends with the browser, else the device's. If reading or
 * writing fails (private windows, full storage), it lasts as long as the page.
 */
export const TOKEN_KEY = "bilye.token";
const ofTab = "sessionStorage";
let inMemory: string | null = null;

export const storedToken = (): string | null => recalled(TOKEN_KEY, ofTab) ?? recalled(TOKEN_KEY) ?? inMemory;

export const endsWithBrowser = (): boolean => recalled(TOKEN_KEY, ofTab) !== null;

/** Stores the token; signing out deletes it from the tab and from the device. */
export function storeToken(token: string | null, isForTab = false): void {
  inMemory = token;
  // If storing fails, the token is still in memory; the user signs in again after a reload.
  remember(TOKEN_KEY, isForTab ? token : null, ofTab);
  if (!isForTab) remember(TOKEN_KEY, token);
}
