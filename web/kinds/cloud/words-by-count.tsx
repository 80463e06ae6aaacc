import type { CSSProperties } from "react";
import type { ClosedText } from "#protocol/live/played-question";
import { SetText } from "#question-text/set-text.tsx";
import { cx } from "#ui/cx";
import { Tag } from "#ui/tag.tsx";
import * as styles from "./report.module.css";

const MOST = 12;

/** The words in a line, larger if more wrote them. Hidden ones are marked as such, and not printed. */
export function WordsByCount({ texts }: { readonly texts: readonly ClosedText[] }) {
  const most = Math.max(1, ...texts.map(({ count }) => count));
  return (
    <ul className={`flow ${styles.words}`} aria-label="Yazılan kelimeler">
      {texts.slice(0, MOST).map(({ text, count, hidden }) => (
        <li key={text} className={cx(hidden && styles.hidden)}>
          <b style={{ "--size": `${15 + 9 * Math.sqrt((count - 1) / most)}px` } as CSSProperties}>
            <SetText inline isAnswer>
              {text}
            </SetText>
          </b>{" "}
          <span className="num">
            {count}
            <span className="vh"> kişi</span>
          </span>
          {hidden && <Tag>gizlendi</Tag>}
        </li>
      ))}
      {texts.length > MOST && <li>ve {texts.length - MOST} kelime daha</li>}
    </ul>
  );
}
