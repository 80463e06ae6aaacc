import type { LiveQuestion, OwnAnswer } from "#game-client/game";
import { unsentFor } from "./unsent";

type Words = readonly [string, string];

export const lastState = "Son hâli gönderildi.";
export const received: Words = ["Cevabın alındı.", "Soru bitince sonucun burada."];

/**
 * The words under an answer that has arrived, or that the bell has sent ("Son hâli gönderildi."). Null means the usual words:
 * while the answer is being sent, and if the verdict comes at once.
 */
export function sentWords(
  asked: Pick<LiveQuestion, "question_id" | "starts_at">,
  answer: OwnAnswer,
  { rung, arrived = received }: { readonly rung?: string; readonly arrived?: Words },
): Words | null {
  if (answer.state !== "accepted" || answer.verdict !== null) return null;
  return rung !== undefined && unsentFor(asked)?.isRung === true ? ["Süre doldu.", rung] : arrived;
}
