import { useEffect, useRef, type ReactNode } from "react";
import { Icon } from "../../ui/drawn/icon";
import styles from "./form.module.css";

type Props = { readonly children: ReactNode; readonly action?: ReactNode };

/** Why the form was not taken. It gets the focus, so that the next Tab leads to the first field. */
export function FormFailure({ children, action }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
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
