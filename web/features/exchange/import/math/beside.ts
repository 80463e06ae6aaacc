/** Adds a piece to a text, with a blank where a formula would stand against a letter or a digit: dollars there are prices. */
export function spaced(text: string, piece: string): string {
  const isFormulaNext = piece.startsWith("$") && /[\p{L}\p{N}$]$/u.test(text);
  const isFormulaBefore = text.endsWith("$") && /^[\d$]/.test(piece);
  return `${text}${isFormulaNext || isFormulaBefore ? " " : ""}${piece}`;
}
