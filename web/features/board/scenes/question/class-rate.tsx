import type { ClassRecord } from "#protocol/live/messages";
import { cx } from "#ui/cx";
import { recordLine } from "#hosting/class-record";
import * as styles from "./class-rate.module.css";

type Props = {
  readonly figure: string;
  readonly label: string;
  readonly record: (ClassRecord & { readonly is_beaten?: boolean }) | null;
  /** True for one line above the podium, because teams need the room at its side. */
  readonly isOnStage: boolean;
};

/** A figure of the whole class, and the record it played against together. */
export const ClassRate = ({ figure, label, record, isOnStage }: Props) => (
  <div className={cx(isOnStage ? styles.onStage : styles.rate, record?.is_beaten && styles.beaten)}>
    <b className="num">{figure}</b>
    <span>{label}</span>
    {record && <small>{recordLine(record)}</small>}
  </div>
);
