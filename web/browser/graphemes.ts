/** Letters as a person counts them: an emoji, or a letter with its accents, is one. */
export function graphemes(text: string): string[] {
  // Latin letters never join. The segmenter takes a weak phone a tenth of a second, too long before the form shows. Older
  // Android browsers have none; code points are close enough, and the server counts again.
  if (/^[ -\u024f]*$/.test(text) || typeof Intl.Segmenter !== "function") return Array.from(text);
  return Array.from(new Intl.Segmenter("tr").segment(text), ({ segment }) => segment);
}

export const cutGraphemes = (text: string, max: number): string => graphemes(text).slice(0, max).join("");
