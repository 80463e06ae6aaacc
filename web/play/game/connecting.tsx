import { useEffect, useState } from "react";
import type { Seat } from "../../live/seat";
import { Frame, Heading } from "./frame";
import { OrbitingMarble } from "./orbit";
import styles from "./waiting.module.css";

const SLOW_MS = 5_000;

/** The first connect: nobody knows yet what the class is doing. */
export function Connecting({ seat }: { readonly seat: Seat }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Frame tone="field">
      <div className={styles.middle}>
        <OrbitingMarble seed={seat.marble} />
        <Heading className={styles.title}>Oyuna bağlanılıyor</Heading>
        <p className={styles.say} role="status">
          {isSlow && "Bağlantı yavaş, bekliyoruz."}
        </p>
      </div>
    </Frame>
  );
}
