/**
 * Claims of a token. Used only to tell users of this device apart and to know when to renew it: the server alone decides who
 * the user is.
 */
type Claims = { readonly sub?: unknown; readonly sid?: unknown; readonly iat?: unknown };

function claimsOf(token: string): Claims {
  try {
    const claims: unknown = JSON.parse(atob(token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? claims : {};
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

const DAY = 86_400_000;

/** A day old, or from a time when tokens named no session: the server has a newer one. */
export function isOld(token: string, now: number): boolean {
  const { sid, iat } = claimsOf(token);
  return typeof iat === "number" && (sid === undefined || now - iat * 1000 > DAY);
}
