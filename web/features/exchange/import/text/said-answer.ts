import { searchKey } from "#shared/fold";
import { rightOptions, type Right } from "../answers/correct-cell";

/** Reads the answer after "Cevap:": a letter, several, "B) Ankara", or the text of an option. */
export function saidAnswer(said: string, options: readonly string[]): Right {
  const value = said.replace(/[*✓]/gu, "").replace(/\.$/, "").trim();
  // A single letter that is also an option's text is ambiguous.
  if (/^[A-Ha-h]$/.test(value)) return rightOptions(value, options, options.includes(value) ? "any" : "letters");
  const folded = options.map(searchKey);
  const byText = folded.indexOf(searchKey(value));
  const named = /^([A-H])['’]?\s*(?:şıkkı|seçeneği)$/i.exec(value)?.[1];
  if (byText >= 0 && named !== undefined && "ABCDEFGH".indexOf(named.toLocaleUpperCase("en")) !== byText)
    return { correct: [], problem: `Cevap “${value.slice(0, 60)}” hem harf hem şık metni olabilir. Doğrusunu seçin.` };
  if (byText >= 0) return { correct: [byText] };
  const [, first, rest = ""] =
    /^[([]?([A-Ha-h])[)\]]?(?:['’]\p{L}{2,5}(?!\p{L}))?\s*(?:[).:=\-–—]+|\s|$)\s*(.*)$/su.exec(value) ?? [];
  if (first === undefined || isSeveral(value)) return rightOptions(spread(value), options, "letters");
  const at = "ABCDEFGH".indexOf(first.toLocaleUpperCase("en"));
  const other = rest === "" ? -1 : folded.indexOf(searchKey(rest.replace(/[()]/g, "").trim()));
  if (other < 0 && /(?:^|[^\p{L}\d])[A-H](?:['’]\p{L}+)?(?![\p{L}\d'’])/u.test(rest) && !isOwnText(rest, options[at]))
    return { correct: [], problem: `Cevapta birden çok harf var: “${value.slice(0, 60)}”. Doğrusunu seçin.` };
  if (other >= 0 && other !== at)
    return { correct: [], problem: `Cevap “${value.slice(0, 60)}” diyor, ama bu metin başka şıkkın.` };
  return rightOptions(first, options, "letters");
}

/** "B) C vitamini, çünkü …": begins with the text of its option. */
const isOwnText = (rest: string, option = ""): boolean =>
  option !== "" && searchKey(rest).startsWith(searchKey(option));

const isSeveral = (value: string): boolean =>
  /^[([]?[A-Ha-h][)\]]?\s*(?:[,;/&+]|\bve\b|\band\b|\bile\b|-\s*[A-Ha-h](?![\p{L}]))/u.test(value) ||
  /^[A-F]{2,6}$/.test(value);

/** Spreads "A) ve C)", "ACD" or "A-C" into letters. */
const spread = (value: string): string =>
  /^[A-F]{2,6}$/.test(value)
    ? Array.from(value).join(",")
    : value
        .replace(/([A-Ha-h])[).](?=\s|,|;|$)/g, "$1")
        .replace(/\s*(?:-|\bile\b)\s*(?=[A-Ha-h](?![\p{L}]))/gu, ",")
        .replace(/[()[\]]/g, "");
