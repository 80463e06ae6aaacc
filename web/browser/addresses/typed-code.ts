/** What was typed of a code of eight letters and digits: in any case, with spaces or dashes or without. Codes are plain ASCII. */
export const typedCode = (typed: string): string =>
  typed
    .toLocaleUpperCase("en")
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, 8);

/** As it is printed and shown: four and four. */
export function shownTypedCode(typed: string): string {
  const code = typedCode(typed);
  return code.length > 4 ? `${code.slice(0, 4)} ${code.slice(4)}` : code;
}
