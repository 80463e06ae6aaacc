/**
 * A rough version of the server's fold of answers, with which a phone finds its own text among those it was sent. The exact
 * fold is twice as large as all the code for writing.
 */
export const nearFold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLocaleLowerCase("tr")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("ı", "i")
    .replace(/[âîû]/g, (letter) => letter.normalize("NFD")[0]!);
