import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../database";
import { knownDevices, users } from "../schema/people";
import { isOwner } from "./users";

export const DEVICE_DAYS = 180;
const devicesOfAnAccount = 10;
const DAY = 86_400_000;

export type KnownDevice = { readonly hash: string; readonly usedAt: number };

/** Lists the devices from which the account of this address has signed in. */
export const devicesOf = (db: Database, email: string) =>
  db
    .select({ hash: knownDevices.hash, usedAt: knownDevices.usedAt })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(isOwner(email));

export const isKnownDevice = (devices: readonly KnownDevice[], hash: string, now: number): boolean =>
  devices.some((device) => device.hash === hash && device.usedAt > now - DEVICE_DAYS * DAY);

/**
 * True if the account has signed in from other devices, but never from this one. False for its first device, which cannot be
 * compared.
 */
export const isUnknownDevice = (devices: readonly KnownDevice[], hash: string | undefined): boolean =>
  devices.length > 0 && devices.every((device) => device.hash !== hash);

/** Statements for a batch: record the device; the ten used last are kept. */
export function knowDevice(db: Database, userId: string, hash: string, now: number) {
  const older = db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.usedAt), knownDevices.hash)
    .limit(1000)
    .offset(devicesOfAnAccount);
  return [
    db
      .insert(knownDevices)
      .values({ hash, userId, usedAt: now })
      .onConflictDoUpdate({ target: knownDevices.hash, set: { usedAt: now } }),
    db.delete(knownDevices).where(inArray(knownDevices.hash, older)),
  ] as const;
}
