import type { ReactNode } from "react";
import * as styles from "./chosen-bar.module.css";

type Props = {
  /** "3 set seçildi" */
  readonly said: string;
  readonly children: ReactNode;
};

/** Floats over a list while rows of it are chosen; inside are the buttons for all of them. */
export const ChosenBar = ({ said, children }: Props) => (
  <div className={styles.room}>
    <div className={`row ${styles.bar}`} role="toolbar" aria-label="Toplu işlem">
      <span className={`num ${styles.count}`} role="status">
        {said}
      </span>
      {children}
    </div>
  </div>
);

/** The look of its plain buttons. */
export const plainInBar = styles.alt;
