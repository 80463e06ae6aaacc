/** A stretch of a text: as it is read, or a formula in TeX. The sources of all pieces, one after another, are the text. */
type Piece =
  | { readonly is: "text"; readonly text: string; readonly source: string }
  | { readonly is: "formula"; readonly tex: string; readonly isBlock: boolean; readonly source: string };

/**
 * `$…$` is a formula in its line, `$$…$$` one on a line of its own, `\$` a dollar. Every other dollar is an ordinary one: a
 * lone one, and those of prices ("5$ ile 10$", "$5 ve $10", "$20 mi yoksa 30$"). A formula therefore opens neither behind a
 * letter or digit nor before a space, closes neither behind a space nor before a digit, and holds no words in plain letters.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let plainFrom = 0;
  let at = 0;
  const closePlain = (end: number) => {
    if (end === plainFrom) return;
    const source = text.slice(plainFrom, end);
    pieces.push({ is: "text", text: source.replaceAll(String.raw`\$`, "$"), source });
  };
  while (at < text.length) {
    const formula = text[at] === "$" ? formulaAt(text, at, at > plainFrom ? text[at - 1]! : "") : null;
    if (formula) {
      closePlain(at);
      pieces.push(formula);
      plainFrom = at + formula.source.length;
    }
    at = formula ? plainFrom : at + (text.startsWith(String.raw`\$`, at) ? 2 : 1);
  }
  closePlain(text.length);
  return pieces;
}

export const hasFormula = (text: string): boolean =>
  text.includes("$") && piecesOf(text).some(({ is }) => is === "formula");

type Formula = Extract<Piece, { is: "formula" }>;

function formulaAt(text: string, at: number, before: string): Formula | null {
  // Three or more dollars are no mark.
  if (text.startsWith("$$$", at) || before === "$") return null;
  const isBlock = text[at + 1] === "$";
  const mark = isBlock ? "$$" : "$";
  const from = at + mark.length;
  const end = endOf(text, from);
  if (end < 0 || !text.startsWith(mark, end)) return null;
  const tex = text.slice(from, end);
  const after = end + mark.length;
  const isOne = isBlock ? isFilled(tex) && text[after] !== "$" : isInline(tex, before, text[after] ?? "");
  return isOne ? { is: "formula", tex: tex.trim(), isBlock, source: text.slice(at, after) } : null;
}

/** The place of the next dollar that no backslash makes an ordinary one; -1 if there is no more. */
function endOf(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "$") return at;
  }
  return -1;
}

const isFilled = (tex: string): boolean => tex.trim() !== "";

const isInline = (tex: string, before: string, after: string): boolean =>
  /^\S(?:.*\S)?$/.test(tex) && !/[\p{L}\p{N}]/u.test(before) && !/\d/.test(after) && !isProse(tex);

/** Recognizes words with spaces between them and without TeX: the dollars around them are prices, not a formula's. */
const isProse = (tex: string): boolean => /\s/.test(tex) && /\p{L}{3}/u.test(tex) && !/[\\^_{}=]/.test(tex);
