import { cx } from "#ui/cx";
import type { Verdict } from "../report";
import styles from "./matrix.module.css";

type Props = { readonly of: Verdict; readonly isChanged?: boolean };

/** A sign for paper: ● ◐ ○ ▪ – · and a star where the answer was changed. */
export function Mark({ of, isChanged = false }: Props) {
  const mark = <i className={cx(styles.mark, styles[of === "skipped" ? "away" : of])} aria-hidden="true" />;
  return isChanged ? <span className={styles.changed}>{mark}</span> : mark;
}
