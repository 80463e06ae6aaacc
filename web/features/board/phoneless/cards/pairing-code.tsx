import { useEffect, useState } from "react";
import { pairing } from "#api/pairing-api";
import { pairAddress, readsCards, type Answers } from "#browser/addresses/pair-address";
import { useOriginForPhones } from "#screens/use-origin-for-phones";
import { QrCode } from "#ui/drawn/qr-code.tsx";
import styles from "./pairing-code.module.css";

type Props = {
  readonly code: string;
  readonly answers: Answers;
  /** In a dialog, which has the heading and the page's own colours. */
  readonly inDialog?: boolean;
};

/** How the teacher's phone comes in: it steers, and where there are cards it reads them. */
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

/** So long before it ends the picture is another one: a phone that has just read it still gets in. */
const AHEAD_MS = 10_000;
const OFFERED_MS = 60_000;
const AGAIN_MS = 5_000;

/** The token that lets a phone in, always a fresh one. */
function useOffer(code: string): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout>;
    const offer = async () => {
      const asked = Date.now();
      const made = await pairing.offer(code).catch(() => null);
      if (!isOpen) return;
      setToken(made?.token ?? null);
      // By this clock alone: a board whose clock is wrong has a picture all the same.
      timer = setTimeout(() => void offer(), made ? OFFERED_MS - AHEAD_MS - (Date.now() - asked) : AGAIN_MS);
    };
    void offer();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [code]);
  return token;
}
