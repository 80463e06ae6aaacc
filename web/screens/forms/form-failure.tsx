import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { Icon } from "#ui/drawn/icon.tsx";
import * as styles from "./form.module.css";

type Props = {
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** False while the user is typing. */
  readonly takesFocus?: boolean;
};

/** The reason why the form was refused. It gets the focus, so that the next Tab leads to the first field. */
export function FormFailure({ children, action, takesFocus = true }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const appear = useEffectEvent(() => {
    if (takesFocus) ref.current?.focus();
  });
  useEffect(() => appear(), []);
  return (
    <div className={styles.failure} role="alert" tabIndex={-1} ref={ref}>
      <Icon name="warning" />
      <div>
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
