import type { Seat } from "../../../base/seat";
import { PhaseHeading } from "../../../ui/phase-heading";
import { Frame } from "../frame";
import { OrbitingMarble } from "../lobby/orbit";
import { useLate } from "./use-late";
import styles from "../lobby/waiting.module.css";

const SLOW_MS = 5_000;

type Props = { readonly seat: Seat; readonly title?: string };

/** The first connect: nobody knows yet what the class is doing. */
export function Connecting({ seat, title = "Oyuna bağlanılıyor" }: Props) {
  const isSlow = useLate(true, SLOW_MS);
  return (
    <Frame tone="field">
      <div className={styles.middle}>
        <OrbitingMarble seed={seat.marble} />
        <PhaseHeading className={styles.title}>{title}</PhaseHeading>
        <p className={styles.say} role="status">
          {isSlow &&
            (navigator.onLine ? "Bağlantı yavaş, bekliyoruz." : "Çevrimdışısın. Bağlantı gelince oyunun sürecek.")}
        </p>
      </div>
    </Frame>
  );
}
