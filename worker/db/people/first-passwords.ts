import { and, eq, isNull, sql } from "drizzle-orm";
import { newEntry, type Named } from "./audit";
import type { Database } from "../database";
import { insertIf } from "../insert-if";
import { registrations, users } from "../schema/people";
import { setPassword } from "./sessions";
import { userSearchKey, type UserRow } from "./users";

type Person = Pick<UserRow, "email" | "name" | "school" | "timeZone"> & { readonly role: "teacher" | "student" };
type Deed = { readonly actor: Named; readonly passwordHash: string; readonly now: number };

/** Makes an account that somebody else vouches for, since no mail can prove its address. Undefined if the address is taken. */
export async function makeAccount(db: Database, person: Person, { actor, passwordHash, now }: Deed) {
  const id = crypto.randomUUID();
  const isFree = sql`NOT EXISTS (SELECT 1 FROM users WHERE email = ${person.email})`;
  const [[made]] = await db.batch([
    insertIf(
      db,
      users,
      {
        ...person,
        id,
        searchKey: userSearchKey(person),
        approval: "approved",
        passwordHash,
        isFirstPassword: true,
        verifiedAt: now,
        createdAt: now,
      },
      isFree,
    ).returning(),
    newEntry(db, { action: "account_made", actor, target: { id, name: person.name }, now }, eq(users.id, id)),
    db.delete(registrations).where(and(eq(registrations.email, person.email), isNull(registrations.userId))),
  ]);
  return made;
}

/** Gives an account a password that its owner has to change; every session ends. */
export async function giveFirstPassword(db: Database, target: Named, { actor, passwordHash, now }: Deed) {
  const changed = await setPassword(db, target.id, undefined, passwordHash);
  if (!changed) return undefined;
  const isTarget = eq(users.id, target.id);
  const [, [given]] = await db.batch([
    newEntry(db, { action: "password_given", actor, target, now }, isTarget),
    db.update(users).set({ isFirstPassword: true }).where(isTarget).returning(),
  ]);
  return given;
}
