/**
 * The build-version check: a page that runs an older build than the server's reloads itself. Never inside a lobby or a game,
 * never over unsaved text, and not again within 10 s, so that a half-deployed site cannot make it reload in a loop.
 */

import { recalled, remember } from "./device";

declare const __BUILD_ID__: string;

const RELOAD_GUARD_MS = 10_000;
const CHECK_EVERY_MS = 60_000;
const RELOADED_AT = "bilye.reloaded-at";
const ANNOUNCE = "bilye.new-version";

/** Pages that a class uses during a game. */
export const isInGame = (path: string): boolean =>
  /^\/student\/(?:game|join)(?:\/|$)/.test(path) || /^\/teacher\/games\/[^/]+\/(?:host|cards)(?:\/|$)/.test(path);

/** Tells if a page may be reloaded now. */
export function mayReload(path: string, now: number, reloadedAt: number | null): boolean {
  return !isInGame(path) && (reloadedAt === null || now - reloadedAt >= RELOAD_GUARD_MS || now < reloadedAt);
}

let held = 0;
/** Blocks reloads while something unsaved is on the page. Returns the release. */
export function holdReload(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

let checkedAt = 0;

/** Fetches the newest build's name and reloads if it is another one. `isFresh`: the page was just opened or navigated to. */
export async function checkVersion({ isFresh = false } = {}): Promise<void> {
  if (import.meta.env.DEV || Date.now() - checkedAt < CHECK_EVERY_MS) return;
  checkedAt = Date.now();
  try {
    const response = await fetch("/version.json", { cache: "no-store" });
    if (!response.ok) return;
    const { build } = (await response.json()) as { build?: unknown };
    if (typeof build === "string" && build !== __BUILD_ID__ && !isBusy(isFresh)) reload();
  } catch {
    // Offline, or a reply that is not from our server: the next check tells.
  }
}

/** The path of the page on which the user has typed since opening it or navigating to it. */
let begunAt: string | null = null;

/**
 * A form somebody has started is never thrown away. On a page just opened, a dialog or a field that took the focus by itself
 * does not count.
 */
const isBusy = (isFresh: boolean) =>
  held > 0 ||
  begunAt === location.pathname ||
  (!isFresh &&
    (document.querySelector("dialog[open]") !== null ||
      document.activeElement?.matches("input, textarea, select") === true));

/** The reload has begun. This page runs on for a moment, but must not show the message meant for the new one. */
let isLeaving = false;

/** Reloads unless the guard forbids it. */
function reload(): boolean {
  if (held > 0 || !mayReload(location.pathname, Date.now(), reloadedAt())) return false;
  // Without a place to remember the reload there is no guard against a loop, so the page stays.
  if (!remember(RELOADED_AT, String(Date.now()), "sessionStorage")) return false;
  remember(ANNOUNCE, "1", "sessionStorage");
  isLeaving = true;
  location.reload();
  return true;
}

function reloadedAt(): number | null {
  const stored = recalled(RELOADED_AT, "sessionStorage");
  return stored === null ? null : Number(stored);
}

/** True once after a reload for a new build. */
export function wasReloaded(): boolean {
  if (isLeaving) return false;
  const was = recalled(ANNOUNCE, "sessionStorage") !== null;
  remember(ANNOUNCE, null, "sessionStorage");
  return was;
}

/** Checks at the start and whenever the page comes back to the front, and watches for typing. */
export function watchVersion(): void {
  void checkVersion({ isFresh: true });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void checkVersion();
  });
  document.addEventListener("input", () => (begunAt = location.pathname), true);
}
