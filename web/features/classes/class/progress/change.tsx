import { cx } from "#ui/cx";
import * as styles from "./progress.module.css";

/** Difference between the newest games and those before, in points. */
export function Change({ trend }: { readonly trend: number | null }) {
  const points = trend === null ? 0 : Math.round(trend * 100);
  if (points === 0) return <span className={styles.change}>–</span>;
  return (
    <span className={cx("num", styles.change, points > 0 && styles.up)}>
      <span aria-hidden="true">{points > 0 ? "▲" : "▼"}</span> {Math.abs(points)}
    </span>
  );
}

export function changeWords(trend: number | null): string {
  const points = trend === null ? 0 : Math.round(trend * 100);
  if (points === 0) return "değişim yok";
  return `son oyunlarda ${Math.abs(points)} puan ${points > 0 ? "fazla" : "az"}`;
}
