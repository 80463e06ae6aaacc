import { userById, type UserRow } from "#db/people/users";
import type { AppContext } from "../request/app-env";
import { Refused, refused } from "../request/refused";
import { ownPasswordIsRight } from "./throttle";

/** The row of the signed-in user. Missing only if it was deleted during this call. */
export async function ownRow(c: AppContext): Promise<UserRow> {
  return (await userById(c.get("db"), c.get("user").id)) ?? refused("unauthenticated");
}

export async function requirePassword(c: AppContext, own: UserRow, password: string, field: string): Promise<void> {
  if (!(await ownPasswordIsRight(c, own, password))) throw wrongField(field, "Şifre hatalı.");
}

export const wrongField = (field: string, sentence: string) =>
  new Refused("validation_failed", { fields: { [field]: sentence } });
