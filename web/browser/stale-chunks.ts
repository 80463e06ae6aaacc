import { quietly, recalled, remember } from "./device";

/**
 * Handles scripts that a deploy has removed from under an open page. The screen is reloaded from its address with the newest
 * build, once; if that does not help, the error is shown.
 */
const LOADED_ANEW = "bilye.loaded-anew";
const AGAIN_MS = 60_000;

/** True for the errors of `loadPart`. */
export const isStaleChunk = (error: unknown): boolean => error instanceof Error && "isPart" in error;

type Loaded = { readonly address: string; readonly at: number };

/** Allows a reload of an address, but not twice within a minute. */
function mayLoadAnew(address: string, now: number, last: Loaded | null): boolean {
  return last === null || last.address !== address || now - last.at >= AGAIN_MS || now < last.at;
}

/** Reloads this address. False if that was just tried, or without a network, where a browser would show its own page. */
export async function loadAnew(): Promise<boolean> {
  return (await isReachable()) && isReloading();
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/version.json", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

function isReloading(): boolean {
  const address = location.pathname + location.search;
  const last = quietly(() => JSON.parse(recalled(LOADED_ANEW, "sessionStorage") ?? "null") as Loaded | null);
  if (!mayLoadAnew(address, Date.now(), last)) return false;
  const loaded = JSON.stringify({ address, at: Date.now() } satisfies Loaded);
  // Without storage there is no guard against a loop.
  if (!remember(LOADED_ANEW, loaded, "sessionStorage")) return false;
  location.reload();
  return true;
}
