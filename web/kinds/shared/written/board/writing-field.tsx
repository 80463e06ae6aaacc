import { cx } from "#ui/cx";
import * as styles from "./writing-field.module.css";

type Props = { readonly field: string; readonly note: string; readonly isHidden: boolean };

/** On the board: a picture of the phones' text field, and one sentence. Nothing here can be pressed. */
export const WritingField = ({ field, note, isHidden }: Props) => (
  <div className={cx(styles.area, isHidden && styles.hidden)}>
    <p className={`row ${styles.field}`}>{field}</p>
    <p className={styles.note}>{note}</p>
  </div>
);
