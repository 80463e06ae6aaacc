import type { Distribution as Counts } from "#question/question";
import { OptionBadge } from "../option-badge";
import { CountBeads } from "#ui/drawn/count-beads.tsx";
import { cx } from "#ui/cx";
import * as styles from "./distribution.module.css";
import { keysOf, type WithOptions, type WithSolution } from "../option-text";

type Reported = WithOptions & WithSolution & { readonly distribution: Readonly<Counts> };

/** The counts of the options: beads in rows, those of the right ones filled. No names. */
export function Distribution({ question, who }: { readonly question: Reported; readonly who: "kişi" | "takım" }) {
  const counts = keysOf(question.options).map((key) => ({ key, count: question.distribution[key] ?? 0 }));
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <ul className={styles.rows} aria-label="Cevapların dağılımı">
      {counts.map(({ key, count }) => {
        const isCorrect = question.correct_option?.includes(key) === true;
        return (
          <li key={key} className={cx("stack", styles.row, isCorrect && styles.correct)}>
            <OptionBadge letter={key} size={22} look="faint" className={styles.badge} />
            <span className="vh">
              {key}: {count} {who}
              {isCorrect && ", doğru cevap"}
            </span>
            <CountBeads count={count} most={most} isFull={isCorrect} />
          </li>
        );
      })}
    </ul>
  );
}
