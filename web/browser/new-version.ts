/**
 * The build-version check: a page that runs an older build than the server's reloads itself. Never inside a lobby or a
 * game, never over unsaved text, and not again within 10 s, so that a half-deployed site cannot make it spin.
 */

import { recalled, remember } from "./device";

declare const __BUILD_ID__: string;

const RELOAD_GUARD_MS = 10_000;
const CHECK_EVERY_MS = 60_000;
const RELOADED_AT = "bilye.reloaded-at";
const ANNOUNCE = "bilye.new-version";

/** Pages on which a class is sitting. */
export const isInGame = (path: string): boolean =>
  /^\/student\/(?:game|join)(?:\/|$)/.test(path) || /^\/teacher\/games\/[^/]+\/host(?:\/|$)/.test(path);

/** Whether a page may be reloaded now. */
export function mayReload(path: string, now: number, reloadedAt: number | null): boolean {
  return !isInGame(path) && (reloadedAt === null || now - reloadedAt >= RELOAD_GUARD_MS || now < reloadedAt);
}

let held = 0;
/** While something unsaved is on the page. Returns the release. */
export function holdReload(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

let checkedAt = 0;

/** Asks for the newest build and reloads when it is another one. `isFresh`: the page was just opened or navigated to. */
export async function checkVersion({ isFresh = false } = {}): Promise<void> {
  if (import.meta.env.DEV || Date.now() - checkedAt < CHECK_EVERY_MS) return;
  checkedAt = Date.now();
  try {
    const response = await fetch("/version.json", { cache: "no-store" });
    if (!response.ok) return;
    const { build } = (await response.json()) as { build?: unknown };
    if (typeof build === "string" && build !== __BUILD_ID__ && !isBusy(isFresh)) reload();
  } catch {
    // Offline, or an answer that is not ours: the next check tells.
  }
}

/** Where something was typed since the page was opened or navigated to. */
let begunAt: string | null = null;

/** A form begun is never thrown away; on a page just opened, a dialog or a field that took the focus by itself is no work yet. */
const isBusy = (isFresh: boolean) =>
  held > 0 ||
  begunAt === location.pathname ||
  (!isFresh &&
    (document.querySelector("dialog[open]") !== null ||
      document.activeElement?.matches("input, textarea, select") === true));

/** The reload is under way: what the new page is to tell is not for this one, which runs on for a moment. */
let isLeaving = false;

/** Reloads unless the guard forbids it. */
function reload(): boolean {
  if (held > 0 || !mayReload(location.pathname, Date.now(), reloadedAt())) return false;
  // Without a place to remember the reload there is no guard against a loop: stay.
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

/** Checks at the start and whenever the page comes back to the front; watches for typing. */
export function watchVersion(): void {
  void checkVersion({ isFresh: true });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void checkVersion();
  });
  document.addEventListener("input", () => (begunAt = location.pathname), true);
}
