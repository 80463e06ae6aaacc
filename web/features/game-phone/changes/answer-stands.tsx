import type { ReactNode } from "react";
import * as styles from "./changes.module.css";
import { changingWords } from "./words";
import { useChanging } from "./use-changing";

/** The place of a sentence about the answer, kept free from the start so that nothing jumps. A send bar says it itself. */
export function AnswerStands({ children }: { readonly children: ReactNode }): ReactNode {
  const changing = useChanging();
  const words = changing && changingWords(changing);
  if (!words) return children;
  const { answer, isOver, isNet, isOneTouch, takeBack } = changing;
  const [first, second] = words;
  if (!isOneTouch && !isOver) return <span className="vh">{first}</span>;
  return (
    <div className={styles.place}>
      <b>{first}</b>
      <span>
        {second}
        {isNet && !isOver && answer.state === "accepted" && (
          <>
            {" ya da "}
            <button type="button" className={styles.empty} onClick={takeBack}>
              boş bırak
            </button>
            .
          </>
        )}
      </span>
    </div>
  );
}
