import type { Distribution as Counts } from "#question/question";
import { OptionBadge } from "../option-badge";
import { cx } from "../../ui/cx";
import styles from "./distribution.module.css";
import { keysOf, type WithOptions, type WithSolution } from "../option-text";

const thousands = new Intl.NumberFormat("tr-TR");
/** Up to here an answer is a bead, and all beads stand in one row; a larger crowd is a bar. */
const MOST_BEADS = 18;

type Reported = WithOptions & WithSolution & { readonly distribution: Readonly<Counts> };

/** How many chose each option: beads in rows, those of what is right filled. Nobody's name. */
export function Distribution({ question }: { readonly question: Reported }) {
  const counts = keysOf(question.options).map((key) => ({ key, count: question.distribution[key] ?? 0 }));
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <ul className={styles.rows} aria-label="Cevapların dağılımı">
      {counts.map(({ key, count }) => {
        const isCorrect = question.correct_option?.includes(key) === true;
        return (
          <li key={key} className={cx(styles.row, isCorrect && styles.correct)}>
            <OptionBadge letter={key} size={22} look="faint" className={styles.badge} />
            <span className="vh">
              {key}: {count} kişi{isCorrect && ", doğru cevap"}
            </span>
            {most <= MOST_BEADS ? (
              <span className={styles.beads} aria-hidden="true">
                {Array.from({ length: count }, (_, i) => (
                  <i key={i} />
                ))}
              </span>
            ) : (
              <span className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${(count / most) * 100}%` }} />
                <b className="num">{thousands.format(count)}</b>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
