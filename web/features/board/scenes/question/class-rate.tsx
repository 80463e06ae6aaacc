import type { ClassRecord } from "#protocol/live/messages";
import { percent } from "#words/format";
import { cx } from "#ui/cx";
import { recordLine } from "#hosting/class-record";
import * as styles from "./class-rate.module.css";

type Props = {
  readonly rate: number;
  readonly record: (ClassRecord & { readonly is_beaten?: boolean }) | null;
  /** True for one line above the podium, because teams need the room at its side. */
  readonly isOnStage: boolean;
};

/** Share of right answers in the class, and the record it played against together. */
export const ClassRate = ({ rate, record, isOnStage }: Props) => (
  <div className={cx(isOnStage ? styles.onStage : styles.rate, record?.is_beaten && styles.beaten)}>
    <b className="num">{percent(rate)}</b>
    <span>Sınıfın doğru oranı</span>
    {record && <small>{recordLine(record)}</small>}
  </div>
);
