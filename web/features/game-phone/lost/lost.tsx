import { placeIsKept } from "../phone-sentences";
import * as texts from "#words/connection";
import type { Seat } from "#api/seat";
import { PlainButton, buttonClass } from "#ui/plain-button.tsx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Frame } from "#answering/frame.tsx";
import { Hole } from "#answering/waiting/hole.tsx";
import { OrbitingMarble } from "#answering/waiting/orbit.tsx";
import * as styles from "#answering/waiting/waiting.module.css";

type Props = { readonly seat: Seat; readonly attempt: number; readonly onRetry: () => void };

/** Shown after some failed tries: playing is not possible, but nothing is lost. */
export function Reconnecting({ seat, attempt, onRetry }: Props) {
  return (
    <Frame tone="field">
      <div className={styles.middle}>
        <OrbitingMarble seed={seat.marble} />
        <PhaseHeading className={styles.title}>Bağlantı koptu</PhaseHeading>
        <p className={styles.say} role="status">
          Yeniden bağlanılıyor, {attempt}. deneme. Puanın ve yerin duruyor, sayfayı kapatma.
        </p>
      </div>
      <div className={styles.actions}>
        <PlainButton variant="field" size="lg" block onClick={onRetry}>
          Şimdi dene
        </PlainButton>
      </div>
    </Frame>
  );
}

/** Shown when all tries are used up. */
export function GaveUp({ seat, onRetry }: Omit<Props, "attempt">) {
  return (
    <Frame tone="field">
      <div className={styles.middle}>
        <Hole seed={seat.marble} />
        <PhaseHeading className={styles.title}>Bağlanamadık</PhaseHeading>
        <p className={styles.say} role="alert">
          {texts.tooManyTries}
        </p>
        <p className={styles.small}>{placeIsKept}</p>
      </div>
      <div className={styles.actions}>
        <PlainButton variant="lim" size="lg" block onClick={onRetry}>
          Yeniden dene
        </PlainButton>
        <a className={buttonClass({ variant: "field", block: true })} href={`/student/join?code=${seat.code}`}>
          Kodu yeniden gir
        </a>
      </div>
    </Frame>
  );
}
