/** What was typed of a code that links an account: in any case, with spaces or dashes or without. Codes are plain ASCII. */
export const classCode = (typed: string): string =>
  typed
    .toLocaleUpperCase("en")
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, 8);

/** As it is printed: four and four. */
export function shownClassCode(typed: string): string {
  const code = classCode(typed);
  return code.length > 4 ? `${code.slice(0, 4)} ${code.slice(4)}` : code;
}
