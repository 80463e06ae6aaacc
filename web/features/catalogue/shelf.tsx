import type { ReactNode } from "react";
import * as styles from "./catalogue.module.css";

type Props = { readonly title: string; readonly children: ReactNode };

/** Things of one sort, beside one another as far as there is room. */
export const Shelf = ({ title, children }: Props) => (
  <section className={styles.shelf}>
    <h2>{title}</h2>
    <div className={`flow ${styles.things}`}>{children}</div>
  </section>
);
