/**
 * Claims of a token. Used only to tell users of this device apart, to know when to renew it, and which calls need not wait for
 * the check of the account: the server alone decides who the user is.
 */
type Claims = { readonly sub?: unknown; readonly sid?: unknown; readonly iat?: unknown; readonly role?: unknown };

function claimsOf(token: string): Claims {
  try {
    // Spread: whatever stands there, an object comes out.
    return { ...(JSON.parse(atob(token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/"))) as Claims) };
  } catch {
    // A token in an unknown format.
    return {};
  }
}

/** The user that a token belongs to; for a token without one, the end of the token itself. */
export function ownerOf(token: string): string {
  const { sub } = claimsOf(token);
  return typeof sub === "string" && sub !== "" ? sub : token.slice(-16);
}

/** The role that a token names. */
export const roleOf = (token: string | null): unknown => claimsOf(token ?? "").role;

const DAY = 86_400_000;

/** A day old, or from a time when tokens named no session: the server has a newer one. */
export function isOld(token: string, now: number): boolean {
  const { sid, iat } = claimsOf(token);
  return typeof iat === "number" && (sid === undefined || now - iat * 1000 > DAY);
}
