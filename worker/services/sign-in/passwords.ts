import { isTooCommon } from "#auth/passwords";
import { Refused } from "../request/refused";

export function refuseCommon(password: string, person: { name: string; email: string }, field: string): void {
  if (!isTooCommon(password, person)) return;
  throw new Refused("validation_failed", {
    fields: { [field]: "Bu şifre çok yaygın. Tahmin edilmesi zor bir şifre seçin." },
  });
}
