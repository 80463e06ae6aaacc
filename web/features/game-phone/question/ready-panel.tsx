import { useState } from "react";
import { cx } from "#ui/cx";
import * as styles from "./ready-panel.module.css";

type Props = { readonly seconds: number; readonly number: number; readonly opens: string };

/** Reading time: beads fill until the question can be answered. */
export function ReadyPanel({ seconds, number, opens }: Props) {
  const [total] = useState(Math.max(3, seconds));
  return (
    <div className={styles.panel}>
      <b>{number}. soru</b>
      <p>Önce oku, {opens} birazdan açılıyor.</p>
      <div className={styles.beads} aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <i key={i} className={cx(i < total - seconds + 1 && styles.full)} />
        ))}
      </div>
    </div>
  );
}
