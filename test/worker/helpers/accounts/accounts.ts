import { randomBytes, scryptSync } from "node:crypto";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import type { Approval, LoginReply, MessageReply, Role, VerifiedReply } from "#protocol/http/replies/people";
import { database } from "#db/database";
import { users } from "#db/schema/people";
import { call } from "../http";
import { aPerson } from "./people";

export const goodPassword = "uzun-yol-44-mavi";

type Wanted = {
  name?: string;
  email?: string;
  school?: string;
  approval?: Approval;
  verified?: boolean;
  password?: string;
};

/** A person who can sign in. The stored hash is a cheap one, so that attempts take no time in tests. */
export async function anAccount(role: Role, { password = goodPassword, ...wanted }: Wanted = {}) {
  return withPassword(await aPerson(role, wanted), password);
}

export async function withPassword<P extends { readonly id: string }>(person: P, password = goodPassword) {
  await database(env.DB)
    .update(users)
    .set({ passwordHash: cheapHash(password) })
    .where(eq(users.id, person.id));
  return { ...person, password };
}

export function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 });
  return `scrypt$1$1$1$${Buffer.from(salt).toString("base64url")}$${Buffer.from(hash).toString("base64url")}`;
}

/** A call from its own address, so that failures in one test do not slow another. */
export const login = (email: string, password: string, address: string = crypto.randomUUID(), deviceSecret?: string) =>
  call<LoginReply & { code: string }>("POST", "/api/auth/login", {
    body: { email, password, ...(deviceSecret && { device_secret: deviceSecret }) },
    headers: { "cf-connecting-ip": address },
  });

/** A registration from its own address, so that the mails of one test do not use up the limit of another. */
export const register = (person: Record<string, unknown>, address: string = crypto.randomUUID()) =>
  call<MessageReply & { code: string; fields: Record<string, string> }>("POST", "/api/auth/register", {
    body: { name: "Ali Demir", password: goodPassword, role: "student", ...person },
    headers: { "cf-connecting-ip": address },
  });

/** The link in the mail, and the password of its registration. */
export const verify = (token: string, password: unknown = goodPassword) =>
  call<VerifiedReply & { code: string }>("POST", "/api/auth/verify", {
    body: { token, password },
    headers: { "cf-connecting-ip": crypto.randomUUID() },
  });

/** Sixty wrong passwords from one client, four for each of fifteen accounts whose hashes are cheap. */
export async function spray(addressOf: (i: number) => string): Promise<number[]> {
  const seen: number[] = [];
  for (let i = 0; i < 15; i++) {
    const { email } = await anAccount("student");
    for (let j = 0; j < 4; j++) seen.push((await login(email, `yanlış-${j}`, addressOf(i * 4 + j))).status);
  }
  return seen;
}

export const storedUser = (id: string) => database(env.DB).select().from(users).where(eq(users.id, id)).get();
