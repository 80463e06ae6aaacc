import type { RefusalCode } from "#protocol/errors";
import { secondsUntil } from "#shared/counting/counting";

/** An object's answer to the API. The API has verified the user; the object verifies that the seat, game or homework is theirs. */
export type CallReply<T> = { readonly ok: true; readonly reply: T } | Refusal;
export type Refusal = {
  readonly ok: false;
  readonly error: RefusalCode;
  readonly suggestion?: string;
  readonly retryAfterSeconds?: number;
  /** Present if the class may have a new student: read its list before refusing for good. */
  readonly isRollDue?: true;
  /** Goes into the body of the refusal. */
  readonly more?: object;
};

export const granted = <T>(reply: T): CallReply<T> => ({ ok: true, reply });
export const refused = (error: RefusalCode, more: Omit<Refusal, "ok" | "error"> = {}): Refusal => ({
  ok: false,
  error,
  ...more,
});

/** Refusal of a call over its limit, with the time to wait. */
export const tooOften = (error: RefusalCode, opensAt: number, now: number): Refusal =>
  refused(error, { retryAfterSeconds: secondsUntil(opensAt, now) });
