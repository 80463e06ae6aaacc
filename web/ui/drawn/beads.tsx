import { cx } from "../cx";
import * as styles from "./beads.module.css";

/** A rate from 0 to 1 as ten beads: each is %10, half of one %5. */
export function Beads({ rate }: { readonly rate: number }) {
  const tenths = rate * 10;
  return (
    <span className={styles.beads} role="img" aria-label={`Yüzde ${Math.round(rate * 100)}`}>
      {places.map((i) => (
        <i key={i} className={cx(tenths >= i + 0.75 ? styles.full : tenths >= i + 0.25 && styles.half)} />
      ))}
    </span>
  );
}

const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
