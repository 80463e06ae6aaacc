import type { User } from "#protocol/http/replies/people";
import { publicUser, type UserRow } from "#db/people/users";
import type { AppContext } from "../request/app-env";
import { Refused } from "../request/refused";

/** True if this deployment opens its administration only by passkey. A misspelled setting closes it too. */
export const needsPasskey = (
  { ADMIN_PASSKEY }: { ADMIN_PASSKEY?: string },
  { rights }: Pick<User, "rights">,
): boolean => rights.length > 0 && !["", "off"].includes(ADMIN_PASSKEY ?? "");

const cameByPasskey = (c: AppContext): boolean => c.get("session")?.way === "passkey";

/** Guards everything that only administrators do. */
export function requirePasskeySession(c: AppContext, user: Pick<User, "rights">): void {
  if (needsPasskey(c.env, user) && !cameByPasskey(c)) throw new Refused("passkey_required");
}

/**
 * Stops an administrator who has a passkey from getting in, or to the passkeys, by password alone. One without adds the first
 * by password.
 */
export function requireOwnPasskey(c: AppContext, user: UserRow, hasPasskey: boolean): void {
  if (needsPasskey(c.env, publicUser(user)) && !cameByPasskey(c) && hasPasskey) throw new Refused("passkey_required");
}
