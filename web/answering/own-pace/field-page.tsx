import type { ReactNode } from "react";
import { Frame } from "../frame";
import { cx } from "#ui/cx";
import { withoutSecondTap } from "./second-tap";
import * as styles from "./field-page.module.css";

type Props = {
  /** Left side of the head: the pupil's name, or the way home. */
  readonly head: ReactNode;
  /** Right side of the head. */
  readonly aside?: ReactNode;
  readonly actions?: ReactNode;
  /** True at the end: the circle in which marbles are played is then drawn around the content. */
  readonly isEnd?: boolean;
  readonly children: ReactNode;
};

/** A page between questions: something in the middle, and the way on below. */
export const FieldPage = ({ head, aside = "Ödev", actions, isEnd, children }: Props) => (
  <Frame tone="field" className={cx(styles.page, isEnd && styles.end)}>
    <div className={styles.head}>
      <span>{head}</span>
      <span>{aside}</span>
    </div>
    <div className={styles.middle}>{children}</div>
    {actions && <div className={cx(styles.actions, withoutSecondTap)}>{actions}</div>}
  </Frame>
);

/** Large enough to be copied from the screen. */
export const Pin = ({ pin }: { readonly pin: string }) => (
  <p className={styles.pin} role="img" aria-label={`Geri dönüş sayın: ${Array.from(pin).join(" ")}`}>
    {Array.from(pin, (digit, i) => (
      <b key={i} className="num">
        {digit}
      </b>
    ))}
  </p>
);
