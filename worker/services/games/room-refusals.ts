import type { CallReply } from "#objects/lifecycle/reply";
import type { AppContext } from "../request/app-env";
import { callerOf } from "../sign-in/caller";
import { missed, Refused, replyIn } from "../request/refused";

type Read<T> = (env: Env, ownerId: string, code: string) => Promise<T | null>;

/**
 * A room that has wiped itself has left the game in D1. Its owner can still see it, even if another game has got the code
 * since.
 */
export async function orStored<T>(c: AppContext, told: CallReply<T>, read: Read<T>): Promise<T> {
  if (told.ok || (told.error !== "game_not_found" && told.error !== "not_found")) return replyIn(told);
  const caller = await callerOf(c);
  const found = caller && (await read(c.env, caller.id, c.req.param("code") ?? ""));
  return found ?? replyIn(told);
}

/** The reply to a seat. One in an unknown game is refused in the same way as an unknown seat in a known one. */
export function replyToSeat<T>(told: CallReply<T>): T {
  if (told.ok) return told.reply;
  if (told.error === "game_not_found" || told.error === "session_invalid") return missed("session_invalid");
  throw new Refused(told.error);
}
