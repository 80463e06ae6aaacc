/** Storage of this device, or of this page if the device's is not available. */
export type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export function deviceMemory(): Memory {
  try {
    return localStorage;
  } catch {
    // Blocked cookies block the storage too: even naming it throws.
    return forThisPage;
  }
}

const stored = new Map<string, string>();
const forThisPage: Memory = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, text) => void stored.set(key, text),
  removeItem: (key) => void stored.delete(key),
  key: (i) => [...stored.keys()][i] ?? null,
  get length() {
    return stored.size;
  },
};

/** Private windows and locked-down schools throw on every access to the storage. */
export function quietly<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** "sessionStorage": for this tab only. */
type Where = "localStorage" | "sessionStorage";

export const recalled = (key: string, where: Where = "localStorage"): string | null =>
  quietly(() => globalThis[where].getItem(key));

/** Null deletes the value. Returns false if nothing can be stored. */
export const remember = (key: string, text: string | null, where: Where = "localStorage"): boolean =>
  quietly(() => {
    if (text === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, text);
    return true;
  }) ?? false;
