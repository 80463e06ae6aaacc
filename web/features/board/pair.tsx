import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { PairReply } from "#protocol/http/pairing";
import { ApiError } from "#api/api-error";
import { keepGameToken } from "#api/sign-in/game-token";
import { phoneAddress, readsCards } from "#browser/addresses/pair-address";
import { pairing } from "#api/pairing-api";
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
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (pair: PairReply) => {
      const reply = await pairing.ask(pair.pair_id).catch((error: unknown) => (isRefusal(error) ? "over" : null));
      if (!isOpen) return;
      if (reply === "over") return setState("over");
      if (reply?.paired) {
        keepGameToken(reply.game_code, reply.token);
        // A separate document: only that one may open the camera.
        return location.replace(phoneAddress(reply.game_code, pair.answers));
      }
      timer = setTimeout(() => void ask(pair), ASK_EVERY_MS);
    };
    const take = async () => {
      const taken = await takenOnce(token).catch((error: unknown) => (isRefusal(error) ? "over" : null));
      if (!isOpen) return;
      if (taken === null) return void (timer = setTimeout(() => void take(), ASK_EVERY_MS));
      setState(taken);
      if (taken !== "over") await ask(taken);
    };
    void take();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [token]);
  return state;
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

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
