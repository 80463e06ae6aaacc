import { format, getFormatFromId, isDateFormat } from "numfmt";
import { element, elements, type Xml } from "../files/xml";

/** Formats a number as a cell of this style shows it; undefined if the cell shows the bare number. */
export type ShownNumber = (value: number, style: number) => string | undefined;

/** Longest number format that Excel accepts. */
const LONGEST = 255;
/** The days between the two starts of Excel's calendar: files made on a Mac may count from 1904. */
const DAYS_UNTIL_1904 = 1_462;

/** Formats the numbers of a workbook as a Turkish computer shows them: 29.10.1923, %20, 14:30, 3/4, 12,50 ₺. */
export function shownNumbers(styles: Xml | undefined, workbook: Xml): ShownNumber {
  const from1904 = /^(?:1|true)$/.test(element(workbook, "workbookPr")?.attributes.get("date1904") ?? "");
  const named = new Map(
    inside(styles, "numFmts").map(({ attributes }) => [
      Number(attributes.get("numFmtId")),
      attributes.get("formatCode") ?? "",
    ]),
  );
  const ids = inside(styles, "cellXfs").map(({ attributes }) => Number(attributes.get("numFmtId") ?? 0));
  return numbersIn(ids, named, from1904);
}

/** Shows numbers by the formats of a book: `ids` of its cell styles, with the codes of those that it names itself. */
export function numbersIn(ids: readonly number[], named: ReadonlyMap<number, string>, from1904: boolean): ShownNumber {
  const codes = ids.map((id) => {
    const code = named.get(id) ?? getFormatFromId(id, "tr");
    return /^(?:General|@)$/i.test(code) || code.length > LONGEST ? undefined : code;
  });
  return (value, style) => {
    const code = codes[style];
    return code && shown(code, from1904 && isDateFormat(code) ? value + DAYS_UNTIL_1904 : value);
  };
}

const inside = (styles: Xml | undefined, list: string): Xml[] => {
  const found = styles && element(styles, list);
  return found ? elements(found) : [];
};

function shown(code: string, value: number): string | undefined {
  try {
    // A Turkish Excel writes the percent sign before the number.
    return format(code, value, { locale: "tr", dateErrorThrows: true }).replace(/^(-?)([\d.,]+) ?%$/, "$1%$2");
  } catch {
    return undefined;
  }
}

/** A number without a format as a Turkish computer shows it: 3.0 is 3, and 0.30000000000000004 is 0,3. */
export const numeral = (value: number): string => String(Number(value.toPrecision(15))).replace(".", ",");
