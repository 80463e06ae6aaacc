import type { Context } from "hono";
import type { LoginReply } from "#protocol/http/people";
import { hashPassword, needsRehash } from "../auth/passwords";
import { database } from "../db/database";
import { noteLogin, publicUser, rehashPassword, type UserRow } from "../db/users";
import type { AppEnv } from "./app-env";
import { logEvent } from "./log";
import { tokenFor } from "./passwords";

/** Signs in who has just shown this password, the right one. */
export async function signedInReply(c: Context<AppEnv>, user: UserRow, password: string): Promise<LoginReply> {
  logEvent(c, "login_ok");
  c.executionCtx.waitUntil(afterLogin(c, user, password));
  return { token: await tokenFor(c.env, user), user: publicUser(user) };
}

async function afterLogin(c: Context<AppEnv>, user: UserRow, password: string): Promise<void> {
  const db = database(c.env.DB);
  await noteLogin(db, user.id, Date.now());
  if (needsRehash(user.passwordHash)) await rehashPassword(db, user, await hashPassword(password));
}
