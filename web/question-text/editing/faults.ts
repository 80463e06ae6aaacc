import { piecesOf } from "#question/text-pieces";

/** Warnings about the formulas in a text being written. None of them prevents saving. */

export const PRICES = String.raw`$ işareti formül sayıldı. Para için \$ yazın.`;

const unfinished = (missing: string): string =>
  `Formül tamamlanmamış${missing === "" ? "" : `: ${missing} eksik`}. Böyle kalırsa yazdığınız gibi görünür.`;

/** One sentence for each problem; `isSet` says if a formula with nothing missing can be set all the same. */
export function notesOn(text: string, isSet: (tex: string) => boolean = () => true): string[] {
  const pieces = piecesOf(text);
  const notes = pieces.flatMap((piece) => {
    if (piece.is === "text") return isOpenFormula(piece.text, piece.source) ? [unfinished("$")] : [];
    const missing = missingIn(piece.tex);
    if (missing !== null || !isSet(piece.tex)) return [unfinished(missing ?? "")];
    return looksLikePrices(piece.tex) ? [PRICES] : [];
  });
  return [...new Set(notes)];
}

/** The brace, bracket or end that a formula lacks; null if it is complete. */
export function missingIn(tex: string): string | null {
  let open = 0;
  const environments: string[] = [];
  let lefts = 0;
  for (const [sign, name] of tex.matchAll(/\\begin\s*\{([a-z*]+)\}|\\end\s*\{[a-z*]+\}|\\[a-zA-Z]+|\\[\s\S]|[{}]/g)) {
    if (sign === "{") open++;
    if (sign === "}" && --open < 0) return "{";
    if (sign === String.raw`\left`) lefts++;
    if (sign === String.raw`\right` && --lefts < 0) return String.raw`\left`;
    if (name !== undefined) environments.push(name);
    if (sign.startsWith(String.raw`\end`)) environments.pop();
  }
  if (open > 0) return "}";
  if (lefts > 0) return String.raw`\right`;
  return environments.length > 0 ? String.raw`\end{${environments.at(-1)!}}` : null;
}

/** A dollar that opens and never closes, followed by something that only TeX has. */
const isOpenFormula = (text: string, source: string): boolean =>
  source.replaceAll(String.raw`\$`, "").includes("$") && /\$\S*(?:\\[a-z]+|[\^_]\S)/i.test(text);

/** A number, words or nothing, a number: "$20 mi 30$". */
const looksLikePrices = (tex: string): boolean =>
  /^\d[\d.,]*\s/.test(tex) && /\d$/.test(tex) && !/[\\^_{}=<>≤≥+*×·/÷:|!−-]/.test(tex);
