/**
 * Folds a text for comparing and searching names and titles: Turkish lower case, without compatibility forms and accents, and I
 * ı İ i as one letter. The original is kept for showing and sorting. Libraries have tables of some Latin letters, the platform
 * knows all.
 */
export function searchKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLocaleLowerCase("tr")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ı", "i")
    .replace(/\s+/gu, " ")
    .trim();
}
