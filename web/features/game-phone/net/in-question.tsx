import { use, type ReactNode } from "react";
import * as hint from "../extra-hint.module.css";
import * as panel from "../question/answer-panel.module.css";
import { ExtrasContext } from "../extras-context";
import { gain, netOf } from "./net-words";

type Props = { readonly children: ReactNode };

/** In the strip over the question: "5,33 net" */
export function NetScore(): ReactNode {
  const { you } = use(ExtrasContext).game;
  return you && netOf(you);
}

/** The hint of a question that has none of its own. */
export const MayStayBlank = ({ children }: Props): ReactNode =>
  children || <span className={hint.hint}>Boş bırakabilirsin</span>;

/** The verdict of an answer that is judged at once. */
export function NetAtOnce({ children }: Props): ReactNode {
  const { phase } = use(ExtrasContext).game;
  const verdict = phase.name === "question" && phase.answer.state === "accepted" && phase.answer.verdict;
  if (!verdict || !(verdict.isCorrect || verdict.share)) return children;
  return (
    <div className={panel.panel}>
      <b>{verdict.isCorrect ? "Doğru!" : "Yaklaştın."}</b>
      {gain(verdict.points)} net kazandın.
    </div>
  );
}
