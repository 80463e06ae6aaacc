/** The mails of a run on somebody's own machine, which go nowhere else: who may have such an inbox, and who may look into it. */

/** Only the machine itself opens such an address; no deployment has one. `.test` and `.localhost` belong to nobody (RFC 6761). */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:test|localhost))$/.test(hostname);
}

/** An inbox that the whole internet could open would give away every link that was mailed: nothing is answered then. */
export function requireLocalInbox({ DEV_INBOX, APP_ORIGIN }: { DEV_INBOX: string; APP_ORIGIN: string }): void {
  if (DEV_INBOX === "on" && !isLocalOrigin(APP_ORIGIN)) throw new Error("DEV_INBOX is for a local APP_ORIGIN alone");
}

/** Whether a client's address is this machine. A deployment and the local run both tell the true one; without it nobody is far. */
export const isThisMachine = (address = "::1"): boolean => /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/.test(address);
