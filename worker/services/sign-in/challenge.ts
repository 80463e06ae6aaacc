import { challengeEnd, usedHash } from "#auth/challenges";
import { challengeIn } from "#auth/passkeys";
import { isUnused, useChallenge } from "#db/people/passkeys";
import type { AppContext } from "../request/app-env";
import { onlyIf } from "../request/only-if";
import { Refused } from "../request/refused";
import { logEvent } from "./security-log";

/**
 * Returns the challenge that a device has answered, and uses it up with the call's next write, which fails if it was used before;
 * null if it is not ours for this purpose, or expired.
 */
export function answered(
  c: AppContext,
  purpose: Parameters<typeof challengeEnd>[1],
  clientDataJSON: string,
): string | null {
  const challenge = challengeIn(clientDataJSON);
  const expiresAt = challenge === null ? null : challengeEnd(c.env, purpose, challenge, Date.now());
  if (challenge === null || expiresAt === null) return null;
  const used = { hash: usedHash(challenge), expiresAt };
  onlyIf(c, isUnused(used), [useChallenge(c.get("db"), used)], () => passkeyFailed(c));
  return challenge;
}

export function passkeyFailed(c: AppContext): never {
  logEvent(c, "passkey_failed");
  throw new Refused("passkey_failed");
}
