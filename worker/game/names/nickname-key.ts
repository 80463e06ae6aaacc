/** Letters of other alphabets that look like Latin ones, in lower case; a capital decides where the two forms differ. */
const lookAlikes = new Map(
  Object.entries({
    ...pairs("авекмнорстухѕіјһԛԝԁ", "abekmhopctyxsijhqwd"),
    ...pairs("αβεζηικμνορτυχϲϳ", "abezhikmnoptyxcj"),
    ...pairs("ɑɡօѵӏɩǀ", "agovlil"),
    // Lisu and Cherokee are written in letters that were made from Latin capitals.
    ...pairs("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaeiou"),
    ...pairs("ꭰꭱꭲꭵꭹꭺꭻꭼꮃꮇꮋꮐꮓꮖꮢꮩꮪꮮꮯꮲꮶᏼ", "drtiyajewmhgzirvslcpkb"),
    // Small capitals are letters of their own to Unicode.
    ...pairs("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz"),
  }),
);

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries(Array.from(from, (letter, i) => [letter, to[i]!]));
}

/** Letters and digits that a board shows alike: l I ı i 1, and o 0. */
const drawnAlike: Readonly<Record<string, string>> = { l: "i", "1": "i", "0": "o" };

/**
 * The first letter of a surname behind a name, as in "Ayşe L.". It is taken as it is, not as another letter that looks like it.
 */
const INITIAL = / (\p{L}\.?)$/u;

/**
 * The form in which two nicknames are the same, so that no player takes a name that looks like another's. Turkish letters stay
 * different: Can and Çan are two names. So do initials: Ayşe L. and Ayşe I. are two pupils.
 */
export function nicknameKey(nickname: string): string {
  const initial = INITIAL.exec(inLowerCase(nickname))?.[1] ?? "";
  const folded = Array.from(latinLetters(nickname), (letter) => drawnAlike[letter] ?? letter).join("");
  return initial === "" ? folded : folded.slice(0, -initial.length) + withoutLookAlikes(initial);
}

/**
 * Letters as a reader sees them: Turkish lower case, I ı İ i as one letter, look-alikes of other alphabets as the Latin letters
 * they pass for.
 */
export const latinLetters = (nickname: string): string =>
  withoutLookAlikes(inLowerCase(nickname).replaceAll("ı", "i").replaceAll("i\u0307", "i"));

const inLowerCase = (text: string): string => text.normalize("NFKC").toLocaleLowerCase("tr");

function withoutLookAlikes(lower: string): string {
  return Array.from(lower.replaceAll("\u{FE0F}", ""), (letter) => lookAlikes.get(letter) ?? letter)
    .join("")
    .normalize("NFC");
}
