import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "../database";
import { knownDevices } from "../schema/people";

export const DEVICE_DAYS = 180;
const devicesOfAnAccount = 10;
const DAY = 86_400_000;

export async function isKnownDevice(db: Database, userId: string, hash: string, now: number): Promise<boolean> {
  const row = await db
    .select({ usedAt: knownDevices.usedAt })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.hash, hash),
        eq(knownDevices.userId, userId),
        gt(knownDevices.usedAt, now - DEVICE_DAYS * DAY),
      ),
    )
    .get();
  return row !== undefined;
}

/**
 * True if the account has signed in from other devices, but never from this one. False for its first device, which cannot be
 * compared.
 */
export async function isUnknownDevice(db: Database, userId: string, hash: string | undefined): Promise<boolean> {
  const known = await db.select({ hash: knownDevices.hash }).from(knownDevices).where(eq(knownDevices.userId, userId));
  return known.length > 0 && known.every((device) => device.hash !== hash);
}

/** Records the device; the ten used last are kept. */
export async function knowDevice(db: Database, userId: string, hash: string, now: number): Promise<void> {
  const older = db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.usedAt), knownDevices.hash)
    .limit(1000)
    .offset(devicesOfAnAccount);
  await db.batch([
    db
      .insert(knownDevices)
      .values({ hash, userId, usedAt: now })
      .onConflictDoUpdate({ target: knownDevices.hash, set: { usedAt: now } }),
    db.delete(knownDevices).where(inArray(knownDevices.hash, older)),
  ]);
}
