/** Rules for the texts of a question: their characters and their length. */

/** Free text as it is kept: one kind of line break, nothing at the ends. */
export const tidy = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

/** Characters as a person counts them more or less: an emoji is one, not two. */
export const characters = (text: string): number => Array.from(text).length;

/** The text, or its beginning; never half an emoji. */
export const cutTo = (text: string, max: number): string =>
  characters(text) <= max ? text : Array.from(text).slice(0, max).join("").trimEnd();

/** Tells whether there is nothing an eye could see: white space, zero-width and other format characters only. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]/u.test(text);

/** Tells whether a text holds neither half a surrogate pair nor a control character other than tab and line break. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);

/** One line, with nothing in it that turns the text around it: for texts that stand in lists, beside other people's words. */
export const PLAIN_LINE = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;

/**
 * Nine marks, of which the last two signs become ones when they are normalised. No sign is both a mark and one that is passed
 * over, or a long row of them could be divided in a hundred ways.
 */
const TOWER =
  /(?:(?!\p{Default_Ignorable_Code_Point})[\p{M}\uff9e\uff9f][\p{Cf}\p{Default_Ignorable_Code_Point}]*){9}/u;
/** Tells whether a letter carries more marks than any language writes: they cover the lines around it, and are slow to sort. */
export const hasTower = (text: string): boolean => TOWER.test(text);

/**
 * The longest text that is evened out, longer than any that is compared. Normalising sorts marks, which takes time by the
 * square of their number.
 */
const MOST_COMPARED = 1_000;

/**
 * Evens out only composition and spaces: x² and x2, mg and Mg are different answers. A text that is too long to be accepted, or
 * has a tower, is left as it is.
 */
export const comparable = (text: string): string =>
  text.length > MOST_COMPARED || hasTower(text) ? text : text.normalize("NFC").replace(/\s+/gu, " ").trim();

/**
 * The same for a text that may have `max` characters. A longer one is refused anyway and stays as it is: sorting its marks
 * takes time by the square of their number, 13 seconds for a body of 240 kilobytes.
 */
export const comparableUpTo = (text: string, max: number): string => (text.length > 2 * max ? text : comparable(text));

export const writeOrDelete = "Yazın ya da silin.";
export const oddCharacter = "Metinde kullanılamayan bir karakter var.";
export const tooLong = (max: number): string => `En çok ${max} karakter olabilir.`;

/** The fault of a text that may have `max` characters, if there is one. */
export function faultOfText(text: string, max: number): string | null {
  if (!isCleanText(text)) return oddCharacter;
  return characters(text) > max ? tooLong(max) : null;
}
