import { Store } from "#browser/store";
import { ownerOf } from "./sign-in/token-claims";

/**
 * What a teacher reads without a network: the last replies of a few calls, kept on this device until signing out. Only a
 * token of who asked opens them, and only where a page may keep anything (not on plain http).
 */
const KEPT = "bilye-read";
const MOST = 60;

/** Whether something on the screen is an old reply, because the network is away. */
export const keptShown = new Store(false);

const address = (path: string, token: string) => `/kept/${ownerOf(token)}${path}`;

export async function keepReply(path: string, token: string, text: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const kept = await caches.open(KEPT);
    const url = address(path, token);
    // The last report alone; of everything else the newest.
    const isReport = path.endsWith("/statistics");
    const others = (await kept.keys()).filter((request) => !request.url.endsWith(url));
    const old = isReport ? others.filter(({ url }) => url.endsWith("/statistics")) : others.slice(0, -MOST);
    await Promise.all(old.map((request) => kept.delete(request)));
    await kept.put(url, new Response(text, { headers: { "content-type": "application/json" } }));
  } catch {
    // Full or forbidden: nothing is there without a network.
  }
}

/** Null when there is none. */
export async function keptReply(path: string, token: string): Promise<string | null> {
  if (!("caches" in globalThis)) return null;
  try {
    const reply = await (await caches.open(KEPT)).match(address(path, token));
    return reply ? await reply.text() : null;
  } catch {
    return null;
  }
}

/** Whoever comes next finds nothing. */
export function forgetReplies(): void {
  keptShown.set(false);
  if ("caches" in globalThis) void caches.delete(KEPT).catch(() => {});
}
