import { use, type ReactNode } from "react";
import { ExtrasContext } from "../extras-context";
import { Fact } from "../result/fact";
import * as result from "../result/result.module.css";
import { totalWords } from "./net-words";
import * as styles from "./net.module.css";

/** The answers that the net is made of, and the sum unless the verdict has said it. */
export function NetFigures({ children }: { readonly children: ReactNode }): ReactNode {
  const { phase } = use(ExtrasContext).game;
  const own = phase.name === "reveal" && phase.result.you;
  if (!own || own.blank === undefined) return children;
  return (
    <>
      <dl className={result.facts}>
        <Fact name="doğru">{own.right}</Fact>
        <Fact name="yanlış">{own.wrong}</Fact>
        <Fact name="boş">{own.blank}</Fact>
      </dl>
      {own.answer !== null && !own.is_correct && <p className={styles.total}>{totalWords(own)}</p>}
    </>
  );
}
