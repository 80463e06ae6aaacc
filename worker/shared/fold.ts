/**
 * The form in which names and titles are compared and searched: Turkish lower case, compatibility forms and accents
 * folded away, and I ı İ i one letter. For showing and sorting the original stays. Libraries know tables of some
 * Latin letters, the platform knows all.
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
