import { cx } from "#ui/cx";
import styles from "./asking.module.css";
import type { OnQuestion } from "./work";

type Props = { readonly now: OnQuestion; readonly number: number; readonly count: number };

/** Shows one bead per question, with an outline around the present one. */
export function Bar({ now: { beads, unsent, page }, number, count }: Props) {
  const unsentNumbers = new Set(unsent.map((answer) => answer.number));
  return (
    <div
      className={cx(styles.bar, count > 15 && styles.many, count > 40 && styles.crowd)}
      role="img"
      aria-label={`${number}. soru, ${count} soru var`}
    >
      {Array.from({ length: count }, (_, i) => (
        <i
          key={i}
          className={cx(
            styles[beads[i] ?? (unsentNumbers.has(i + 1) ? "kept" : "none")],
            i + 1 === number && beads[i] === undefined && styles.now,
            i + 1 === number && page.name === "verdict" && beads[i] === "right" && styles.settled,
          )}
        />
      ))}
    </div>
  );
}
