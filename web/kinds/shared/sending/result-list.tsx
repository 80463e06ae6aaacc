import type { ReactNode } from "react";
import { cx } from "#ui/cx";
import { LineSign } from "./result-head";
import * as styles from "./result.module.css";

/** The lists of a result page, in the middle of the room between head and figures. */
export const ResultLists = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.lists}>{children}</div>
);

type ListProps = {
  readonly title: string;
  /** The side its texts are read from, if that is the right. */
  readonly side: "rtl" | undefined;
  readonly children: ReactNode;
};

/** "Doğru olanlar" and its rows. */
export function ResultList({ title, side, children }: ListProps) {
  return (
    <section className={styles.list} aria-label={title}>
      <h2>{title}</h2>
      <ul dir={side}>{children}</ul>
    </section>
  );
}

type RowProps = {
  /** The class that sets `--opt`; a row without one has no colour. */
  readonly colour?: string | undefined;
  /** At the left: the badge, or a place. */
  readonly badge?: ReactNode;
  readonly children: ReactNode;
  /** At the right: "seçtin" */
  readonly note: ReactNode;
  readonly sign?: "check" | "x" | undefined;
};

export function ResultRow({ colour, badge, children, note, sign }: RowProps) {
  return (
    <li className={cx(styles.row, colour && styles.full, colour)}>
      {badge}
      <span className={styles.text}>{children}</span>
      <small>
        {sign && <LineSign name={sign} />}
        {note}
      </small>
    </li>
  );
}
