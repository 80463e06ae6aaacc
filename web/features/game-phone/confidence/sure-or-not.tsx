import { use, type ReactNode } from "react";
import { ExtrasContext } from "../extras-context";
import styles from "./sure-or-not.module.css";
import { wordsTo } from "./words";

/** Above one's figures: a word to who was sure and wrong, or guessed and right. It judges nobody. */
export function SureOrNot({ children }: { readonly children: ReactNode }) {
  const { phase } = use(ExtrasContext).game;
  const words = phase.name === "reveal" && wordsTo(phase.result);
  return (
    <>
      {words && <p className={styles.words}>{words}</p>}
      {children}
    </>
  );
}
