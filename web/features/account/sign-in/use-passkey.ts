import { passkeyFailed } from "#protocol/said-refusals";
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { LoginReply } from "#protocol/http/replies/people";
import { passkeySignIn } from "#api/account-api";
import { ApiError, messageOf } from "#api/api-error";
import { failures } from "#api/failures";
import { canSuggestPasskeys, canUsePasskeys, ownPasskey } from "#api/sign-in/passkeys";
import type { Say } from "#api/form-of-address";

/** Age after which a new challenge is asked for. The server accepts one for five minutes. */
const FRESH_MS = 4 * 60_000;

type Options = {
  readonly say: Say;
  /** True for a session of this lesson only; read when the device has answered, because the user may change it until then. */
  readonly isForThisLesson: RefObject<boolean>;
  readonly onSignedIn: (reply: LoginReply) => Promise<void>;
};

/**
 * Signs in by passkey: by the button, or by suggestions of the e-mail field. A browser has one open request at a time; `stop`
 * cancels the waiting one before a password is sent.
 */
export function usePasskey({ say, isForThisLesson, onSignedIn }: Options) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const askedAt = useRef(-Infinity);

  const stop = () => asking.current?.abort();
  const ask = async (isSuggested: boolean) => {
    stop();
    const { signal } = (asking.current = new AbortController());
    askedAt.current = performance.now();
    let isGiven = false;
    try {
      if (isSuggested && !(await canSuggestPasskeys())) return;
      if (signal.aborted) return;
      const answer = await ownPasskey(await passkeySignIn.options(), { signal, isSuggested });
      if (signal.aborted) return;
      if (answer.ok) {
        isGiven = true;
        setBusy(true);
        await onSignedIn(await passkeySignIn.signIn(answer.credential, isForThisLesson.current));
      } else if (answer.why !== "cancelled") setFailure(sentences(say).failed);
    } catch (error) {
      // Suggestions fail silently: nobody asked for them.
      if (signal.aborted || (isSuggested && !isGiven)) return;
      setFailure(failureOf(error, say));
    } finally {
      if (asking.current?.signal === signal) setBusy(false);
    }
  };
  const suggest = () => void ask(true);
  /** Asks again when somebody returns after a while and the open challenge is too old. */
  const suggestAnew = () => {
    if (!busy && performance.now() - askedAt.current > FRESH_MS) suggest();
  };
  // The form may have taken the focus before, and asked.
  const begin = useEffectEvent(suggestAnew);
  useEffect(() => {
    begin();
    return () => asking.current?.abort();
  }, []);

  return {
    isOffered: canUsePasskeys(),
    failure,
    busy,
    stop,
    suggest,
    suggestAnew,
    press: async () => {
      setFailure(null);
      setBusy(true);
      await ask(false);
      suggest();
    },
    forget: () => setFailure(null),
  };
}

const sentences = (say: Say) => ({
  unknown: say("Bu cihazda anahtar bulunamadı. Şifrenizle girin.", "Bu cihazda anahtar bulunamadı. Şifrenle gir."),
  failed: say(passkeyFailed, "Anahtar doğrulanamadı. Yeniden dene ya da şifrenle gir."),
});

function failureOf(error: unknown, say: Say): string {
  const code = error instanceof ApiError ? error.code : "";
  if (code === "passkey_unknown") return sentences(say).unknown;
  return code === "passkey_failed" ? sentences(say).failed : messageOf(error, failures.login);
}
