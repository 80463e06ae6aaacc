import type { ReactNode } from "react";
import * as styles from "./hint.module.css";

const HINT_ID = "what-to-do";
const MISSING_ID = "what-is-missing";
/** The ids that describe the group of answers: the instruction, and what is still missing. */
export const describedBy = `${HINT_ID} ${MISSING_ID}`;
export const missingId = MISSING_ID;

/** The instruction in the row over the question; `drawing` is the content of a 24 × 24 line drawing. */
export function Hint({ drawing, children }: { readonly drawing: ReactNode; readonly children: string }) {
  return (
    <span className={styles.hint} id={HINT_ID}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {drawing}
      </svg>
      {children}
    </span>
  );
}
