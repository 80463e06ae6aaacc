/** Letters of other alphabets that look like Latin ones, in lower case; a capital decides where the two forms differ. */
const lookAlikes = new Map(
  Object.entries({
    ...pairs("авекмнорстухѕіјһԛԝԁ", "abekmhopctyxsijhqwd"),
    ...pairs("αβεζηικμνορτυχϲϳ", "abezhikmnoptyxcj"),
    ...pairs("ɑɡօѵ", "agov"),
  }),
);

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, i) => [letter, to[i]!]));
}

/**
 * The form in which two nicknames are the same: Turkish case, I ı İ i one letter, look-alikes of other alphabets folded.
 * Turkish letters stay themselves: Can and Çan are two names.
 */
export function nicknameKey(nickname: string): string {
  const lower = nickname.normalize("NFKC").toLocaleLowerCase("tr").replaceAll("ı", "i").replaceAll("i\u0307", "i");
  return Array.from(lower.replaceAll("\u{FE0F}", ""), (letter) => lookAlikes.get(letter) ?? letter)
    .join("")
    .normalize("NFC");
}
