import { useLayoutEffect, useRef } from "react";
import { cx } from "#ui/cx";
import { piecesOf } from "#question/text-pieces";
import { spoken } from "./spoken";
import { keepTypeset, type Formula } from "./typeset";

export { loadLibrary } from "./typeset";

/** What is loaded for the first text with a dollar in it. */

type ToSet = Omit<Formula, "words">;
type Props = {
  readonly text: string;
  /** Of the set; Turkish where nobody has said. */
  readonly language?: string | undefined;
};

export function Formulas({ text, language = "tr" }: Props) {
  const isTurkish = /^tr(?:-|$)/i.test(language);
  const pieces = piecesOf(text);
  const isAlone = pieces.length === 1;
  return pieces.map((piece, i) =>
    piece.is === "text" ? (
      piece.text
    ) : (
      <ASetFormula key={`${i} ${piece.source}`} formula={{ ...piece, isAlone, isTurkish }} />
    ),
  );
}

export const saidText = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.is === "text" ? piece.text : spoken(piece.tex)))
    .join("");

/** In a Turkish set it is said in our words; in another the reader finds MathML, and says it in its own. */
function ASetFormula({ formula }: { readonly formula: ToSet }) {
  const { tex, isBlock, isAlone, isTurkish, source } = formula;
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => keepTypeset(element.current!, { tex, isBlock, isAlone, isTurkish, source, words: spoken(tex) }),
    [tex, isBlock, isAlone, isTurkish, source],
  );
  return (
    <span
      ref={element}
      className={cx("formula", isBlock ? "formula-block" : isAlone && "formula-alone")}
      {...(isTurkish && { role: "math", "aria-label": spoken(tex), lang: "tr" })}
      dir="ltr"
    />
  );
}
