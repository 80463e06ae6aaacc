import { randomInt } from "node:crypto";
import type { Miniflare } from "miniflare";
import { hashPassword, passwordMatches } from "#auth/passwords";
import { demoPassword, demoPeople } from "./demo-data.ts";
import { keepDemoPasswords, type State } from "./state.ts";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;
/** `password` is null where its owner has chosen another one. */
export type DemoAccount = { readonly email: string; readonly password: string | null };

/**
 * The demo accounts that are still there, with the passwords that open them. Where other machines may call, the password
 * that everybody can read in the sources opens none any more, and nobody stays signed in by it.
 */
export async function demoAccounts(db: Database, state: State, isOpen: boolean): Promise<DemoAccount[]> {
  const accounts = await Promise.all(
    demoPeople.map(async ({ id, email }): Promise<DemoAccount[]> => {
      const row = await db
        .prepare("SELECT password_hash AS stored FROM users WHERE id = ? AND email = ?")
        .bind(id, email)
        .first<{ stored: string }>();
      if (!row) return [];
      if (await passwordMatches(demoPassword, row.stored)) {
        return [{ email, password: isOpen ? await changed(db, state, { id, email }) : demoPassword }];
      }
      const kept = state.secrets.demoPasswords?.[email];
      return [{ email, password: kept && (await passwordMatches(kept, row.stored)) ? kept : null }];
    }),
  );
  return accounts.flat();
}

async function changed(db: Database, state: State, { id, email }: { id: string; email: string }): Promise<string> {
  const password = newPassword();
  const hash = await hashPassword(password);
  // Kept before it counts: a start that is killed in between makes another one.
  keepDemoPasswords(state, { ...state.secrets.demoPasswords, [email]: password });
  await db
    .prepare("UPDATE users SET password_hash = ?, token_version = token_version + 1 WHERE id = ?")
    .bind(hash, id)
    .run();
  return password;
}

/** Sixteen letters and digits that nobody takes for another: 79 bits. */
function newPassword(): string {
  const signs = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
