import { useEffect, useState } from "react";
import { pairing } from "../../../lib/calls/pairing-api";
import { scanAddress } from "../../../lib/addresses/scan-address";
import { QrCode } from "../../../parts/qr-code";
import styles from "./pairing-code.module.css";

/** How the teacher's phone comes in: it reads the cards. */
export const PairingCode = ({ code }: { readonly code: string }) => (
  <div className={styles.pairing}>
    <QrCode text={useOffer(code)} label="Öğretmenin telefonu için karekod" />
    <p>
      <b>Öğretmenin telefonu</b>
      Kartları okumak için bu karekodu açın. Telefonda çıkan iki rakamı buraya yazacaksınız.
    </p>
  </div>
);

/** So long before it ends the picture is another one: a phone that has just read it still gets in. */
const AHEAD_MS = 10_000;
const OFFERED_MS = 60_000;
const AGAIN_MS = 5_000;

/** The address that lets a phone in, always a fresh one; while there is none, the page for who is signed in there. */
function useOffer(code: string): string {
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
  return token === null
    ? location.origin + scanAddress(code)
    : `${location.origin}/pair?t=${encodeURIComponent(token)}`;
}
