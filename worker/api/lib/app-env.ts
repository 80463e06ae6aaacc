import type { User } from "#protocol/http/people";
import type { Making } from "./once";

/** What a request carries through the app: the bindings, and what the middleware found out. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** The signed-in user, read from D1 by `guard` for this very call. */
    user: User;
    /** What a call that makes something makes it under; set by `once`. */
    making: Making;
    /** The refusal's code, for the log line. */
    refusal: string;
  };
};
