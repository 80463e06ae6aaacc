import type { CSSProperties } from "react";
import { clockStyle, type ClockProps } from "./countdown";
import { cx } from "../cx";
import * as styles from "./ring.module.css";

const R = 84;
/** Moves of the head per second: without a graphics card each one is drawn by the processor. */
const MOVES_A_SECOND = 8;

/** The board's clock: a track, an arc that shortens, a marble at its head; one dot a second with reduced motion. */
export function Ring(props: ClockProps) {
  const { seconds, totalMs, isRunning = true, head, className } = props;
  const total = Math.round(totalMs / 1000);
  const inAHalf = Math.max(1, Math.round((totalMs / 2000) * MOVES_A_SECOND));
  return (
    <div
      className={cx(styles.ring, isRunning && seconds <= 5 && styles.last, className)}
      role="timer"
      aria-label={`${seconds} saniye kaldı`}
      style={
        // A still clock gets no inline style: the page it stands in does not allow any.
        props.leftMs === undefined
          ? undefined
          : ({ ...clockStyle(props), "--moves": 2 * inAHalf, "--moves-in-half": inAHalf } as CSSProperties)
      }
    >
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle className={styles.track} cx="100" cy="100" r={R} />
        <g className={styles.steps}>{Array.from({ length: Math.min(total, 60) }, (_, i) => dot(i, total, seconds))}</g>
      </svg>
      <HalfArc className={styles.right} />
      <HalfArc className={styles.left} />
      {head && (
        <div className={styles.hand} aria-hidden="true">
          <span>{head}</span>
        </div>
      )}
      <b className={cx("num", seconds > 99 && styles.hundreds)} aria-hidden="true">
        {seconds}
      </b>
    </div>
  );
}

/** Half of the arc, drawn slightly longer than a half, so that no gap shows where the two meet. */
function HalfArc({ className }: { readonly className: string | undefined }) {
  return (
    <span className={cx(styles.half, className)} aria-hidden="true">
      <svg viewBox="0 0 200 200">
        <path d="M98.53 16.01A84 84 0 1 1 100 184" />
      </svg>
    </span>
  );
}

function dot(i: number, total: number, seconds: number) {
  const dots = Math.min(total, 60);
  const angle = ((i + 0.5) / dots) * 2 * Math.PI - Math.PI / 2;
  const isGone = i < dots - (seconds / total) * dots;
  return (
    <circle
      key={i}
      className={isGone ? styles.past : styles.coming}
      cx={100 + R * Math.cos(angle)}
      cy={100 + R * Math.sin(angle)}
      r={dots > 20 ? 4 : 8}
    />
  );
}
