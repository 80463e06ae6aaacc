import type { Context } from "hono";
import type { Role, User } from "#protocol/http/replies/people";
import type { TokenClaims } from "#auth/tokens";
import type { Database } from "#db/database";
import type { SessionRow } from "#db/people/sessions";
import type { UserRow } from "#db/people/users";
import type { CallDatabase } from "./call-database";

/** Identity of the thing that a call creates. */
export type Making = {
  /** Id of the new thing. With a key it stays the same for a day, so that nothing is made twice under the key. */
  readonly id: string;
  /** True if it may already exist: an earlier call was cut off, or its answer was too long to keep. */
  readonly mayExist: boolean;
  /** True if it was made; if it no longer exists, it has been deleted since. */
  readonly wasMade: boolean;
};

/** Values that a request carries through the app: the bindings, and what the middleware has found out. */
export type AppEnv = {
  Bindings: Env;
  Variables: {
    requestId: string;
    db: Database;
    /** The database behind `db`. */
    asked: CallDatabase;
    /** The signed-in user, as the token's signature says: D1 is still being asked whether the token is valid. */
    user: { readonly id: string };
    /** The claims of the call's token, read once. */
    claims: Promise<TokenClaims | null>;
    /** The row of that user, once D1 has said that the caller may make this call: `ownRow`. */
    checked: Promise<UserRow>;
    /** The signed-in user of a call that is open to all: `userOf`. */
    visitor: Promise<User | null>;
    /** The user's role, for the log. */
    role: Role;
    /** The session of that user's token, once `checked`: `sessionIn`. Null for a token from before sessions were stored. */
    session: SessionRow | null;
    /** Identity of the thing that the call creates; set by `takeTurn`. */
    making: Promise<Making>;
    /** True if the answer shows something once, or names a pupil who may be deleted: no key keeps it. */
    answerIsNotKept: boolean;
    /** The refusal's code, for the log line. */
    refusal: string;
  };
};

/** A call that is being answered: its request, and what the middleware has found out about it. */
export type AppContext = Context<AppEnv>;
