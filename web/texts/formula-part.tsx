import { useLayoutEffect, useRef } from "react";
import { cx } from "../ui/cx";
import { piecesOf } from "./pieces";
import { spoken } from "./spoken";
import { keepTypeset, type Formula } from "./typeset";

/** What is loaded for the first text with a dollar in it. */

export function Formulas({ text }: { readonly text: string }) {
  const pieces = piecesOf(text);
  const isAlone = pieces.length === 1;
  return pieces.map((piece, i) =>
    piece.is === "text" ? piece.text : <ASetFormula key={`${i} ${piece.source}`} formula={{ ...piece, isAlone }} />,
  );
}

export const saidText = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.is === "text" ? piece.text : spoken(piece.tex)))
    .join("");

/** Said in Turkish words, whatever the language around it. */
function ASetFormula({ formula }: { readonly formula: Formula }) {
  const { tex, isBlock, isAlone, source } = formula;
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => keepTypeset(element.current!, { tex, isBlock, isAlone, source }),
    [tex, isBlock, isAlone, source],
  );
  return (
    <span
      ref={element}
      className={cx("formula", isBlock ? "formula-block" : isAlone && "formula-alone")}
      role="math"
      aria-label={spoken(tex)}
      lang="tr"
      dir="ltr"
    />
  );
}
