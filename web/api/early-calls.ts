import { storedToken } from "#browser/token";
import { bookmarkHeader } from "./bookmark";

/**
 * The calls of the page that is being opened, made while its scripts are still on their way: far from the server each trip that
 * waits for another is half a second. The app takes each reply when it makes the call itself.
 */
const whoAmI = "/api/auth/me";
export const earlyCalls: Readonly<Record<string, readonly string[]>> = {
  "/teacher/dashboard": [
    whoAmI,
    "/api/game/teacher?status=open&page_size=20",
    "/api/question-sets?sort=updated&page_size=5",
    "/api/homework?page_size=20",
    "/api/game/teacher?status=completed&page_size=4",
    "/api/game/teacher/stats",
    "/api/classes",
  ],
};

/** The app has come by then, even on a line of 50 kbit/s. A reply that nobody took is too old for a later page. */
const KEPT_MS = 60_000;

export type EarlyCall = { readonly ends: AbortController; readonly response: Promise<Response> };

let made: { readonly token: string; readonly at: number; readonly calls: Map<string, EarlyCall> } | undefined;

/** Makes the calls of an address for the account that is signed in here. */
export function callEarly(pathname: string): void {
  const token = storedToken();
  if (token === null || !/^\/(?:teacher|admin|student|profile)/.test(pathname)) return;
  const headers = { accept: "application/json", authorization: `Bearer ${token}`, ...bookmarkHeader() };
  const calls = new Map<string, EarlyCall>();
  for (const path of earlyCalls[pathname] ?? [whoAmI]) {
    const ends = new AbortController();
    const response = fetch(path, { headers, signal: ends.signal });
    response.catch(() => {}); // A call that fails before it is taken is told to whoever takes it.
    calls.set(path, { ends, response });
  }
  made = { token, at: performance.now(), calls };
}

/** The call that was made early for the same account; each is given once. */
export function takeEarlyCall(path: string, token: string | null): EarlyCall | undefined {
  if (made?.token !== token || performance.now() - made.at > KEPT_MS) return undefined;
  const call = made.calls.get(path);
  made.calls.delete(path);
  return call;
}
