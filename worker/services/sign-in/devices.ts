import { createHash } from "node:crypto";
import { placeWords } from "#auth/place-words";
import type { Database } from "#db/database";
import { isKnownDevice } from "#db/people/known-devices";
import type { AppContext } from "../request/app-env";

/** A device's name in the table, different for each account: the rows do not reveal that two belong to one device. */
export const deviceHash = (userId: string, secret: string): string =>
  createHash("sha256").update(`${userId}:${secret}`).digest("hex");

/**
 * The name of the calling device if this account has signed in from it before. Takes as long for an account that does not
 * exist.
 */
export async function knownDevice(db: Database, userId = "", secret: string | undefined) {
  if (secret === undefined) return undefined;
  const hash = deviceHash(userId, secret);
  return (await isKnownDevice(db, userId, hash, Date.now())) ? hash : undefined;
}

/** The platform's data on the caller's location. Empty in the local run, whose runtime makes a place up. */
export const locationOf = (c: AppContext): string => (c.env.DEV_INBOX === "on" ? "" : placeWords(c.req.raw.cf));
