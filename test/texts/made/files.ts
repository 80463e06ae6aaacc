import { outcomeOf } from "#features/exchange/import/outcome";
import { judgedOutcome, type Judged } from "./judged";
import { madeText, type Made } from "./layouts";
import type { Random } from "./random";
import { docx, p } from "../../unit/import/office/office-files";

/** A file with its truth. `isClear`: its letters are all there, however they are written. */
type File = { readonly bytes: Uint8Array; readonly isClear: boolean };

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const utf16 = (text: string, isBig: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).flatMap((code) =>
      isBig ? [code >> 8, code & 255] : [code & 255, code >> 8],
    ),
  );

/** Writes a text in a code of one byte a letter; a letter that it does not have becomes a question mark, as programs write it. */
function oneByte(text: string, letters: ReadonlyMap<string, number>): { bytes: Uint8Array; isWhole: boolean } {
  const bytes = Array.from(text, (sign) => (sign < "\u0080" ? sign.charCodeAt(0) : letters.get(sign)));
  return { bytes: Uint8Array.from(bytes, (byte) => byte ?? 63), isWhole: bytes.every((byte) => byte !== undefined) };
}
const codePage = (name: string): ReadonlyMap<string, number> =>
  new Map(
    Array.from(new TextDecoder(name).decode(Uint8Array.from({ length: 256 }, (_, i) => i)), (sign, i) => [sign, i]),
  );
const windows = codePage("windows-1254");
const western = codePage("windows-1252");
const dos = new Map(
  Object.entries({
    ç: 0x87,
    ü: 0x81,
    ö: 0x94,
    ş: 0x9f,
    ğ: 0xa7,
    ı: 0x8d,
    İ: 0x98,
    Ş: 0x9e,
    Ğ: 0xa6,
    Ö: 0x99,
    Ü: 0x9a,
    Ç: 0x80,
  }),
);
const mac = new Map(
  Object.entries({
    ç: 0x8d,
    ü: 0x9f,
    ö: 0x9a,
    ş: 0xdf,
    ğ: 0xdb,
    ı: 0xdd,
    İ: 0xdc,
    Ş: 0xde,
    Ğ: 0xda,
    Ö: 0x85,
    Ü: 0x86,
    Ç: 0x82,
    "“": 0xd2,
    "”": 0xd3,
    "’": 0xd5,
  }),
);

const inCode = (text: string, letters: ReadonlyMap<string, number>): File => {
  const { bytes, isWhole } = oneByte(text, letters);
  return { bytes, isClear: isWhole };
};
const unclear = (bytes: Uint8Array): File => ({ bytes, isClear: false });
const clear = (bytes: Uint8Array): File => ({ bytes, isClear: true });

/** In a table, a separator of Unicode is no end of a row. */
const withEnds = (text: string, random: Random): string =>
  text.replaceAll(END, () =>
    random.one([
      "\n",
      "\r\n",
      "\r",
      ...(/^(?:Soru|Question).*(?:Doğru|answer)/.test(text) ? [] : ["\u2028", "\u0085"]),
    ]),
  );
const END = /\r\n?|[\n\v\u2028\u0085]/g;

/** Puts signs between some letters of a text. */
const sprinkled = (text: string, random: Random, sign: () => string): string =>
  Array.from(text, (letter) => (random.chance(0.01) ? `${sign()}${letter}` : letter)).join("");
const some = (random: Random, least: number, length: number): number =>
  Math.floor(length * (least + ((0.9 * random.below(100)) / 100) * (1 - least)));

const ways: Record<string, (text: string, random: Random) => File> = {
  "UTF-8": (text) => clear(utf8(text)),
  "UTF-8 with a mark": (text) => clear(joined([0xef, 0xbb, 0xbf], utf8(text))),
  "UTF-16 of Excel": (text) => clear(joined([0xff, 0xfe], utf16(text, false))),
  "UTF-16, high byte first": (text) => clear(joined([0xfe, 0xff], utf16(text, true))),
  "UTF-16 without a mark": (text) => clear(utf16(text, false)),
  "Windows 1254": (text) => inCode(text, windows),
  "Windows 1252, letters lost": (text) => inCode(text, western),
  "DOS 857": (text) => unclear(oneByte(text, dos).bytes),
  Macintosh: (text) => unclear(oneByte(text, mac).bytes),
  "UTF-8 read as Windows 1252": (text) => clear(utf8(new TextDecoder("windows-1252").decode(utf8(text)))),
  "letters replaced": (text, random) =>
    unclear(
      utf8(
        Array.from(text, (sign) => (/[^\p{ASCII}\s\u0085]/u.test(sign) && random.chance(0.2) ? "\ufffd" : sign)).join(
          "",
        ),
      ),
    ),
  "line ends of several programs": (text, random) => clear(utf8(withEnds(text, random))),
  "control signs": (text, random) =>
    unclear(utf8(sprinkled(text, random, () => String.fromCharCode(random.below(8) + 1)))),
  zeros: (text, random) => unclear(utf8(sprinkled(text, random, () => "\u0000"))),
  Word: (text) => clear(inWord(text)),
  "Word, cut short": (text, random) => {
    const whole = inWord(text);
    return unclear(whole.slice(0, some(random, 0.1, whole.length)));
  },
};
export const fileNames = Object.keys(ways);

const inWord = (text: string): Uint8Array =>
  docx(
    text
      .split(/\r\n?|[\n\v\u2028\u0085]/)
      .map((line) => p(line))
      .join(""),
  );

const layouts = [
  "one option a line",
  "options side by side",
  "booklet with passages",
  "true or false",
  "table with headings",
];

/** Questions of a clear text, as a file. */
type MadeFile = Made & { readonly source: Uint8Array };
export function madeFile(name: string, random: Random): MadeFile {
  for (;;) {
    const text = madeText(random.one(layouts), random);
    if (!text.isClear) continue;
    const { bytes, isClear } = ways[name]!(text.text, random);
    return { source: bytes, text: text.text, questions: text.questions, isClear };
  }
}

export const judgedFile = ({ source, questions }: MadeFile): Judged =>
  judgedOutcome(outcomeOf(source), questions, true);
