import type { PairedReply } from "#protocol/http/pairing";
import type { Cancel, Env } from "#browser/env";
import { call } from "#api/requests";

const ASK_EVERY = 1_000;

type Asker = Pick<Env, "fetch" | "after">;
type LetIn = { readonly code: string; readonly token: string; readonly onIn: (reply: PairedReply) => void };

/** Gets a paired phone of a finished game the token for the follow-up game; a lost call is retried. */
export function letIntoNext(env: Asker, { code, token, onIn }: LetIn): Cancel {
  let isOver = false;
  let stopNext: Cancel | undefined;

  async function ask(): Promise<void> {
    const path = `/api/game/${code}/pair/next` as const;
    const reply = await call<"GET /api/game/:code/pair/next">(env, path, "paired", { token });
    if (isOver) return;
    if (reply.ok && reply.body.paired) return onIn(reply.body);
    const isRefused = !reply.ok && reply.status >= 400 && reply.status < 500 && reply.status !== 429;
    if (isRefused) return;
    stopNext = env.after((!reply.ok && reply.retryAfterMs) || ASK_EVERY, () => void ask());
  }

  void ask();
  return () => {
    isOver = true;
    stopNext?.();
  };
}
