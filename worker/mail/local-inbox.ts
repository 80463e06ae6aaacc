/** Inbox of a run on somebody's own machine, whose mails go nowhere else: decides which runs have one, and who may read it. */

/**
 * Recognises an address that only the machine itself opens; no deployment has one. `.test` and `.localhost` belong to nobody
 * (RFC 6761).
 */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:test|localhost))$/.test(hostname);
}

/**
 * Recognises an address of a machine's network: one of numbers, or a name that machines there announce, over plain HTTP. A
 * deployment has a domain.
 */
export function isNetworkOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return protocol === "http:" && /^(?:\d+(?:\.\d+){3}|[^.]+\.local)$/.test(hostname);
}

/** Refuses every request if the whole internet could open the inbox: that would give away every mailed link. */
export function requireLocalInbox({ DEV_INBOX, APP_ORIGIN }: { DEV_INBOX: string; APP_ORIGIN: string }): void {
  if (DEV_INBOX === "on" && !isLocalOrigin(APP_ORIGIN) && !isNetworkOrigin(APP_ORIGIN))
    throw new Error("DEV_INBOX may be on only with an APP_ORIGIN of this machine or its network");
}

/**
 * The client's address is this machine. A deployment and the local run both pass the true address; a missing one counts as this
 * machine.
 */
export const isThisMachine = (address = "::1"): boolean => /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/.test(address);
