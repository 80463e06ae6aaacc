import type { CSSProperties, ReactNode } from "react";
import { cx } from "./cx";
import styles from "./countdown.module.css";

type Props = {
  /** Whole seconds left: the number shown, changed by the caller once a second. */
  readonly seconds: number;
  readonly totalMs: number;
  /**
   * What was left when this clock was drawn. One linear CSS animation goes on from there; give the element a new
   * `key` when the deadline moves. Without it the clock is a picture, and a style sheet says where its head stands.
   */
  readonly leftMs?: number;
  readonly isRunning?: boolean;
  /** Rides at the head: the brand's marble on the board, one's own on a phone. */
  readonly head?: ReactNode;
  readonly className?: string | undefined;
};

const clock = ({ totalMs, leftMs, isRunning = true }: Props) =>
  leftMs === undefined
    ? undefined
    : ({
        "--total": `${totalMs}ms`,
        "--since": `${leftMs - totalMs}ms`,
        "--state": isRunning ? "running" : "paused",
      } as CSSProperties);

const R = 84;
const ROUND = 2 * Math.PI * R;

/** The board's clock: a groove, an arc that shortens, a marble at its head; one dot a second with reduced motion. */
export function Ring(props: Props) {
  const { seconds, totalMs, isRunning = true, head, className } = props;
  const total = Math.round(totalMs / 1000);
  return (
    <div
      className={cx(styles.ring, isRunning && seconds <= 5 && styles.last, className)}
      role="timer"
      aria-label={`${seconds} saniye kaldı`}
      style={clock(props)}
    >
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <circle className={styles.groove} cx="100" cy="100" r={R} />
        <circle className={styles.arc} cx="100" cy="100" r={R} strokeDasharray={`${ROUND} ${ROUND}`} />
        <g className={styles.steps}>{Array.from({ length: Math.min(total, 60) }, (_, i) => dot(i, total, seconds))}</g>
      </svg>
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

function dot(i: number, total: number, seconds: number) {
  const dots = Math.min(total, 60);
  const angle = ((i + 0.5) / dots) * 2 * Math.PI - Math.PI / 2;
  const isGone = i < dots - (seconds / total) * dots;
  return (
    <circle
      key={i}
      className={isGone ? styles.gone : styles.left}
      cx={100 + R * Math.cos(angle)}
      cy={100 + R * Math.sin(angle)}
      r={dots > 20 ? 4 : 8}
    />
  );
}

/** The phone's clock: a level track that empties, one's own marble at its head. */
export function Track(props: Props) {
  const { seconds, totalMs, isRunning = true, head, className } = props;
  return (
    <div
      className={cx(styles.track, isRunning && seconds <= 5 && styles.last, className)}
      role="timer"
      aria-label={`${seconds} saniye kaldı`}
      style={clock(props)}
    >
      <span className={styles.fill} aria-hidden="true" />
      <span
        className={styles.stepFill}
        aria-hidden="true"
        style={{ transform: `scaleX(${Math.min(1, (seconds * 1000) / totalMs)})` }}
      />
      {head && (
        <span className={styles.cart} aria-hidden="true">
          {head}
        </span>
      )}
    </div>
  );
}
