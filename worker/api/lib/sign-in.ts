import type { Context } from "hono";
import type { LoginReply } from "#protocol/http/people";
import { hashing, hashPassword, needsRehash } from "../../auth/passwords";
import { database } from "../../db/database";
import { knowDevice } from "../../db/known-devices";
import { noteLogin, publicUser, rehashPassword, type UserRow } from "../../db/users";
import type { AppEnv } from "./app-env";
import { deviceHash } from "./devices";
import { logEvent } from "./security-log";
import { tokenFor } from "./passwords";

type Shown = { password: string; device_secret?: string | undefined };

/** Signs in who has just shown this password, the right one; the device is known from now on. */
export async function signedInReply(
  c: Context<AppEnv>,
  user: UserRow,
  { password, device_secret }: Shown,
): Promise<LoginReply> {
  logEvent(c, "login_ok");
  if (device_secret !== undefined) {
    await knowDevice(database(c.env.DB), user.id, deviceHash(user.id, device_secret), Date.now());
  }
  c.executionCtx.waitUntil(afterLogin(c, user, password));
  return { token: await tokenFor(c.env, user), user: publicUser(user) };
}

async function afterLogin(c: Context<AppEnv>, user: UserRow, password: string): Promise<void> {
  const db = database(c.env.DB);
  await noteLogin(db, user.id, Date.now());
  // Where others wait for theirs, another sign-in does it.
  if (!needsRehash(user.passwordHash) || hashing.isAwaited()) return;
  await rehashPassword(db, user, await hashPassword(password));
}
