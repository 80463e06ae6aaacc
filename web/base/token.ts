import { recalled, remember } from "./device";

/** The bearer token's only place. Reading or writing may fail (private windows, full storage): then it lives for the page. */
export const TOKEN_KEY = "bilye.token";
let inMemory: string | null = null;

export const storedToken = (): string | null => recalled(TOKEN_KEY) ?? inMemory;

export function storeToken(token: string | null): void {
  inMemory = token;
  // Where it fails it is kept in memory above; the user signs in again after a reload.
  remember(TOKEN_KEY, token);
}
