import { env } from "cloudflare:workers";
import type { Approval, Role } from "#protocol/http/replies/people";
import { searchKey } from "#shared/fold";
import { signToken } from "#auth/tokens";
import { database } from "#db/database";
import { users } from "#db/schema/people";
import { call } from "../http";

type Wanted = { name?: string; email?: string; school?: string; approval?: Approval; verified?: boolean };

/** A person in D1 with a valid token but no password: tests that need one go through the API. */
export async function aPerson(
  role: Role,
  { name = "Elif Yıldırım", email, school = "", approval, verified = true }: Wanted = {},
) {
  const id = crypto.randomUUID();
  const address = email ?? `${id}@okul.test`;
  await database(env.DB)
    .insert(users)
    .values({
      id,
      email: address,
      name,
      searchKey: searchKey(`${name} ${address} ${school}`),
      role,
      school,
      approval: approval ?? "approved",
      passwordHash: "-",
      verifiedAt: verified ? 1 : null,
      createdAt: Date.now(),
    });
  return { id, name, email: address, token: await signToken(env, { userId: id, role, version: 1 }) };
}

/** The ids of the users whom an administrator finds by this text. */
export async function listedUsersOf(adminToken: string, q: string): Promise<string[]> {
  const path = `/api/admin/users?q=${encodeURIComponent(q)}`;
  const { json } = await call<{ items: { id: string }[] }>("GET", path, { token: adminToken });
  return json.items.map(({ id }) => id);
}
