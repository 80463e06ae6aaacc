import type { RefusalCode } from "#protocol/errors";

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
