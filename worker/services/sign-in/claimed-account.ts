import { devicesOf, isKnownDevice, type KnownDevice } from "#db/people/known-devices";
import { locksOf, type Lock } from "#db/people/login-failures";
import { passkeyByEmail } from "#db/people/passkeys";
import { newestRegistration, type Registration } from "#db/people/registrations";
import { userByEmail, type UserRow } from "#db/people/users";
import type { AppContext } from "../request/app-env";
import { deviceHash } from "./devices";
import { passwordKeys } from "./throttle";

/** The account that a caller claims to own, before the password is checked. */
export type Claimed = {
  readonly user: UserRow | undefined;
  /** The newest registration of the address that nobody has proven. */
  readonly waiting: Registration | undefined;
  readonly hasPasskey: boolean;
  readonly devices: readonly KnownDevice[];
  /** True if the account has signed in from this device before. */
  readonly isKnownDevice: boolean;
  readonly keys: ReturnType<typeof passwordKeys>;
  readonly locks: readonly Lock[];
};

/** Reads in one trip all that a sign-in depends on. Takes as long for an account that does not exist. */
export async function claimedAccount(c: AppContext, email: string, deviceSecret = ""): Promise<Claimed> {
  const db = c.get("db");
  const now = Date.now();
  const keys = passwordKeys(c, email, deviceSecret);
  const [[user], [waiting], passkeys, devices, locks] = await db.batch([
    userByEmail(db, email),
    newestRegistration(db, email),
    passkeyByEmail(db, email),
    devicesOf(db, email),
    locksOf(db, Object.values(keys), now),
  ]);
  const isKnown = isKnownDevice(devices, deviceHash(user?.id ?? "", deviceSecret), now);
  return { user, waiting, hasPasskey: passkeys.length > 0, devices, isKnownDevice: isKnown, keys, locks };
}
