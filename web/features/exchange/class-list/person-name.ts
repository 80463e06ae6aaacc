/** Longer than whatever stands in a cell with a name; what follows makes no name of it, and each letter of it would be looked at anew. */
const LONG = 1_000;

/** A name as it is written on a list, made ready to be shown: "AYŞE NUR YILMAZ" is "Ayşe Nur Yılmaz". Empty where there is no letter. */
export function personName(written: string): string {
  const text = withoutNumbers(written.slice(0, LONG))
    .normalize("NFC")
    // A small i that a program made of İ by foreign rules.
    .replaceAll("i\u0307", "i")
    .replace(/\([^)]*\)/g, " ")
    // A soft hyphen, a mark of direction: nobody sees them.
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}\p{Co}\p{Cs}\ufffd]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[^\p{L}\p{M}]+|[,;:\-–*]+$/gu, "")
    .trim();
  return /\p{L}/u.test(text) ? text.split(" ").map(word).join(" ") : "";
}

/** Identity numbers, telephone numbers and dates belong to no name, wherever they stand. */
export const withoutNumbers = (text: string): string =>
  text
    .replace(/\b\d{3} \d{3} \d{3} \d{2}\b/g, "")
    .replace(/\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/g, "")
    .replace(/\d{6,}/g, " ");

/** Only what is all capitals or all small is changed: "McDonald" knows better. Each part of a double name begins with a capital. */
function word(text: string): string {
  const isOneCase = text === text.toLocaleUpperCase("tr") || text === text.toLocaleLowerCase("tr");
  if (!isOneCase) return text;
  return text.replace(
    /(\p{L})([\p{L}\p{M}]*)/gu,
    (_, first: string, rest: string) => first.toLocaleUpperCase("tr") + rest.toLocaleLowerCase("tr"),
  );
}
