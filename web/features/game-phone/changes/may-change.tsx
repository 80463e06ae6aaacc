import type { ReactNode } from "react";
import * as hint from "../extra-hint.module.css";
import { useChanging } from "./use-changing";

/** Says that the answer may be changed; the instruction of a kind stands there until it is answered. */
export function MayChange({ children }: { readonly children: ReactNode }): ReactNode {
  const changing = useChanging();
  if (!changing || changing.isOver) return null;
  const { answer, question, isNet, isOneTouch } = changing;
  const isFirst = answer.state === "none" && !answer.turn;
  if (isFirst && !isOneTouch) return children;
  const until = question.ends_at === null ? "Soru kapanana" : "Süre bitene";
  return (
    <span className={hint.hint}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7" />
      </svg>
      {!isFirst
        ? `${until} kadar değiştirebilirsin`
        : isNet
          ? "Değiştirebilirsin, boş da bırakabilirsin"
          : "Cevabını değiştirebilirsin"}
    </span>
  );
}
