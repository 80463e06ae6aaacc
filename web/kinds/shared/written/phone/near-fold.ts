/**
 * Close enough to the answer fold for a phone that looks for its own text among those it was sent: the fold itself is twice as
 * heavy as all the code for writing.
 */
export const nearFold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLocaleLowerCase("tr")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("ı", "i")
    .replace(/[âîû]/g, (letter) => letter.normalize("NFD")[0]!);
