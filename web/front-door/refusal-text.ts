import type { Failure } from "#api/requests";
import { whenAgain } from "#words/refusals";

/** A refusal in words for a pupil; the server's own sentences already fit pupils. */
export function refusalText({ code, message, retryAfterMs }: Failure, isOnline: boolean): string {
  if (code === "rate_limited") return `Çok fazla deneme oldu. ${whenAgain(retryAfterMs)} sonra yeniden dene.`;
  return code === "network" && !isOnline ? "İnternet yok gibi görünüyor. Bağlanınca yeniden dene." : message;
}
