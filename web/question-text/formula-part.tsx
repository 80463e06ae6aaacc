import { useLayoutEffect, useRef } from "react";
import { cx } from "#ui/cx";
import { piecesOf } from "#question/text-pieces";
import { spoken } from "./spoken";
import { keepTypeset, type Formula } from "./typeset";

export { loadLibrary } from "./typeset";

/** The part that loads with the first text that has a dollar in it. */

type ToSet = Omit<Formula, "words">;
type Props = {
  readonly text: string;
  /** The language of the set; Turkish by default. */
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

/** In a Turkish set a formula is read in our words; in others the screen reader gets MathML and uses its own. */
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
