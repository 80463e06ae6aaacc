/** The caret's position in the grouped code, after the same number of digits as before. */
export function caretIn(code: string, digitsBefore: number): number {
  let seen = 0;
  for (let i = 0; i < code.length; i += 1) {
    if (seen === digitsBefore) return i;
    if (/\d/.test(code[i]!)) seen += 1;
  }
  return code.length;
}
