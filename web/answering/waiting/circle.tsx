import type { ReactNode } from "react";
import * as styles from "./circle.module.css";

/** The circle in which marbles are played, with the pupil's marble in its middle. */
export const Circle = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.circle}>{children}</div>
);
