import { and, asc, eq, gt, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { BoardCode } from "#protocol/http/replies/device-sign-in";
import { limits } from "#shared/limits";
import type { Database } from "./database";
import { insertIf } from "./insert-if";
import { boardCodes } from "./schema/board-codes";
import { users } from "./schema/people";

type BoardCodeRow = typeof boardCodes.$inferSelect;

const shown = { id: boardCodes.id, day: boardCodes.day, expires_at: boardCodes.expiresAt };

/** A code made before the last change of the password opens nothing. */
const isLiving = sql`version = (SELECT token_version FROM users WHERE users.id = user_id)`;

/** The open codes of an account, that of the next day first. */
export const openBoardCodes = (db: Database, userId: string, now: number): Promise<BoardCode[]> =>
  db
    .select(shown)
    .from(boardCodes)
    .where(and(eq(boardCodes.userId, userId), gt(boardCodes.expiresAt, now), isLiving))
    .orderBy(asc(boardCodes.startsAt), asc(boardCodes.createdAt))
    .all();

/** Condition of a new code: below the limit, and the session that asks has not ended. */
function mayMake({ userId, version, createdAt }: BoardCodeRow): SQL {
  const mine = sql`(SELECT count(*) FROM board_codes WHERE user_id = ${userId} AND expires_at > ${createdAt} AND version = ${version})`;
  return sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND token_version = ${version}) AND ${mine} < ${limits.boardCodes.each}`;
}

/** Inserts a code; undefined if there are too many. */
export const insertBoardCode = (db: Database, code: BoardCodeRow): Promise<BoardCode | undefined> =>
  insertIf(db, boardCodes, code, mayMake(code)).returning(shown).get();

export const ownBoardCode = (db: Database, userId: string, id: string): Promise<BoardCode | undefined> =>
  db
    .select(shown)
    .from(boardCodes)
    .where(and(eq(boardCodes.userId, userId), eq(boardCodes.id, id)))
    .get();

export async function endBoardCode(db: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(boardCodes.userId, userId), eq(boardCodes.id, id));
  return (await db.delete(boardCodes).where(own)).meta.changes > 0;
}

/** The account that a code opens now. */
export const boardCodeHolder = (db: Database, hashes: readonly string[], now: number) =>
  db
    .select({ id: boardCodes.id, user: users })
    .from(boardCodes)
    .innerJoin(users, and(eq(users.id, boardCodes.userId), eq(users.tokenVersion, boardCodes.version)))
    .where(and(inArray(boardCodes.hash, [...hashes]), lte(boardCodes.startsAt, now), gt(boardCodes.expiresAt, now)))
    .get();

/** Condition for the batch that uses a code: of two parallel calls one gets it. */
export const isOpenBoardCode = (id: string): SQL => sql`EXISTS (SELECT 1 FROM board_codes WHERE id = ${id})`;
export const useBoardCode = (db: Database, id: string) => db.delete(boardCodes).where(eq(boardCodes.id, id));

/** Exports the owner's codes; of the code only a hash is stored. */
export async function* ownBoardCodes(db: Database, userId: string) {
  yield* await db.select(shown).from(boardCodes).where(eq(boardCodes.userId, userId)).orderBy(asc(boardCodes.startsAt));
}
