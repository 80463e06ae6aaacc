import type { Context } from "hono";
import { challengeEnd, usedHash } from "#auth/challenges";
import { challengeIn } from "#auth/passkeys";
import { database } from "#db/database";
import { useChallenge } from "#db/people/passkeys";
import type { AppEnv } from "../request/app-env";

/** The challenge that a device has answered, used up by that; null where it is none of ours for this, over, or was used before. */
export async function answered(
  c: Context<AppEnv>,
  purpose: Parameters<typeof challengeEnd>[1],
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  const end = challenge === null ? null : challengeEnd(c.env, purpose, challenge, Date.now());
  if (challenge === null || end === null) return null;
  return (await useChallenge(database(c.env.DB), usedHash(challenge), end)) ? challenge : null;
}
