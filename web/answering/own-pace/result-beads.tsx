import type { Bead } from "#protocol/http/replies/homework";
import { cx } from "#ui/cx";
import styles from "./result-beads.module.css";

/** Above this number the beads are a cloud of dots that nobody counts. */
const AT_MOST = 40;

type Props = { readonly beads: readonly Bead[]; readonly count: number; readonly label: string };

/** One bead per question: full if right, a ring if wrong, a dash if unanswered. */
export function ResultBeads({ beads, count, label }: Props) {
  if (count > AT_MOST) return null;
  return (
    <span className={cx(styles.row, count > 12 && styles.many)} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        <i key={i} className={cx(styles[beads[i] ?? "missed"])} />
      ))}
    </span>
  );
}
