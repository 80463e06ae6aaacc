/** Limit far above any name in a cell. Cutting here keeps the patterns below from scanning each letter again. */
const LONG = 1_000;

/**
 * Turns a name as written on a list into one to show: "AYŞE NUR YILMAZ" becomes "Ayşe Nur Yılmaz". Empty without any letter.
 */
export function personName(written: string): string {
  const text = withoutNumbers(written.slice(0, LONG))
    .normalize("NFC")
    // A small i that another program made of İ by non-Turkish rules.
    .replaceAll("i\u0307", "i")
    .replace(/\([^)]*\)/g, " ")
    // Invisible characters, such as soft hyphens and direction marks.
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}\p{Co}\p{Cs}\ufffd]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[^\p{L}\p{M}]+|[,;:\-–*]+$/gu, "")
    .trim();
  return /\p{L}/u.test(text) ? text.split(" ").map(word).join(" ") : "";
}

/** Removes identity numbers, telephone numbers and dates: they are never part of a name. */
export const withoutNumbers = (text: string): string =>
  text
    .replace(/\b\d{3} \d{3} \d{3} \d{2}\b/g, "")
    .replace(/\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/g, "")
    .replace(/\d{6,}/g, " ");

/** Changes only words in all capitals or all small letters: "McDonald" stays. Capitalises each part of a double name. */
function word(text: string): string {
  const isOneCase = text === text.toLocaleUpperCase("tr") || text === text.toLocaleLowerCase("tr");
  if (!isOneCase) return text;
  return text.replace(
    /(\p{L})([\p{L}\p{M}]*)/gu,
    (_, first: string, rest: string) => first.toLocaleUpperCase("tr") + rest.toLocaleLowerCase("tr"),
  );
}
