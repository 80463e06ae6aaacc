import type { ClassRecord } from "#protocol/messages";
import { percent } from "../../lib/format";
import { cx } from "../../ui/cx";
import { recordLine } from "./class-record";
import styles from "./class-rate.module.css";

type Props = {
  readonly rate: number;
  readonly record: (ClassRecord & { readonly is_beaten?: boolean }) | null;
  /** Where teams need the room. */
  readonly isSmall: boolean;
};

/** How much the class knew, and what it played against together. */
export const ClassRate = ({ rate, record, isSmall }: Props) => (
  <p className={cx(styles.rate, isSmall && styles.small, record?.is_beaten && styles.beaten)}>
    <b className="num">{percent(rate)}</b>
    <span>
      Sınıfın doğru oranı
      {record && <small>{recordLine(record)}</small>}
    </span>
  </p>
);
