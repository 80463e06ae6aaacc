import { hasFormula, piecesOf } from "#question/text-pieces";
import type { Selected } from "./palette";

/** The place of a present or future formula in a text, with its TeX. */
export type FormulaPlace = Selected & { readonly tex: string; readonly isBlock: boolean };

/** The formula around the cursor, else a new one in place of the selection. */
export function placeIn({ text, from, to }: Selected): FormulaPlace {
  let start = 0;
  for (const piece of piecesOf(text)) {
    const end = start + piece.source.length;
    if (piece.is === "formula" && (from < to ? start <= from && to <= end : start < from && from < end)) {
      return { text, from: start, to: end, tex: piece.tex, isBlock: piece.isBlock };
    }
    start = end;
  }
  return { text, from, to, tex: text.slice(from, to).trim(), isBlock: false };
}

/**
 * The formula as it is put into the text: between dollars, with spaces where it would otherwise be read as a price, or touch the
 * end of a sentence.
 */
export function written({ text, from, to, isBlock }: FormulaPlace, tex: string): string {
  const mark = isBlock ? "$$" : "$";
  const inner = singleLine(tex);
  const source = mark + (hasFormula(`${mark}${inner}${mark}`) ? inner : String.raw`\text{${inner}}`) + mark;
  const before = /[\p{L}\p{N}$.,:;?!]$/u.test(text.slice(0, from)) ? " " : "";
  const after = /^[\p{L}\p{N}$]/u.test(text.slice(to)) ? " " : "";
  return before + source + after;
}

/** The formula's TeX on one line, without the dollars around it. */
function singleLine(tex: string): string {
  let inner = tex.replaceAll(/\s+/g, " ").replaceAll(/^[\s$]+|\s+$/g, "");
  while (inner.endsWith("$") && !inner.endsWith(String.raw`\$`)) inner = inner.slice(0, -1).trimEnd();
  return inner;
}
