import type { RefusalCode } from "#protocol/errors";
import type { RouteLimit } from "#shared/counting/limits";
import type { AppContext } from "../request/app-env";
import { Missed, type Refused } from "../request/refused";
import { claimsOf, userOf } from "./guard";
import { requirePassword } from "./own-password";
import { countByPlatform, countCode, countMiss, refuseCodes } from "./throttle";

type Counter = {
  /** Counts the call before its handler, and refuses one too many. */
  readonly before?: (c: AppContext, body: unknown) => Promise<void>;
  /** Counts the call by its refusal, or by its success if that is null. */
  readonly after?: (c: AppContext, refusal: Refused | null) => Promise<void>;
};

/** The route's counting of a call, by the limits that the call's entry names. */
export const counters: Readonly<Record<RouteLimit, Counter>> = {
  miss: {
    async after(c, refusal) {
      if (refusal instanceof Missed) await countMiss(c);
    },
  },
  /**
   * A school without accounts is one address, so an address has a higher limit than a session. A token whose session was ended
   * uses up nothing of the account's others.
   */
  library: {
    async before(c) {
      const claims = await claimsOf(c);
      const id = claims?.sessionId ?? claims?.userId ?? (await userOf(c))?.id;
      await (id === undefined
        ? countByPlatform(c, "LIBRARY_GUEST_LIMITER")
        : countByPlatform(c, "LIBRARY_LIMITER", id));
    },
    /** The call is answered before it is known that its token's sign-in was ended: it is a guest's call too then. */
    async after(c, refusal) {
      if (!refusal && (await claimsOf(c)) && !(await userOf(c))) await countByPlatform(c, "LIBRARY_GUEST_LIMITER");
    },
  },
  code: {
    before: async (c) => refuseCodes(c),
    async after(c, refusal) {
      if (refusal && ofWrongCode.has(refusal.code)) await countCode(c, refusal instanceof Missed);
    },
  },
  ownPassword: {
    async before(c, body) {
      await requirePassword(c, (body as { password: string }).password, "password");
    },
  },
};

/** Refusals of a code that was wrong. */
const ofWrongCode: ReadonlySet<RefusalCode> = new Set([
  "class_code_unknown",
  "device_code_unknown",
  "board_code_unknown",
  "digits_wrong",
]);
