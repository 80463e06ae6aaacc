import { useLayoutEffect, useRef } from "react";
import { cx } from "../ui/cx";
import styles from "./formulas.module.css";
import { piecesOf, type Piece } from "./pieces";
import { spoken } from "./spoken";
import { keepTypeset } from "./typeset";

/** What is loaded for the first text with a dollar in it. */

export function Formulas({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece, i) =>
    piece.is === "text" ? piece.text : <Formula key={`${i} ${piece.source}`} formula={piece} />,
  );
}

export const saidText = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.is === "text" ? piece.text : spoken(piece.tex)))
    .join("");

type FormulaPiece = Extract<Piece, { is: "formula" }>;

/** Said in Turkish words, whatever the language around it. */
function Formula({ formula }: { readonly formula: FormulaPiece }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => keepTypeset(element.current!, formula), [formula.source]);
  return (
    <span
      ref={element}
      className={cx(styles.formula, formula.isBlock && styles.block)}
      role="math"
      aria-label={spoken(formula.tex)}
      lang="tr"
      dir="ltr"
    />
  );
}
