import type { SQL } from "drizzle-orm";
import { pageLink } from "#auth/mail-links";
import type { PasskeyRow } from "#db/people/passkeys";
import type { UserRow } from "#db/people/users";
import { passwordChangedMail } from "#mail/texts";
import type { AppContext } from "../request/app-env";
import { carryNotice } from "./mail";

/** Notifies the owner of a new password with the write that sets it, listing the passkeys that still work. */
export function tellNewPassword(c: AppContext, owner: UserRow, keys: readonly PasskeyRow[], isSet?: SQL): void {
  const links = { forgot: pageLink(c.env, "/auth/forgot-password"), profile: pageLink(c.env, "/profile") };
  carryNotice(c, passwordChangedMail(owner, links, keys), isSet);
}
