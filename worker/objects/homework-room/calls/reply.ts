import type { RefusalCode } from "#protocol/errors";

/** What a homework answers the API. `more` goes into the body of the refusal. */
export type Refusal = {
  readonly ok: false;
  readonly error: RefusalCode;
  readonly suggestion?: string;
  readonly retryAfterSeconds?: number;
  /** The class may have somebody new: its list is worth a look before this is said. */
  readonly isRollDue?: true;
  readonly more?: object;
};
export type Reply<T> = { readonly ok: true; readonly reply: T } | Refusal;

export const granted = <T>(reply: T): Reply<T> => ({ ok: true, reply });
export const refused = (error: RefusalCode, more: Omit<Refusal, "ok" | "error"> = {}): Refusal => {
  return { ok: false, error, ...more };
};
