import type { ChoiceShown, ChoiceSolution } from "#question/choice";
import { OptionBadge } from "../../options/option-badge";
import { cx } from "../../ui/cx";
import type { Reported } from "../report";
import styles from "./distribution.module.css";
import { keysOf } from "./option-text";

const thousands = new Intl.NumberFormat("tr-TR");
/** Up to here an answer is a bead, and all beads stand in one row; a larger crowd is a bar. */
const MOST_BEADS = 18;

/** How many chose each option: beads in rows, the right one filled. Nobody's name. */
export function Distribution({ question }: { readonly question: Reported<ChoiceShown, ChoiceSolution> }) {
  const counts = keysOf(question.options).map((key) => ({ key, count: question.distribution[key] ?? 0 }));
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <ul className={styles.rows} aria-label="Cevapların dağılımı">
      {counts.map(({ key, count }) => {
        const isCorrect = key === question.correct_option;
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
