import { capital } from "#words/sentences";
import type { TokenScope } from "#protocol/http/tokens";
import type { PersonalToken } from "#protocol/http/replies/tokens";
import { date, daysAgo } from "#words/format";

/** Words for a key of a script. */

export const scopeNames: Record<TokenScope, string> = {
  read: "Yalnız okur",
  sets: "Setleri düzenler",
  all: "Her şey",
};

export const tokenDays = [30, 90, 365] as const;

/** "yalnız okur, 4 Nisan 2026 gününe kadar" */
export const limitsOf = ({ scope, expires_at }: Pick<PersonalToken, "scope" | "expires_at">): string =>
  `${scopeNames[scope]}, ${date(expires_at)} gününe kadar`;

/** "Yalnız okur, 4 Nisan 2026 gününe kadar. Dün kullanıldı." */
export function lineOf(token: PersonalToken, now: number): string {
  const used =
    token.last_used_at === null ? "Henüz kullanılmadı" : `${capital(daysAgo(token.last_used_at, now))} kullanıldı`;
  return `${limitsOf(token)}. ${used}.`;
}
