import type { LiveQuestion, OwnAnswer } from "#game-client/game";
import { unsentFor } from "./unsent";

type Words = readonly [string, string];

export const received: Words = ["Cevabın alındı.", "Soru bitince sonucun burada."];

/**
 * Under an answer that has arrived: says so, or what the bell has sent ("Son hâli gönderildi."). Null for the usual words:
 * while it is being sent, and when the verdict comes at once.
 */
export function sentWords(
  asked: Pick<LiveQuestion, "question_id" | "starts_at">,
  answer: OwnAnswer,
  { rung, arrived = received }: { readonly rung?: string; readonly arrived?: Words },
): Words | null {
  if (answer.state !== "accepted" || answer.verdict !== null) return null;
  return rung !== undefined && unsentFor(asked)?.isRung === true ? ["Süre doldu.", rung] : arrived;
}
