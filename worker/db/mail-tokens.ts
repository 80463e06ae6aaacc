import { and, count, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "./database";
import { mailTokens, users } from "./schema";

const HOUR = 3_600_000;
export type LinkKind = "verify" | "reset";
const lifetimes = { verify: 24 * HOUR, reset: HOUR, notice: HOUR } as const;

type NewToken = { userId: string; kind: LinkKind | "notice"; hash: string; now: number };

/** Statements for a batch: the new link, and the end of the older ones of its kind. */
export function newLink(db: Database, { userId, kind, hash, now }: NewToken) {
  return [
    db
      .update(mailTokens)
      .set({ expiresAt: now })
      .where(
        and(
          eq(mailTokens.userId, userId),
          eq(mailTokens.kind, kind),
          isNull(mailTokens.usedAt),
          gt(mailTokens.expiresAt, now),
        ),
      ),
    db.insert(mailTokens).values({ hash, userId, kind, createdAt: now, expiresAt: now + lifetimes[kind] }),
  ] as const;
}

/** How many were sent within the hour: nobody's mailbox is flooded through us. */
export async function linksOfLastHour(db: Database, { userId, kind, now }: Omit<NewToken, "hash">): Promise<number> {
  const row = await db
    .select({ n: count() })
    .from(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, kind), gt(mailTokens.createdAt, now - HOUR)))
    .get();
  return row?.n ?? 0;
}

/** Whether this very link has verified its owner's address before: opened again it says so. */
export async function hasVerifiedOwner(db: Database, hash: string) {
  const row = await db
    .select({ usedAt: mailTokens.usedAt, verifiedAt: users.verifiedAt, role: users.role })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(eq(mailTokens.hash, hash), eq(mailTokens.kind, "verify")))
    .get();
  return row && row.usedAt !== null && row.verifiedAt !== null ? { role: row.role } : null;
}

/** Whose link it is, while it can still be used. Looking does not use it up. */
export async function ownerOfLink(db: Database, hash: string, kind: LinkKind, now: number) {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(
      and(
        eq(mailTokens.hash, hash),
        eq(mailTokens.kind, kind),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .get();
}
