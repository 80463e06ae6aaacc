import { and, desc, eq, gt, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import { countingRules } from "#shared/counting/limits";
import type { Database } from "../database";
import { deviceSignIns } from "../schema/device-sign-ins";
import { users } from "../schema/people";

/** Boards that wait for a phone. A row is valid until it expires, and is deleted once the board has taken the answer. */

export const DEVICE_MS = countingRules.board.client[0].withinMs;

export type DeviceSignIn = typeof deviceSignIns.$inferSelect;
type New = Omit<DeviceSignIn, "createdAt" | "expiresAt" | "state" | "userId" | "version">;

/** Registers a waiting board. If its client has too many, the one that has waited longest goes: nobody keeps a school's away. */
export async function askForDevice(db: Database, device: New, now: number): Promise<void> {
  const ofClient = eq(deviceSignIns.clientKey, device.clientKey);
  const oldest = db
    .select({ hash: deviceSignIns.deviceHash })
    .from(deviceSignIns)
    .where(and(ofClient, eq(deviceSignIns.state, "waiting")))
    .orderBy(desc(deviceSignIns.expiresAt))
    .limit(1)
    .offset(countingRules.board.client[0].most - 1);
  await db.batch([
    db
      .delete(deviceSignIns)
      .where(and(ofClient, or(lte(deviceSignIns.expiresAt, now), inArray(deviceSignIns.deviceHash, oldest)))),
    db.insert(deviceSignIns).values({ ...device, createdAt: now, expiresAt: now + DEVICE_MS, state: "waiting" }),
  ]);
}

const isAsked = (codeHashes: readonly string[], now: number) =>
  and(
    inArray(deviceSignIns.codeHash, [...codeHashes]),
    eq(deviceSignIns.state, "waiting"),
    gt(deviceSignIns.expiresAt, now),
  );

/** Finds the board that shows this code, until somebody has answered. */
export const askedDevice = (db: Database, codeHashes: readonly string[], now: number) =>
  db.select().from(deviceSignIns).where(isAsked(codeHashes, now)).get();

type Answer = { readonly state: "confirmed" | "refused"; readonly userId: string; readonly version: number };

/** Stores the phone's answer. The first of two answers counts: false for the second, and for an expired board. */
export async function answerDevice(db: Database, deviceHash: string, answer: Answer, now: number): Promise<boolean> {
  const isOpen = and(
    eq(deviceSignIns.deviceHash, deviceHash),
    eq(deviceSignIns.state, "waiting"),
    gt(deviceSignIns.expiresAt, now),
  );
  const answered = await db
    .update(deviceSignIns)
    .set(answer)
    .where(isOpen)
    .returning({ hash: deviceSignIns.deviceHash })
    .get();
  return answered !== undefined;
}

/** Finds a board's sign-in, with the account of the phone that has answered. */
export const waitingDevice = (db: Database, deviceHash: string, now: number) =>
  db
    .select({ asked: deviceSignIns, user: users })
    .from(deviceSignIns)
    .leftJoin(users, eq(users.id, deviceSignIns.userId))
    .where(and(eq(deviceSignIns.deviceHash, deviceHash), gt(deviceSignIns.expiresAt, now)))
    .get();

/** Condition for the batch that takes the phone's answer: of two parallel calls one gets it. */
export const isAnswered = (deviceHash: string): SQL =>
  sql`EXISTS (SELECT 1 FROM device_sign_ins WHERE device_hash = ${deviceHash})`;

export const takeAnswer = (db: Database, deviceHash: string) =>
  db.delete(deviceSignIns).where(eq(deviceSignIns.deviceHash, deviceHash));
