import { newKey } from "#browser/new-key";

/**
 * Keys of calls whose reply has not come: the same call again has the same key, so that the server makes nothing twice. Not
 * for long: later the same words may mean another game.
 */
const KEPT_MS = 2 * 60_000;
const MOST = 10;
const keys = new Map<string, { readonly key: string; readonly until: number }>();

export function keyOf(call: string): string {
  const now = Date.now();
  const kept = keys.get(call);
  const key = kept && now < kept.until ? kept.key : newKey();
  keys.delete(call);
  keys.set(call, { key, until: now + KEPT_MS });
  for (const oldest of keys.keys()) {
    if (keys.size <= MOST) break;
    keys.delete(oldest);
  }
  return key;
}

/** Something was written: what was meant before that is not meant again. */
export const written = (): void => keys.clear();
