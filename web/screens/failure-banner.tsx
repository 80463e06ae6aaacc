import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { cx } from "#ui/cx";
import { intoView } from "#ui/into-view";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./failure-banner.module.css";

type Props = {
  readonly text?: string | null | undefined;
  /** True to give it the focus, so that the next Tab leads to the first field. */
  readonly takesFocus?: boolean | undefined;
  /** Links and buttons under the text. */
  readonly action?: ReactNode;
  /** True to keep a distance from the text above it. */
  readonly isBelow?: boolean;
  readonly className?: string | undefined;
};

/** The reason why an action failed, beside its button or above its form. A new reason is announced again. */
export const FailureBanner = ({ text, ...shown }: Props) =>
  text ? <Failure key={text} text={text} {...shown} /> : null;

function Failure({ text, takesFocus = false, action, isBelow, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const appear = useEffectEvent(() => {
    if (takesFocus) ref.current?.focus();
    else intoView(ref.current);
  });
  useEffect(() => appear(), []);
  return (
    <div className={cx(styles.failure, isBelow && styles.below, className)} role="alert" tabIndex={-1} ref={ref}>
      <Icon name="warning" />
      <div>
        <p>{text}</p>
        {action}
      </div>
    </div>
  );
}
