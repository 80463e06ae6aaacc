/** Normalises a typed code of eight letters and digits: any case, with or without spaces and dashes. Codes are plain ASCII. */
export const typedCode = (typed: string): string =>
  typed
    .toLocaleUpperCase("en")
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, 8);

/** The code as printed and shown: four and four. */
export function shownTypedCode(typed: string): string {
  const code = typedCode(typed);
  return code.length > 4 ? `${code.slice(0, 4)} ${code.slice(4)}` : code;
}
