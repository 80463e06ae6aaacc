import type { Context } from "hono";
import type { RefusalCode } from "#protocol/errors";
import type { AppEnv } from "../request/app-env";
import { callerOf } from "../sign-in/caller";
import { Refused } from "../request/refused";
import { missed } from "./rooms";

/** Turns a room's refusal into the answer to the caller. */

type C = Context<AppEnv>;

type RoomRefusal = { ok: false; error: RefusalCode; suggestion?: string; retryAfterSeconds?: number };

type Read<T> = (env: Env, ownerId: string, code: string) => Promise<T | null>;

/**
 * A room that has wiped itself has left the game in D1. Its owner can still see it, even if another game has got the code
 * since.
 */
export async function orStored<T>(c: C, refused: RoomRefusal, read: Read<T>): Promise<T> {
  if (refused.error !== "game_not_found" && refused.error !== "not_found") return refuse(c, refused);
  const caller = await callerOf(c);
  const found = caller && (await read(c.env, caller.id, c.req.param("code") ?? ""));
  return found ?? (await refuse(c, refused));
}

/** A seat in an unknown game is refused in the same way as an unknown seat in a known one. */
export function unknownSeat(c: C, error: RefusalCode): Promise<never> {
  if (error === "game_not_found" || error === "session_invalid") return missed(c, "session_invalid");
  throw new Refused(error);
}

export async function refuse(c: C, { error, suggestion, retryAfterSeconds }: RoomRefusal): Promise<never> {
  if (error === "game_not_found") return missed(c);
  throw new Refused(error, {
    ...(suggestion !== undefined && { suggestion }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
