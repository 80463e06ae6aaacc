import type { Failure } from "#api/requests";
import { looksOffline, whenAgain } from "#words/refusals";

/** A refusal in words for a pupil; the server's own sentences already fit pupils. */
export function refusalText({ status, code, message, retryAfterMs }: Failure, isOnline: boolean): string {
  if (status === 429) return `Çok fazla deneme oldu. ${whenAgain(retryAfterMs)} sonra yeniden dene.`;
  return code === "network" && !isOnline ? `${looksOffline} Bağlanınca yeniden dene.` : message;
}
