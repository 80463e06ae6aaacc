import type { JoinableReply } from "#protocol/http/replies/players";
import type { Cancel, Env } from "#browser/env";
import { askAboutCode, type ApiReply } from "#api/requests";

/** The pause after six digits, because a seventh may follow. */
const PAUSE_MS = 400;

type Options = {
  readonly env: Pick<Env, "after" | "fetch">;
  /** Receives the server's reply about the code in the field. */
  readonly onReply: (reply: ApiReply<JoinableReply>, code: string) => void;
};

/** Asks the server about a code once it is complete, and not again while it stays the same. */
export function codeCheck({ env, onReply }: Options) {
  let wanted = "";
  let stop: Cancel | undefined;

  async function ask(code: string): Promise<void> {
    const reply = await askAboutCode(env, code);
    if (code === wanted) onReply(reply, code);
  }

  return (code: string, isTyped: boolean): void => {
    if (code === wanted) return;
    wanted = code;
    stop?.();
    if (code.length < 6) return;
    stop = env.after(isTyped && code.length === 6 ? PAUSE_MS : 0, () => void ask(code));
  };
}
