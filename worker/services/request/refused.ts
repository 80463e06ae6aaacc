import type { RefusalCode } from "#protocol/errors";
import type { CallReply } from "#objects/lifecycle/reply";

/** Details that a refusal may carry besides its code. */
export type RefusalDetails = {
  /** Replaces the code's own sentence if the refusal can have many reasons. */
  sentence?: string;
  fields?: Record<string, string>;
  suggestion?: string;
  retryAfterSeconds?: number;
  allow?: string;
  /** Data that the caller needs besides the sentence. */
  more?: object;
};

/** Thrown by a route to refuse a call; `app.onError` turns it into status, code and Turkish text. */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
  }
}

/** Refuses a call for want of a value: `(await ownSet(db, id)) ?? refused("not_found")`. */
export function refused(code: RefusalCode): never {
  throw new Refused(code);
}

/** A code, seat, player or link that leads nowhere: the route counts it, by the limits that the call's entry names. */
export class Missed extends Refused {}

export function missed(code: RefusalCode = "game_not_found"): never {
  throw new Missed(code);
}

/** Returns an object's reply, or throws its refusal. */
export function replyIn<T>(told: CallReply<T>): T {
  if (told.ok) return told.reply;
  const { error, suggestion, retryAfterSeconds, more } = told;
  if (error === "game_not_found" || error === "homework_unknown") return missed(error);
  throw new Refused(error, {
    ...(suggestion !== undefined && { suggestion }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(more && { more }),
  });
}
