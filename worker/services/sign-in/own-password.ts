import type { UserRow } from "#db/people/users";
import type { AppContext } from "../request/app-env";
import { Refused } from "../request/refused";
import { ownPasswordIsRight } from "./throttle";

/** The row of the signed-in user, once the caller is known to be allowed. */
export const ownRow = (c: AppContext): Promise<UserRow> => c.get("checked");

/** Checks the password of the signed-in user, unless `mayTry` refuses the call before. */
export async function requirePassword(
  c: AppContext,
  password: string,
  field: string,
  mayTry?: Promise<void>,
): Promise<void> {
  if (!(await ownPasswordIsRight(c, password, mayTry))) throw wrongField(field, "Şifre hatalı.");
}

export const wrongField = (field: string, sentence: string) =>
  new Refused("validation_failed", { fields: { [field]: sentence } });
