import { cx } from "#ui/cx";
import * as styles from "./preview.module.css";

type Props = {
  readonly on: "board" | "phone";
  /** The word in the board's field. */
  readonly field: string;
  readonly note: string;
  /** The label above the phone's field. */
  readonly label: string;
  readonly missing: string;
};

/** The field as the class will see it. */
export const WritingPreview = ({ on, field, note, label, missing }: Props) =>
  on === "board" ? (
    <div className={cx(styles.area, styles.board)}>
      <span>{field}</span>
      <small>{note}</small>
    </div>
  ) : (
    <div className={cx(styles.area, styles.phone)}>
      <small>{label}</small>
      <span />
      <b>{missing}</b>
    </div>
  );
