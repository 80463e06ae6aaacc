import { randomInt } from "node:crypto";
import type { Miniflare } from "miniflare";
import { hashPassword, passwordMatches } from "#auth/passwords";
import { demoPassword, demoPeople } from "./demo-data.ts";
import { keepDemoPasswords, type State } from "../state.ts";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;
/** `password` is null if this folder does not know it: its owner has chosen one, or it was restored here. */
export type DemoAccount = { readonly email: string; readonly password: string | null };

/**
 * Lists the demo accounts that still exist, with their passwords. If other machines may call, the password published in the
 * sources is replaced, and sessions opened with it end.
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
  const password = drawnPassword();
  const hash = await hashPassword(password);
  // Stored before it takes effect: a start killed in between makes another one.
  keepDemoPasswords(state, { ...state.secrets.demoPasswords, [email]: password });
  await db
    .prepare("UPDATE users SET password_hash = ?, token_version = token_version + 1 WHERE id = ?")
    .bind(hash, id)
    .run();
  return password;
}

/** Draws sixteen unambiguous letters and digits: 79 bits. */
export function drawnPassword(): string {
  const signs = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
