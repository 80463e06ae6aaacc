import type { ReactNode } from "react";
import type { OwnResult } from "#protocol/live/played-question";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { gained } from "./result-earned";
import * as styles from "./result.module.css";
import { verdictOf } from "./result-in-words";

type Sign = "half" | "x" | "check" | "clock";
const drawings: Readonly<Record<Sign, ReactNode>> = {
  half: (
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
    </>
  ),
  x: <path d="M6 6l12 12M18 6 6 18" />,
  check: <path d="M4 12.5 9.5 18 20 6.5" />,
  clock: <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2" />,
};

/** 24 × 24, in the colour of the text. */
export const LineSign = ({ name }: { readonly name: Sign }) => (
  <svg className={styles.line} viewBox="0 0 24 24" aria-hidden="true">
    {drawings[name]}
  </svg>
);

type Props = {
  readonly seed: number;
  readonly own: OwnResult | undefined;
  readonly children: ReactNode;
};

/** The head of a result that leaves its page to a list. */
export function ResultHead({ seed, own, children }: Props) {
  const { title, sign } = verdictOf(own);
  const plus = own?.points_earned && gained(own);
  return (
    <div className={styles.head}>
      <span className={styles.mark} aria-hidden="true">
        <Marble seed={seed} size={64} />
        <span className={styles.sign}>
          <LineSign name={sign} />
        </span>
      </span>
      <PhaseHeading className={cx(styles.title, !plus && styles.wide)}>{title}</PhaseHeading>
      {plus ? <b className={cx(styles.plus, "num")}>+{plus}</b> : null}
      <p className={styles.why}>{children}</p>
    </div>
  );
}
