import { use, type ReactNode } from "react";
import { ExtrasContext } from "../extras-context";
import * as styles from "./sure-or-not.module.css";
import { wordsTo } from "./comment";

/** A word above the figures for pupils who were sure and wrong, or guessed right. It judges nobody. */
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
