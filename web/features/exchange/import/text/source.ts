import { piecesOf } from "#question/text-pieces";
import { withDollars } from "../answers/tex-brackets";

/** A line of a text without Markdown, bullets and signs before it. A wide gap becomes a tab. */
export type Line = {
  readonly place: number;
  readonly text: string;
  /** The line as written, to find where columns begin. */
  readonly raw: string;
  readonly bullet?: string;
  readonly isHeading?: boolean;
  /** True if the whole line is bold or underlined: some authors mark the right answer so. */
  readonly isBold?: boolean;
  /** Reason to doubt the question that it belongs to. */
  readonly doubt?: string;
};

/** Line ends of all programs: presentations and some phones write a vertical tab or one of Unicode's separators. */
const LINE_END = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** The text with one sign for the end of a line, and without invisible signs that break words. */
export const withLineFeeds = (source: string): string =>
  source.replace(LINE_END, "\n").replace(/[\u00ad\u200b\ufeff]/g, "");

/** `source`: a text whose lines end in line feeds. */
export const sourceLines = (source: string): Line[] =>
  withDollars(source)
    .split("\n")
    .map((raw, i) => lineOf(i + 1, raw));

export const lineOf = (place: number, raw: string): Line => ({ place, raw, ...plain(raw) });

/** Length above any line with structure. */
export const LONG = 3_000;

function plain(raw: string): Omit<Line, "place" | "raw"> {
  if (raw.length > LONG) return { text: raw.replace(/\s+/g, " ").trim() };
  const line = gaps(raw);
  if (/^(?:[-*_=—–~](?: ?[-*_=—–~]){2,}|```\w*|~~~\w*)$/.test(line)) return { text: "" };
  const [, hashes = "", afterHashes = ""] =
    /^(#{1,6} +)?(.*)$/.exec(line.replace(/^(?:> ?)+/, "").replace(/^\*[-•]\s+/, "*")) ?? [];
  const [, bullet = "", rest = ""] = /^(?:([-+•●▪◦‣·○■□➢➤►–]|\*(?=[\s]))[\s]+)?(.*)$/.exec(afterHashes) ?? [];
  const text = unmarked(rest);
  return {
    text: text.text,
    ...(bullet !== "" && { bullet }),
    ...(hashes !== "" && { isHeading: true }),
    ...(text.isBold && { isBold: true }),
  };
}

/** Leaves one space between words, and a tab where a column may begin. */
const gaps = (raw: string): string =>
  raw
    .replaceAll("\u00a0", " ")
    .trim()
    .replace(/ {2,}| *\t[ \t]*/g, "\t");

/** Removes bold, italics and backslashes before signs. Formulas stay as they are. */
function unmarked(line: string): { text: string; isBold: boolean } {
  const isBold = /^(?:\(?[A-Ha-h] ?[).:-]+ *)?\*\*[^*]+\*\*[.)]?$/.test(line) || /^<u>[^<>]+<\/u>$/.test(line);
  const pieces = line.includes("$") ? piecesOf(line) : [{ is: "text" as const, source: line }];
  const text = pieces.map(({ is, source }) => (is === "formula" ? source : withoutEmphasis(source))).join("");
  return { text: signs(text).trim(), isBold };
}

const withoutEmphasis = (text: string): string =>
  text
    // A star before a bold letter marks its option.
    .replace(/^\*\*\*(\(?[A-Ha-h] ?[).:-]+)\*\*(?!\*)/, "*$1")
    .replace(/\\([)(.\][*_#>+\-!|~])/g, "$1")
    .replace(/<\/?(?:b|strong|i|em|u)>/gi, "")
    .replace(/<br ?\/?>/gi, " ")
    .replace(/\*\*\*?/g, (stars, at: number, whole: string) =>
      isLetter(whole[at - 1]) && isLetter(whole[at + 2]) ? stars : "",
    )
    .replace(/(^|\s)__([^_]+)__(?![\p{L}\p{N}])/gu, "$1$2")
    .replace(ITALICS, "$1$2")
    .replace(/`([^`]+)`/g, "$1");

/** Two stars between digits are a power. */
const isLetter = (sign = ""): boolean => /[\p{L}\p{N}]/u.test(sign);
/** Does not match the star before a right option. */
const ITALICS = /(^|[^\p{L}\p{N}*])\*(?!\(?[A-Ha-h] ?[).])(?=[^\s*])([^*]*[^\s*])\*(?![\p{L}\p{N}*])/gu;

/** Replaces signs that stand for a letter, a number or a mark; ✓ marks a right option. */
const signs = (text: string): string =>
  text
    .replace(/^🔟\s*/u, "10. ")
    .replace(/^(?:\d\ufe0f?\u20e3)+\s*/u, (caps) => `${caps.replace(/\D/g, "")}. `)
    .replace(/[\ufe0f\u20e3]/gu, "")
    .replace(/(?:[🅰🅱]|[Ⓐ-Ⓕ]|[ⓐ-ⓕ])[).:]?\s*/gu, (sign) => `${letterOf(sign)}) `)
    .replace(/[✅✔✓☑🗹]|√\s*$|^√\s*(?=[([]?[A-Ha-h] ?[).\]])/gu, "✓")
    .replace(/(^|\s|\()([АВСЕ])(?=[).])/gu, (_, before: string, sign: string) => before + "ABCE"["АВСЕ".indexOf(sign)]!)
    .replace(/\s*[❌✗✘✖]\s*/gu, " ");

function letterOf(sign: string): string {
  const code = sign.codePointAt(0)!;
  if (code === 0x1f170) return "A";
  if (code === 0x1f171) return "B";
  return String.fromCharCode(65 + (code >= 0x24d0 ? code - 0x24d0 : code - 0x24b6));
}

export const flat = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Removes only pictograms before a word: "📝 Soru 1", "💡 Açıklama". */
export const withoutPictograms = (text: string): string => text.replace(PICTOGRAMS, "");

const PICTOGRAMS =
  /^(?:(?![\d#*©®])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)\s*)+(?=\S)/u;
