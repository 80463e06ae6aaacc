import { useState } from "react";
import { Marble } from "#ui/marble/marble.tsx";
import { cx } from "#ui/cx";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import * as styles from "./asking.module.css";
import { verdictWords } from "./verdict-words";
import type { OnQuestion } from "./work";

/** The page's heading: the verdict on the answer, in two lines. One that changes later is announced. */
export function Verdict({ now }: { readonly now: OnQuestion }) {
  const { tone, title, text } = verdictWords(now);
  const [first] = useState(title);
  return (
    <>
      <PhaseHeading
        className={cx(styles.verdict, tone === "right" && styles.isRight, tone === "part" && styles.isPartly)}
      >
        <span className={cx(tone === "right" && styles.nod)}>
          <Marble seed={now.you.marble} size={52} />
        </span>
        <span>
          {title}
          <small>{text}</small>
        </span>
      </PhaseHeading>
      <p className="vh" role="status">
        {title !== first && `${title} ${text}`}
      </p>
    </>
  );
}
