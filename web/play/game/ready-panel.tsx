import { useState } from "react";
import { cx } from "../../ui/cx";
import styles from "./ready-panel.module.css";

/** The reading seconds: beads fill, then the options are there. */
export function ReadyPanel({ seconds, number }: { readonly seconds: number; readonly number: number }) {
  const [total] = useState(Math.max(3, seconds));
  return (
    <div className={styles.panel}>
      <b>{number}. soru</b>
      <p>Önce oku, şıklar birazdan açılıyor.</p>
      <div className={styles.beads} aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <i key={i} className={cx(i < total - seconds + 1 && styles.full)} />
        ))}
      </div>
    </div>
  );
}
