/** The longest code there is; six digits as long as there are enough of them. */
const LONGEST = 7;

/** What somebody typed, pasted or scanned, as digits. Of a whole address only its code counts. */
export function codeIn(text: string): string {
  const inAddress = /[?&]code=(\d{6,7})/.exec(text) ?? /\/game\/(\d{6,7})/.exec(text);
  return (inAddress?.[1] ?? text).replace(/\D/g, "").slice(0, LONGEST);
}

/** Where the caret stands in the grouped code, after as many digits as before. */
export function caretIn(code: string, digitsBefore: number): number {
  let seen = 0;
  for (let i = 0; i < code.length; i += 1) {
    if (seen === digitsBefore) return i;
    if (/\d/.test(code[i]!)) seen += 1;
  }
  return code.length;
}
