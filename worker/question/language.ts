/** The language of a question set: a BCP 47 tag, as `lang` of the page takes it. */
export const usualLanguage = "tr";

/** The longest tag that is accepted, longer than any in use. */
const LONGEST = 35;

/** The tag in its usual form ("EN-us" is "en-US"); null if it is not a tag. */
export function knownLanguage(tag: string): string | null {
  if (tag.length > LONGEST) return null;
  try {
    return Intl.getCanonicalLocales(tag.trim())[0] ?? null;
  } catch {
    return null;
  }
}
