import * as styles from "./writing-line.module.css";

/** On paper: a line to write on. */
export const WritingLine = () => (
  <p className={styles.line}>
    Cevap: <i />
  </p>
);
