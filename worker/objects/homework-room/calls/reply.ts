import type { RefusalCode } from "#protocol/errors";

/** A homework's answer to the API. `more` goes into the body of the refusal. */
export type Refusal = {
  readonly ok: false;
  readonly error: RefusalCode;
  readonly suggestion?: string;
  readonly retryAfterSeconds?: number;
  /** Present if the class may have a new student: read its list before refusing for good. */
  readonly isRollDue?: true;
  readonly more?: object;
};
export type CallReply<T> = { readonly ok: true; readonly reply: T } | Refusal;

export const granted = <T>(reply: T): CallReply<T> => ({ ok: true, reply });
export const refused = (error: RefusalCode, more: Omit<Refusal, "ok" | "error"> = {}): Refusal => {
  return { ok: false, error, ...more };
};
