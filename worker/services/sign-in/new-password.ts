import { pageLink } from "#auth/mail-links";
import { passkeysOf, type PasskeyRow } from "#db/people/passkeys";
import type { UserRow } from "#db/people/users";
import { passwordChangedMail } from "#mail/texts";
import type { AppContext } from "../request/app-env";
import { post } from "./mail";

/** Notifies the owner of a new password, listing the passkeys that still work. */
export async function tellNewPassword(c: AppContext, owner: UserRow): Promise<PasskeyRow[]> {
  const keys = await passkeysOf(c.get("db"), owner.id);
  const links = { forgot: pageLink(c.env, "/auth/forgot-password"), profile: pageLink(c.env, "/profile") };
  await post(c.env, c.executionCtx, passwordChangedMail(owner, links, keys));
  return keys;
}
