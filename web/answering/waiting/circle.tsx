import type { ReactNode } from "react";
import styles from "./circle.module.css";

/** The circle that the marbles are played in, with the pupil's own in its middle. */
export const Circle = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.circle}>{children}</div>
);
