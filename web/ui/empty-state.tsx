import type { ReactNode } from "react";
import * as styles from "./empty-state.module.css";

type Props = {
  /** One sentence. */
  readonly title: string;
  readonly children?: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
};

/** Shown for an empty list: a chalk ring on the ground, waiting for the first marble. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className={styles.empty}>
      <div className={styles.ring} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
