import { pseudonym } from "#auth/pseudonym";
import type { AppContext } from "./app-env";

/**
 * Header by which a page reads nothing older than what it has seen: replies carry D1's bookmark with the time by which the primary
 * was there, and calls send the last one back. Sealed: nobody else's is taken for ours.
 */
const HEADER = "x-bilye-bookmark";

/**
 * The most that a call which reads a replica may miss. The replica has all of the bookmark, so nothing of the primary that is
 * older than the bookmark; with an older bookmark the primary is asked.
 */
const MOST_LATE_MS = 30_000;

/** The bookmark that the call sends; null without one, and for one that is broken, foreign or old. */
export function bookmarkOf(c: AppContext): string | null {
  const sent = c.req.header(HEADER) ?? "";
  const [, bookmark, at] = /^([\da-f-]{10,100})\.(\d{13})\.[\w-]{43}$/.exec(sent) ?? [];
  if (bookmark === undefined || Date.now() - Number(at) > MOST_LATE_MS) return null;
  return sent === sealed(c.env, `${bookmark}.${at}`) ? bookmark : null;
}

/** Gives the reply to a signed-in caller the newest state that the call has seen or made. */
export function giveBookmark(c: AppContext): void {
  if (c.get("user")?.id === undefined || !c.res.ok) return;
  const { state } = c.get("asked");
  if (state) c.res.headers.set(HEADER, sealed(c.env, `${state.bookmark}.${state.at}`));
}

const sealed = (env: Env, state: string): string => `${state}.${pseudonym(env, `bookmark:${state}`)}`;
