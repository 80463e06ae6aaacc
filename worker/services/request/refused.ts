import type { RefusalCode } from "#protocol/errors";

/** What a refusal may carry besides its code. */
export type RefusalDetails = {
  /** What is said in place of the code's own sentence, where the reasons for it are many. */
  sentence?: string;
  fields?: Record<string, string>;
  suggestion?: string;
  retryAfterSeconds?: number;
  allow?: string;
  /** What the caller needs besides the sentence. */
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
