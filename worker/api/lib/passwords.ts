import { isTooCommon } from "../../auth/passwords";
import { signToken } from "../../auth/tokens";
import type { UserRow } from "../../db/users";
import { Refused } from "./refused";

export const tokenFor = (env: Env, user: UserRow): Promise<string> =>
  signToken(env, { userId: user.id, role: user.role, version: user.tokenVersion });

export function refuseCommon(password: string, person: { name: string; email: string }, field: string): void {
  if (!isTooCommon(password, person)) return;
  throw new Refused("validation_failed", {
    fields: { [field]: "Bu şifre çok yaygın. Tahmin edilmesi zor bir şifre seçin." },
  });
}
