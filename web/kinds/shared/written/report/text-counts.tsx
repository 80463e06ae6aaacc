import type { ClosedText } from "#protocol/live/played-question";
import { SetText } from "#question-text/set-text.tsx";
import { CountBeads } from "#ui/drawn/count-beads.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import * as styles from "./text-counts.module.css";

const ROWS = 8;

/** The written answers with their counts; ✓ marks those that counted as right. No names. */
export function TextCounts({ texts = [] }: { readonly texts?: readonly ClosedText[] | undefined }) {
  const most = Math.max(1, ...texts.map(({ count }) => count));
  const rest = texts.slice(ROWS);
  return (
    <ul className={styles.rows} aria-label="Cevapların dağılımı">
      {texts.slice(0, ROWS).map(({ text, count, is_correct, hidden }) => (
        <li key={text} className={cx(is_correct && styles.right, hidden && styles.hidden)}>
          <span className={`row wrap ${styles.text}`}>
            {is_correct && <Icon name="check" />}
            <SetText inline isAnswer>
              {text}
            </SetText>
            <span className="vh">
              : {count} kişi{is_correct && ", doğru sayıldı"}
            </span>
            {hidden && <Tag>gizlendi</Tag>}
          </span>
          <CountBeads count={count} most={most} isFull={is_correct === true} />
        </li>
      ))}
      {rest.length > 0 && (
        <li className={styles.rest}>
          ve {rest.length} farklı cevap daha, {rest.reduce((sum, { count }) => sum + count, 0)} kişi
        </li>
      )}
    </ul>
  );
}

/** All answers in one cell of a table: "mitokondri (11), kloroplast (4)" */
export const textsInOneCell = (texts: readonly ClosedText[] = []): string =>
  texts.map(({ text, count, hidden }) => `${text} (${count}${hidden ? ", gizlendi" : ""})`).join(", ");
