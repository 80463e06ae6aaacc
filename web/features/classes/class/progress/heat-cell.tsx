import type { Rate } from "#protocol/http/replies/classes";
import { cx } from "#ui/cx";
import { FEW, stepOf } from "./columns";
import styles from "./heat.module.css";

/** A rate in its colour, or without colour if too few questions are behind it. */
export function HeatCell({ rate }: { readonly rate: Rate | null }) {
  if (!rate || rate.credit === null) return <span className={styles.none}>–</span>;
  const percent = Math.round(rate.credit * 100);
  if (rate.questions < FEW) {
    return (
      <span className={cx("num", styles.cell, styles.few)} title={`Az veri: ${rate.questions} soru`}>
        {percent}
      </span>
    );
  }
  return <span className={cx("num", styles.cell, styles[`step${stepOf(rate.credit)}`])}>{percent}</span>;
}

/** The rate in words, for screen readers: "yüzde 41, 6 soruda". */
export const rateWords = (rate: Rate | null): string =>
  !rate || rate.credit === null ? "katılmadı" : `yüzde ${Math.round(rate.credit * 100)}, ${rate.questions} soruda`;
