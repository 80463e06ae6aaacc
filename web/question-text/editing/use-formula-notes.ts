import { useEffect, useState } from "react";
import { piecesOf } from "#question/text-pieces";
import { faultIn } from "../typeset";
import { notesOn } from "./faults";

/** Pause after the last key before a text is checked. */
const PAUSE_MS = 300;

type Seen = {
  readonly text: string;
  /** True if the text has a formula that can be set. */
  readonly hasFormula: boolean;
  readonly notes: readonly string[];
};
const nothing: Seen = { text: "", hasFormula: false, notes: [] };

/** A text being written, as of the last pause, with the warnings about its formulas. */
export function useFormulaNotes(text: string): Seen {
  const [seen, setSeen] = useState(nothing);
  const isPlain = !text.includes("$");
  useEffect(() => {
    if (isPlain) return undefined;
    let isOver = false;
    const look = async () => {
      const tex = piecesOf(text).flatMap((piece) => (piece.is === "formula" ? [piece.tex] : []));
      const faults = await Promise.all(tex.map(faultIn));
      const unset = new Set(tex.filter((_, i) => faults[i] !== null));
      const isSet = (one: string) => !unset.has(one);
      if (!isOver) setSeen({ text, hasFormula: tex.some(isSet), notes: notesOn(text, isSet) });
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, isPlain]);
  return isPlain ? nothing : seen;
}
