import type { CSSProperties, ReactNode } from "react";
import { cx } from "../cx";
import * as styles from "./countdown.module.css";

export type ClockProps = {
  /** Whole seconds left: the number shown, changed by the caller once a second. */
  readonly seconds: number;
  readonly totalMs: number;
  /**
   * Time left when this clock was rendered. A CSS animation continues from there; give the element a new `key` when the
   * deadline moves. A clock without it is a still picture, and a style sheet places its head.
   */
  readonly leftMs?: number;
  readonly isRunning?: boolean;
  /** Rides at the head: the brand's marble on the board, the player's on a phone. */
  readonly head?: ReactNode;
  readonly className?: string | undefined;
};

export const clockStyle = ({ totalMs, leftMs, isRunning = true }: ClockProps) =>
  leftMs === undefined
    ? undefined
    : ({
        "--total": `${totalMs}ms`,
        "--since": `${leftMs - totalMs}ms`,
        "--state": isRunning ? "running" : "paused",
      } as CSSProperties);

/** The phone's clock: a level track that empties, with the player's marble at its head. */
export function Track(props: ClockProps) {
  const { seconds, totalMs, isRunning = true, head, className } = props;
  return (
    <div
      className={cx(styles.track, isRunning && seconds <= 5 && styles.last, className)}
      role="timer"
      aria-label={`${seconds} saniye kaldı`}
      style={clockStyle(props)}
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
