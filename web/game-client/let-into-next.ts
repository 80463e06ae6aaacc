import type { PairedReply } from "#protocol/http/replies/pairing";
import type { Cancel, Env } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import { call } from "#api/requests";
import { untilNextTry } from "./follow-up";

const ASK_EVERY = 1_000;

type LetIn = { readonly code: string; readonly token: string; readonly onIn: (reply: PairedReply) => void };

/** Gets a paired phone of a finished game the token for the follow-up game; a lost call is retried. */
export function letIntoNext(env: Env, { code, token, onIn }: LetIn): Cancel {
  return keepAsking(env, {
    ask: () => call<"GET /api/game/:code/pair/next">(env, `/api/game/${code}/pair/next`, "paired", { token }),
    take: (reply) => {
      if (!reply.ok || !reply.body.paired) return untilNextTry(reply);
      onIn(reply.body);
      return null;
    },
    every: ASK_EVERY,
  });
}
