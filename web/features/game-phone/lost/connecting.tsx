import type { Seat } from "#api/seat";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Frame } from "#answering/frame.tsx";
import { OrbitingMarble } from "#answering/waiting/orbit.tsx";
import { useLasting } from "#answering/use-lasting";
import { slowConnection } from "#words/pupil-sentences";
import * as styles from "#answering/waiting/waiting.module.css";

const SLOW_MS = 5_000;

type Props = { readonly seat: Seat; readonly title?: string };

/** The first connection: the phase of the game is not known yet. */
export function Connecting({ seat, title = "Oyuna bağlanılıyor" }: Props) {
  const isSlow = useLasting(true, SLOW_MS);
  return (
    <Frame tone="field">
      <div className={styles.middle}>
        <OrbitingMarble seed={seat.marble} />
        <PhaseHeading className={styles.title}>{title}</PhaseHeading>
        <p className={styles.say} role="status">
          {isSlow && (navigator.onLine ? slowConnection : "Çevrimdışısın. Bağlantı gelince oyunun sürecek.")}
        </p>
      </div>
    </Frame>
  );
}
