import type { Point } from "#question/picture/on-picture";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import { marked, placed } from "../mark";
import * as styles from "./phone.module.css";

const crosshair = "M0-50V-19M0 50V19M-50 0H-19M50 0H19";

/** A pin at the pupil's place, with the pupil's marble beside it: the picture under it stays visible. */
export const Pin = ({ at, seed }: { readonly at: Point; readonly seed: number }) => (
  <span
    className={cx(marked, styles.pin, at[0] > 840 && styles.fromRight, at[1] < 180 && styles.fromAbove)}
    style={placed(at)}
    aria-hidden="true"
  >
    <svg viewBox="-60 -60 120 120">
      <path className={styles.halo} d={crosshair} />
      <circle className={styles.halo} r="19" />
      <path d={crosshair} />
      <circle r="19" />
      <circle className={styles.dot} r="3.5" />
    </svg>
    <Marble seed={seed} size={28} />
  </span>
);
