import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { deviceSignIns } from "../schema/device-sign-ins";

/** Boards that wait for a phone. A row is looked at while its time runs, and goes when the board has got what it waits for. */

export const DEVICE_MS = 180_000;
/** A school is one client, and every class has a board; more than this only a program asks for. */
const mostOfAClient = 100;

export type DeviceSignIn = typeof deviceSignIns.$inferSelect;
type New = Omit<DeviceSignIn, "createdAt" | "expiresAt" | "state" | "userId" | "version">;

/** False where this client has too many that wait. */
export async function askForDevice(db: Database, device: New, now: number): Promise<boolean> {
  const { clientKey } = device;
  const row = { ...device, createdAt: now, expiresAt: now + DEVICE_MS, state: "waiting" as const };
  const hasRoom = sql`(SELECT count(*) FROM device_sign_ins WHERE client_key = ${clientKey} AND expires_at > ${now}) < ${mostOfAClient}`;
  const [, added] = await db.batch([
    db.delete(deviceSignIns).where(and(eq(deviceSignIns.clientKey, clientKey), lte(deviceSignIns.expiresAt, now))),
    insertIf(db, deviceSignIns, row, hasRoom).returning({ hash: deviceSignIns.deviceHash }),
  ]);
  return added.length > 0;
}

const isAsked = (codeHashes: readonly string[], now: number) =>
  and(
    inArray(deviceSignIns.codeHash, [...codeHashes]),
    eq(deviceSignIns.state, "waiting"),
    gt(deviceSignIns.expiresAt, now),
  );

/** The board that shows this code, while nobody has answered it. */
export const askedDevice = (db: Database, codeHashes: readonly string[], now: number) =>
  db.select().from(deviceSignIns).where(isAsked(codeHashes, now)).get();

type Answer = { readonly state: "confirmed" | "refused"; readonly userId: string; readonly version: number };

/** Of two answers the first counts: false for the other, and for what has run out. */
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

export const waitingDevice = (db: Database, deviceHash: string, now: number) =>
  db
    .select({ state: deviceSignIns.state })
    .from(deviceSignIns)
    .where(and(eq(deviceSignIns.deviceHash, deviceHash), gt(deviceSignIns.expiresAt, now)))
    .get();

/** What the phone said, given once: of two calls at the same time one gets it. */
export const takeAnswer = (db: Database, deviceHash: string, now: number): Promise<DeviceSignIn | undefined> =>
  db
    .delete(deviceSignIns)
    .where(
      and(
        eq(deviceSignIns.deviceHash, deviceHash),
        or(eq(deviceSignIns.state, "confirmed"), eq(deviceSignIns.state, "refused")),
        gt(deviceSignIns.expiresAt, now),
      ),
    )
    .returning()
    .get();
