import { cx } from "#ui/cx";
import type { Verdict } from "../report";
import styles from "./matrix.module.css";

type Sign = { readonly of: Verdict; readonly isChanged?: boolean };

/** The class that draws a sign on an element, for paper too: ● ◐ ○ ▪ – · and a star where the answer was changed. */
export const signClass = ({ of, isChanged = false }: Sign) =>
  cx(styles[of === "skipped" ? "away" : of], isChanged && styles.changed);

/** A sign beside words. */
export const Mark = (sign: Sign) => <i className={cx(styles.mark, signClass(sign))} aria-hidden="true" />;
