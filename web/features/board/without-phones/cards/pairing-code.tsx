import { useEffect, useState } from "react";
import { browserEnv } from "#browser/env";
import { keepAsking } from "#browser/keep-asking";
import { pairing } from "#api/pairing-api";
import { pairAddress, readsCards, type AnswerWay } from "#browser/addresses/pair-address";
import { useOriginForPhones } from "#screens/use-origin-for-phones";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import * as styles from "./pairing-code.module.css";

type Props = {
  readonly code: string;
  readonly answers: AnswerWay;
  /** True in a dialog, which has its own heading and the page's colours. */
  readonly inDialog?: boolean;
};

/** Shows how the teacher's phone gets in: to steer the game, and to read the cards in a game with cards. */
export function PairingCode({ code, answers, inDialog = false }: Props) {
  const { origin } = useOriginForPhones();
  const token = useOffer(code);
  return (
    <div className={inDialog ? styles.inDialog : styles.pairing}>
      <QrCode text={origin + pairAddress({ code, token, answers })} label="Öğretmenin telefonu için karekod" />
      <p>
        {!inDialog && <b>Öğretmenin telefonu</b>}
        {readsCards(answers)
          ? "Kartları okumak için bu karekodu açın."
          : "Oyunu elinizden yönetmek için bu karekodu açın."}{" "}
        Telefonda çıkan iki rakamı buraya yazacaksınız.
      </p>
    </div>
  );
}

/** Renews the picture this long before it expires: a phone that has just read it still gets in. */
const AHEAD_MS = 10_000;
const OFFERED_MS = 60_000;
const AGAIN_MS = 5_000;

/** Fetches the token that lets a phone in, always a fresh one. */
function useOffer(code: string): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const env = browserEnv();
    let asked: number;
    return keepAsking(env, {
      ask: () => {
        asked = env.now();
        return pairing.offer(code).catch(() => null);
      },
      take: (made) => {
        setToken(made?.token ?? null);
        // Timed by this device's elapsed time alone: a board whose clock is wrong gets a picture all the same.
        return made ? OFFERED_MS - AHEAD_MS - (env.now() - asked) : 0;
      },
      every: AGAIN_MS,
    });
  }, [code]);
  return token;
}
