import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { PairReply } from "#protocol/http/replies/pairing";
import { ApiError } from "#api/api-error";
import { keepGameToken } from "#api/sign-in/game-token";
import { phoneAddress, readsCards } from "#browser/addresses/pair-address";
import { pairing } from "#api/pairing-api";
import { isPassing } from "#api/requests";
import { browserEnv } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import { Logo } from "#ui/drawn/logo.tsx";
import { Spinner } from "#ui/drawn/spinner.tsx";
import * as styles from "./pair.module.css";

const ASK_EVERY_MS = 1_000;

/** The teacher's phone after it has read the board's picture: shows two digits to type on the board. */
export function Component() {
  const [params] = useSearchParams();
  const state = usePairing(params.get("t") ?? "");
  return (
    <main id="icerik" className={styles.page}>
      <Logo height={36} />
      {state === null && (
        <>
          <Spinner />
          <h1>Tahtaya bağlanılıyor</h1>
        </>
      )}
      {state === "over" && (
        <>
          <h1>Bu karekodun süresi doldu</h1>
          <p>Tahtada her dakika yenisi çıkar. Telefonunuzla yeniden okutun.</p>
        </>
      )}
      {state !== null && state !== "over" && (
        <>
          <h1>Bu iki rakamı tahtaya yazın</h1>
          <p className={styles.digits} aria-label={Array.from(state.digits).join(" ")}>
            {state.digits}
          </p>
          <p role="status">
            Yazılınca bu telefon {readsCards(state.answers) ? "kartları okumaya başlar" : "oyunun kumandası olur"}.
          </p>
        </>
      )}
    </main>
  );
}

/** A pairing picture works once, so the reply to this phone is kept while the page is open. */
function usePairing(token: string): PairReply | "over" | null {
  const [state, setState] = useState<PairReply | "over" | null>(null);
  useEffect(() => {
    const ask = async () => {
      const pair = await takenOnce(token);
      setState(pair);
      return { answers: pair.answers, reply: await pairing.ask(pair.pair_id) };
    };
    return keepAsking(browserEnv(), {
      ask: () => ask().catch((error: unknown) => (error instanceof ApiError && !isPassing(error) ? "over" : null)),
      take: (asked) => {
        if (asked === "over") setState("over");
        else if (asked?.reply.paired) {
          keepGameToken(asked.reply.game_code, asked.reply.token);
          // A separate document: only that one may open the camera.
          location.replace(phoneAddress(asked.reply.game_code, asked.answers));
        } else return 0;
        return null;
      },
      every: ASK_EVERY_MS,
    });
  }, [token]);
  return state;
}

const taken = new Map<string, Promise<PairReply>>();
async function takenOnce(token: string): Promise<PairReply> {
  const earlier = taken.get(token) ?? pairing.take(token);
  taken.set(token, earlier);
  try {
    return await earlier;
  } catch (error) {
    taken.delete(token);
    throw error;
  }
}
