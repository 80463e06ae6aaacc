import { personalTokenHash } from "#auth/personal-token";
import { noteUse, tokenHolder, USE_MS } from "#db/people/personal-tokens";
import type { UserRow } from "#db/people/users";
import type { AppContext } from "../request/app-env";
import { Refused } from "../request/refused";
import { callOf } from "./called";
import { mayCall } from "./rights";
import { countByPlatform, countMiss } from "./throttle";

/** The teacher who owns this personal token; null for an invalid token. Calls outside its scope are refused. */
export async function holderOf(c: AppContext, token: string, db = c.get("db")): Promise<UserRow | null> {
  const now = Date.now();
  const held = await tokenHolder(db, personalTokenHash(token), now);
  if (held?.user.role !== "teacher") return unknown(c);
  const { id, scope, lastUsedAt } = held.token;
  await countByPlatform(c, "TOKEN_LIMITER", id);
  if (!mayCall(scope, callOf(c))) throw new Refused("token_scope");
  if (lastUsedAt === null || lastUsedAt < now - USE_MS) c.executionCtx.waitUntil(noteUse(db, id, now));
  return held.user;
}

/** Only invalid tokens are counted by their caller's line. */
async function unknown(c: AppContext): Promise<null> {
  await countMiss(c, "token ");
  return null;
}
