import { desc, eq } from "drizzle-orm";
import type { Database } from "../database";
import { emailChanges, sessions } from "../schema/sign-in";

/** Exports the sessions of an account, including recently ended ones. */
export async function* ownSessions(db: Database, userId: string) {
  const { device, kind, way, createdAt: created_at, lastSeenAt: last_seen_at, expiresAt: expires_at } = sessions;
  yield* await db
    .select({ device, kind, way, created_at, last_seen_at, expires_at })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(last_seen_at));
}

export async function* waitingEmails(db: Database, userId: string) {
  const { email, createdAt: created_at, expiresAt: expires_at } = emailChanges;
  yield* await db.select({ email, created_at, expires_at }).from(emailChanges).where(eq(emailChanges.userId, userId));
}
