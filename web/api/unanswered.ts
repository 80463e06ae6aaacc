import { newKey } from "#browser/new-key";

/**
 * Keys of calls without a reply: a repeated call gets the same key, so that the server creates nothing twice. Kept only
 * briefly, because later the same words may mean another game.
 */
const LIFETIME_MS = 2 * 60_000;
const MOST = 10;
const keys = new Map<string, { readonly key: string; readonly until: number }>();

export function keyOf(call: string): string {
  const now = Date.now();
  const stored = keys.get(call);
  const key = stored && now < stored.until ? stored.key : newKey();
  keys.delete(call);
  keys.set(call, { key, until: now + LIFETIME_MS });
  for (const oldest of keys.keys()) {
    if (keys.size <= MOST) break;
    keys.delete(oldest);
  }
  return key;
}

/** Something was written: an identical call from now on is a new one. */
export const written = (): void => keys.clear();
