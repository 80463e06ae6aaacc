import { newStore } from "#browser/store";
import { ownerOf } from "./sign-in/token-claims";

/**
 * Replies that a teacher can read offline: the last ones of a few calls, kept on this device until sign-out. They open only for
 * a token of the same user, and only on pages that may store anything (not plain http).
 */
const STORED = "bilye-read";
const MOST = 60;

/** True while something on the screen is an old reply, because the network is down. */
export const storedReplyShown = newStore(false);

const address = (path: string, token: string) => `/kept/${ownerOf(token)}${path}`;

export async function storeReply(path: string, token: string, text: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const stored = await caches.open(STORED);
    const url = address(path, token);
    // Keeps only the last report, and the newest of all other replies.
    const isReport = path.endsWith("/statistics");
    const others = (await stored.keys()).filter((request) => !request.url.endsWith(url));
    const old = isReport ? others.filter(({ url }) => url.endsWith("/statistics")) : others.slice(0, -MOST);
    await Promise.all(old.map((request) => stored.delete(request)));
    await stored.put(url, new Response(text, { headers: { "content-type": "application/json" } }));
  } catch {
    // Full or forbidden storage: nothing is available offline.
  }
}

/** Null when there is none. */
export async function storedReply(path: string, token: string): Promise<string | null> {
  if (!("caches" in globalThis)) return null;
  try {
    const reply = await (await caches.open(STORED)).match(address(path, token));
    return reply ? await reply.text() : null;
  } catch {
    return null;
  }
}

/** Deletes all kept replies, so that the next user finds none. */
export function forgetReplies(): void {
  storedReplyShown.set(false);
  if ("caches" in globalThis) void caches.delete(STORED).catch(() => {});
}
