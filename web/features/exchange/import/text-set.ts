import { bareTable } from "./office/bare-table";
import { delimitedSheet, delimiters } from "./office/delimited";
import { cardQuestions } from "./formats/cards";
import { copiedPage } from "./formats/copied-page";
import { giftQuestions, looksLikeGift } from "./formats/gift";
import { chatQuestions } from "./formats/chat-json";
import { chatJson } from "./formats/json-text";
import { jsonQuestions } from "./formats/json";
import { looksLikeMoodleXml, moodleQuestions } from "./formats/moodle-xml";
import type { ColumnRole, Sheet } from "./office/sheet";
import { guessedSheet, sheetQuestions, sheetWithRoles } from "./office/sheet-questions";
import { textQuestions } from "./text/plain-text";
import { withLineFeeds } from "./text/source";
import { ImportRefused, type RawSet } from "./types";

const NO_QUESTION = "Soru bulunamadı. Örnekteki biçime bakın.";

/** Reads the questions of a text in any form. `roles`: the teacher's choice for a table's columns. */
export function textSet(source: string, roles?: readonly ColumnRole[]): RawSet {
  // A format of its own means each of its signs; only in a text are the line ends of all programs alike.
  const text = withLineFeeds(source);
  if (roles) return sheetWithRoles(tableOf(text), roles);
  const json = parsedJson(source);
  if (json !== undefined) return jsonQuestions(json);
  const chat = chatSet(source);
  if (chat) return chat;
  if (looksLikeMoodleXml(source)) return moodleQuestions(source);
  if (/^\s*<(?:\?xml|!doctype)\b/i.test(source)) {
    throw new ImportRefused("Bu XML dosyası tanınmadı. Moodle’dan “Moodle XML” biçiminde dışa aktarın.");
  }
  const table = namedTable(source);
  if (table) return isAnswered(table) ? table : (answeredText(text) ?? table);
  if (looksLikeGift(source)) return giftQuestions(source);
  const page = cardQuestions(text) ?? copiedPage(text);
  if (page) return page;
  const plain = textQuestions(text);
  if (plain.questions.some(({ options, written }) => options.length > 0 || written)) return plain;
  const bare = firstOf(sheetsIn(text), bareTable) ?? firstOf(sheetsIn(text), guessedSheet);
  if (bare) return bare;
  throw new ImportRefused(NO_QUESTION);
}

const isAnswered = ({ questions }: RawSet): boolean =>
  questions.some(({ correct, written }) => correct.length > 0 || written !== undefined);

/** The questions of a text whose list of answers looks like a table. */
function answeredText(text: string): RawSet | undefined {
  const set = textQuestions(text);
  return isAnswered(set) ? set : undefined;
}

/** The text as a table, once for each delimiter that splits it. */
const sheetsIn = (text: string): Sheet[] =>
  delimiters
    .filter((delimiter) => text.includes(delimiter))
    .flatMap((delimiter) => {
      try {
        return [delimitedSheet(text, delimiter)];
      } catch (error) {
        if (error instanceof ImportRefused) return [];
        throw error;
      }
    });

const firstOf = (sheets: readonly Sheet[], read: (sheet: Sheet) => RawSet | undefined): RawSet | undefined =>
  sheets.map(read).find((set) => set !== undefined);

/** The table whose columns the teacher saw. */
function tableOf(text: string): Sheet {
  const pipes = pipeTable(text);
  const sheets = [...(pipes ? [delimitedSheet(pipes, "|")] : []), ...sheetsIn(text)];
  return (
    sheets.find((sheet) => sheetQuestions(sheet)?.columns) ??
    sheets.find((sheet) => bareTable(sheet) ?? guessedSheet(sheet)) ??
    sheets[0] ?? { rows: [] }
  );
}

/** Undefined if the text is not JSON: GIFT may begin with a bracket too. */
function parsedJson(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Questions in JSON with words around it, or as much of a broken file as is whole. */
function chatSet(text: string): RawSet | undefined {
  const found = chatJson(text);
  const set = found && chatQuestions(found.value);
  if (set) return found.isCut ? { ...set, notes: [...(set.notes ?? []), CUT] } : set;
  if (/^\s*(?:\{\s*"|\[\s*[{[])/.test(text)) throw new ImportRefused("JSON dosyası bozuk ya da yarım kalmış.");
  return undefined;
}

const CUT = "JSON’un bir kısmı bozuk ya da yarım kalmış, yalnız okunabilen sorular alındı.";

/** The lines of a Markdown table anywhere in a text, without the line under its headings. */
function pipeTable(text: string): string | undefined {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  if (lines.filter(isRow).length < 2) return undefined;
  return lines.map((line) => (isRow(line) ? line.slice(1, -1).replace(/\*\*|<br ?\/?>/g, "") : "")).join("\n");
}

const isRow = (line: string): boolean => line.startsWith("|") && line.endsWith("|") && !/^[\s|:–—-]+$/.test(line);

/** Finds a table with known headings, by trying each delimiter. */
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

/** Reports a broken quote only if the head looks like a table: not every text with a quote is one. */
function attempted(read: () => RawSet | undefined, text: string, delimiter: (typeof delimiters)[number]) {
  try {
    return read();
  } catch (error) {
    const head = text.slice(0, text.indexOf("\n") + 1).replaceAll('"', "");
    if (sheetQuestions(delimitedSheet(head, delimiter))) throw error;
    return undefined;
  }
}
