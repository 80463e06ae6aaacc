import { limits } from "#protocol/limits";
import { contentOf, mostBytes } from "./decode";
import { delimitedSheet, delimiters } from "./delimited";
import { giftQuestions, looksLikeGift } from "./gift";
import { jsonQuestions } from "./json";
import { looksLikeMoodleXml, moodleQuestions } from "./moodle-xml";
import { bareTable } from "./bare-table";
import { ownZipSet } from "./own-zip";
import { textQuestions } from "./text/plain-text";
import { sheetQuestions } from "./sheet-questions";
import { ImportRefused, refuseTooLarge, type ImportResult, type RawSet } from "./types";
import { rowOf } from "./verdict";
import { xlsxSheets } from "./xlsx-read";

const NO_QUESTION = "Soru bulunamadı. Örnekteki biçime bakın.";

/** Reads a file by what is in it. Throws `ImportRefused` when it cannot be read at all. */
export function readFile(bytes: Uint8Array): ImportResult {
  refuseTooLarge(bytes.length, mostBytes(bytes));
  const content = contentOf(bytes);
  if (content.kind === "text") return readText(content.text, content.note);
  const own = ownZipSet(bytes);
  if (own) return judged(own, []);
  refuseTooLarge(bytes.length);
  const sets = xlsxSheets(bytes).map(sheetQuestions);
  const set = sets.find((set) => set && set.questions.length > 0) ?? sets.find((set) => set !== undefined);
  if (!set)
    throw new ImportRefused("Tabloda soru, şık ve doğru cevap sütunları bulunamadı. Şablonlardan biriyle deneyin.");
  return judged(set, sets.filter((set) => set && set.questions.length > 0).length > 1 ? [OTHER_SHEETS] : []);
}

const OTHER_SHEETS = "Dosyada soru olan başka sayfalar da var, yalnız ilki okundu.";

/** Reads a text, from a file or pasted. */
export function readText(text: string, note?: string): ImportResult {
  return judged(textSet(text.replace(/^\ufeff/, "")), note ? [note] : []);
}

function textSet(text: string): RawSet {
  const json = parsedJson(text);
  if (json !== undefined) return jsonQuestions(json);
  if (looksLikeMoodleXml(text)) return moodleQuestions(text);
  if (/^\s*<(?:\?xml|!doctype|html)\b/i.test(text)) {
    throw new ImportRefused("Bu XML dosyası tanınmadı. Moodle’dan “Moodle XML” biçiminde dışa aktarın.");
  }
  const table = namedTable(text);
  if (table) return table;
  if (looksLikeGift(text)) return giftQuestions(text);
  const plain = textQuestions(text);
  if (plain.questions.some(({ options, written }) => options.length > 0 || written)) return plain;
  const bare = bareTable(text);
  if (bare) return bare;
  throw new ImportRefused(NO_QUESTION);
}

/** Undefined for what is not JSON; GIFT too may begin with a bracket. */
function parsedJson(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    if (/^\s*(?:\{\s*"|\[\s*[{[])/.test(text)) throw new ImportRefused("JSON dosyası bozuk ya da yarım kalmış.");
    return undefined;
  }
}

/** The lines of a Markdown table, wherever in a text they stand, without the line under their headings. */
function pipeTable(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  if (lines.filter(isRow).length < 2) return undefined;
  return lines.map((line) => (isRow(line) ? line.slice(1, -1).replace(/\*\*|<br ?\/?>/g, "") : "")).join("\n");
}

const isRow = (line: string): boolean => line.startsWith("|") && line.endsWith("|") && !/^[\s|:–—-]+$/.test(line);

/** The table whose columns are named, with whichever delimiter shows them. */
function namedTable(text: string): RawSet | undefined {
  const pipes = pipeTable(text);
  const inPipes = pipes && attempted(() => sheetQuestions(delimitedSheet(pipes, "|")), pipes, "|");
  if (inPipes) return inPipes;
  for (const delimiter of delimiters) {
    if (!text.includes(delimiter)) continue;
    const set = attempted(() => sheetQuestions(delimitedSheet(text, delimiter)), text, delimiter);
    if (set) return set;
  }
  return undefined;
}

/** Not every text with a quote is a table: only where its head reads like one is a broken quote worth a word. */
function attempted(read: () => RawSet | undefined, text: string, delimiter: (typeof delimiters)[number]) {
  try {
    return read();
  } catch (error) {
    const head = text.slice(0, text.indexOf("\n") + 1).replaceAll('"', "");
    if (sheetQuestions(delimitedSheet(head, delimiter))) throw error;
    return undefined;
  }
}

/** Every question with its verdict; beyond what a set holds, they wait for room. */
function judged(set: RawSet, more: string[]): ImportResult {
  const { format, title, description, language, questions, notes = [], pictures } = set;
  let room: number = limits.questionsPerSet;
  const rows = questions.map(rowOf).map((row) => {
    if (row.verdict === "left_out" || room-- > 0) return row;
    const reason = `Bir sette en çok ${limits.questionsPerSet} soru olabilir.`;
    return { ...row, verdict: "left_out" as const, reasons: [reason, ...row.reasons] };
  });
  const empty = rows.length === 0 ? ["Dosya okundu, ama içinde soru yok."] : [];
  return {
    format,
    ...(title && { title }),
    ...(description && { description }),
    ...(language && { language }),
    ...(pictures && { pictures }),
    notes: [...notes, ...more, ...empty],
    rows,
  };
}
