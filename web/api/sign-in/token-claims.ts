/**
 * What a token says of itself. Only to tell one's own from another's on this device, and to know when to ask for a newer one:
 * who is who decides the server alone.
 */
type Claims = { readonly sub?: unknown; readonly sid?: unknown; readonly iat?: unknown };

function claimsOf(token: string): Claims {
  try {
    const claims: unknown = JSON.parse(atob(token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    // Not of the form we know.
    return {};
  }
}

/** A text that names nobody stands for itself. */
export function ownerOf(token: string): string {
  const { sub } = claimsOf(token);
  return typeof sub === "string" && sub !== "" ? sub : token.slice(-16);
}

const DAY = 86_400_000;

/** A day old, or of a time when tokens named no session: the server has a newer one. */
export function isOld(token: string, now: number): boolean {
  const { sid, iat } = claimsOf(token);
  return typeof iat === "number" && (sid === undefined || now - iat * 1000 > DAY);
}
