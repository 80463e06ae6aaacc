/** The bearer token's only place. Reading or writing may fail (private windows, full storage): then it lives for the page. */

const KEY = "bilye.token";
let inMemory: string | null = null;

export function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

export function storeToken(token: string | null): void {
  inMemory = token;
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // Kept in memory above; the user signs in again after a reload.
  }
}

/** Another tab signed in or out. */
export function onTokenChange(listener: (token: string | null) => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener(storedToken());
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}
