import { challengeEnd, usedHash } from "#auth/challenges";
import { challengeIn } from "#auth/passkeys";
import { useChallenge } from "#db/people/passkeys";
import type { AppContext } from "../request/app-env";

/**
 * Uses up and returns the challenge that a device has answered; null if it is not ours for this purpose, expired, or already
 * used.
 */
export async function answered(
  c: AppContext,
  purpose: Parameters<typeof challengeEnd>[1],
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  const end = challenge === null ? null : challengeEnd(c.env, purpose, challenge, Date.now());
  if (challenge === null || end === null) return null;
  return (await useChallenge(c.get("db"), usedHash(challenge), end)) ? challenge : null;
}
