import type { User } from "#protocol/http/people";
import type { SessionRow } from "#db/people/sessions";

/** What a call that makes something makes it under. */
type Making = {
  /** The id of what is made; with a key the same one for a day, so that nothing is made twice under it. */
  readonly id: string;
  /** Perhaps it is there already: an earlier call was cut off, or its answer was too long to keep. */
  readonly mayExist: boolean;
  /** It was made; where it is not there any more it has been deleted since. */
  readonly wasMade: boolean;
};

/** What a request carries through the app: the bindings, and what the middleware found out. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** The signed-in user, read from D1 by `guard` for this very call. */
    user: User;
    /** The session of that user's token; null for a token from before sessions were written down. */
    session: SessionRow | null;
    /** What a call that makes something makes it under; set by `once`. */
    making: Making;
    /** The answer holds what is shown once: `once` keeps none of it. */
    answerIsSecret: boolean;
    /** The refusal's code, for the log line. */
    refusal: string;
  };
};
