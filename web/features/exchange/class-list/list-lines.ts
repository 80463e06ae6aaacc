import { searchKey } from "#shared/fold";

/** Lines of a list that are not pupils. */
type LineSign = { readonly is: "class"; readonly title: string } | { readonly is: "end" } | { readonly is: "noise" };

/** Undefined for a line that may be a pupil or the headings. */
export function signOf(text: string): LineSign | undefined {
  const normal = text.normalize("NFKC");
  const title = classTitle.exec(normal)?.[0] ?? shortTitle.exec(normal.trim())?.[1];
  if (title !== undefined) return { is: "class", title: title.replace(/\s+/gu, " ") };
  const key = searchKey(text);
  if (/(?:kiz|erkek|toplam) ogrenci sayisi/.test(key)) return { is: "end" };
  return noise.test(key) ? { is: "noise" } : undefined;
}

/** Letterhead and the names of adults. */
const noise =
  /^t\.? ?c\.?$|valiligi|kaymakamligi|mudurlugu|milli egitim|sinif (?:rehber )?ogretmeni|(?:rehber|ders) ogretmen|sinif baskani|mudur (?:yrd|yardimcisi)|okul muduru|sinif(?:i)? listesi|ogrenci listesi|^ogg?o?\d{4,}r\d+/;

/** Matches up to the word for section; the branch of study follows it. */
const classTitle = /(?:\d{1,2}|Haz[ıiİ]rl[ıiİ]k)\s*\.?\s*S[ıiİ]n[ıiİ]f[ıiİ]?\s*\/\s*.{1,20}?\s*[ŞS]ubes[iİ]/iu;

/** "7/A", "7-A SINIFI", "7/A Sınıf Listesi", alone on its line. */
const shortTitle =
  /^(\d{1,2}\s*(?:[-/.]\s*\p{L}|\p{L}(?=\s*S[ıiİ]n[ıiİ]f))(?:\s*(?:S[ıiİ]n[ıiİ]f[ıiİ]?|[ŞS]ubes[iİ]))?)(?:\s+(?:[öÖ]ğrenc[iİ]\s+)?L[iİ]stes[iİ])?$/iu;

export type Heads = {
  readonly place?: number;
  readonly schoolNo?: number;
  /** A number whose heading does not say whether it is the school's. */
  readonly number?: number;
  readonly name?: number;
  readonly middle?: number;
  readonly surname?: number;
  /** Every column with a heading, including those that are not read. */
  readonly all: readonly number[];
};
type Head = Exclude<keyof Heads, "all">;

const heads: readonly (readonly [RegExp, Head])[] = [
  [/^(?:s(?:ira)? ?(?:no|nu|numarasi)?|sn)$/, "place"],
  [/^(?:ogrenci|okul) ?(?:no|nu|numarasi)$|^o ?no$/, "schoolNo"],
  [/^(?:no|nu|numara|numarasi|kart no|kart numarasi|#)$/, "number"],
  [/^(?:ogrenci(?:nin)? )?(?:ad|adi|isim|ismi)(?: ?(?:ve|,)? ?soy ?(?:ad|adi|isim|ismi))?$|^ogrenci$/, "name"],
  [/^(?:ikinci|orta|2) ?(?:ad|adi|isim|ismi)$/, "middle"],
  [/^(?:ogrenci(?:nin)? )?soy ?(?:ad|adi|isim|ismi)$/, "surname"],
];

const headOf = (cell: string): Head | undefined => {
  const text = heading(cell);
  return text === "" ? undefined : heads.find(([pattern]) => pattern.test(text))?.[1];
};

/** Columns at which lists of several classes begin, side by side under headings that repeat. */
export function startsIn(cells: readonly string[]): number[] {
  const found = cells.map(headOf);
  const first = found.find((head) => head !== undefined);
  const starts = found.flatMap((head, at) => (head !== undefined && head === first ? [at] : []));
  return starts.length > 1 && found.filter((head) => head === "name").length === starts.length ? starts : [];
}

/** Finds the column headings in a row. */
export function headsIn(cells: readonly string[]): Heads | undefined {
  const found: Partial<Record<Head, number>> = {};
  const all: number[] = [];
  for (const [column, cell] of cells.entries()) {
    const text = heading(cell);
    if (text === "") continue;
    all.push(column);
    const head = headOf(cell);
    if (head) found[head] ??= column;
  }
  return found.name === undefined ? undefined : { ...found, all };
}

/** Recognises headings on one line, as a PDF gives them: "S.No Öğrenci No Adı Soyadı Cinsiyeti". */
export const isHeadLine = (text: string): boolean => {
  const key = heading(text);
  return /\b(?:no|numara|numarasi|sira|soyadi?|soyisim)\b/.test(key) && /\b(?:ad|adi|isim)\b/.test(key);
};

const heading = (cell: string): string =>
  searchKey(cell)
    .replace(/[().:;/*'"-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
