import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import styles from "./asking.module.css";
import { verdictWords } from "./verdict-words";
import type { OnQuestion } from "./work";

/** The verdict on the answer, in two lines. */
export function Verdict({ now }: { readonly now: OnQuestion }) {
  const { tone, title, text } = verdictWords(now);
  return (
    <div className={cx(styles.verdict, tone === "right" && styles.isRight, tone === "part" && styles.isPartly)}>
      <span className={cx(tone === "right" && styles.nod)}>
        <Marble seed={now.you.marble} size={52} />
      </span>
      <span>
        {title}
        <small>{text}</small>
      </span>
    </div>
  );
}
