import { plainDigits } from "../digits";
import { usualLanguage } from "../language";
import { hasTower } from "../text";

/** The usual texts of a class. The slow steps below would not change them, and a thousand answers come at once. */
const USUAL = /^[\da-zçğıİöşü ]*$/i;

/**
 * Folds a text to a form that is the same for all texts that are one answer: Turkish lower case with I ı İ i as one letter,
 * compatibility forms, spaces as one, and no punctuation, apostrophes or hyphens. In a Turkish set a circumflex says nothing
 * (kâr, kar); in Kurdish or French it tells words apart. A text of punctuation alone is compared by it: there are questions
 * whose answer is "?" or "...".
 */
export function answerFold(text: string, lang: string = usualLanguage): string {
  if (USUAL.test(text)) return oneSpaced(text.toLocaleLowerCase("tr").replaceAll("ı", "i"));
  if (hasTower(text)) return text;
  const letters = plainLetters(text, /^tr(?:-|$)/i.test(lang));
  return composed(withoutPunctuation(letters)) || composed(plainSigns(letters));
}

/** The letters with their marks kept apart, because the removal of a sign can bring two marks together. */
function plainLetters(text: string, isTurkish: boolean): string {
  const letters = plainDigits(text.replaceAll("´", "'").normalize("NFKC"))
    .toLocaleLowerCase("tr")
    .normalize("NFD")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/[`ʹʻʼˈ]/g, "'")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replaceAll("ς", "σ");
  return oneSpaced(isTurkish ? letters.replaceAll("\u0302", "") : letters);
}

/** Composes letters and marks. Removes the dot that remains of a capital İ if a browser made it small by English rules. */
const composed = (letters: string): string =>
  letters.replace(/i\p{M}+/gu, (letter) => letter.replaceAll("\u0307", "")).normalize("NFC");

/** Drops punctuation, except marks that tell numbers apart: 2,5 is not 25, 3/4 is not 34, -3 is not 3. C# is not C. */
const withoutPunctuation = (text: string): string =>
  oneSpaced(
    oneSpaced(
      text
        .replace(/[\p{Pd}−]/gu, "-")
        .replace(/[⁄∕]/g, "/")
        .replace(/[،؛٫]/g, ",")
        .replace(/[^\P{P}#*/,;:.-]/gu, "")
        .replace(/[,;:]/g, " ")
        .replace(/\d+(?:\.+\d+)+/g, (number) => number.replace(/\.+/g, isGrouped(number) ? "" : " "))
        .replaceAll(".", ""),
    )
      .replace(/(\d) ?\/ ?(?=\d)/g, "$1\u2044")
      .replaceAll("/", " ")
      .replaceAll("\u2044", "/"),
  )
    .replace(/-+/g, "-")
    .replace(/^- (?=\d)/, "-")
    .replace(/(^|[^])-(?=([^]?))/gu, (_, before: string, after: string) => before + hyphenBetween(before, after))
    .replace(/ +/g, " ")
    .trim();

const isGrouped = (number: string): boolean => /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(number);

/** Replaces a hyphen: a space between numbers, a minus before one, nothing in a word. */
function hyphenBetween(before: string, after: string): string {
  if (!/\d/.test(after)) return "";
  if (/\d/.test(before)) return " ";
  return /[\p{L}\p{M}\p{N}]/u.test(before) ? "" : "−";
}

/** Evens out signs that differ from one keyboard to another. */
const plainSigns = (text: string): string =>
  text
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‘’‚‛‹›′]/g, "'")
    .replace(/[\p{Pd}−]/gu, "-")
    .replaceAll(" ", "");

const oneSpaced = (text: string): string => text.replace(/\s+/gu, " ").trim();
