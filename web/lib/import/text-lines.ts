import { searchKey } from "#protocol/fold";

export type Option = { letter: string; text: string; isMarked: boolean };
export type LineKind =
  | { is: "option"; options: Option[] }
  | { is: "numbered"; number: number; text: string }
  | { is: "answer" | "explanation"; text: string }
  | { is: "time"; seconds: number }
  | { is: "text" };

/** What a line of a document is, by its beginning alone. */
export function lineKind(line: string): LineKind {
  const option = optionAt(line);
  if (option) return { is: "option", options: option };
  const label = labelled(line);
  if (label) return label;
  const [, number, text] = /^(?:soru\s*:?\s*)?(\d{1,3})\s*[.)\-–:]+\s+(.+)$/i.exec(line) ?? soruAlone(line) ?? [];
  return number && text !== undefined ? { is: "numbered", number: Number(number), text } : { is: "text" };
}

const soruAlone = (line: string) => /^soru\s+(\d{1,3})\s*[.):\-–]*\s*(.*)$/i.exec(line);

/** "Cevap: B", "DOĞRU CEVAP - C", "ANSWER: A", "Açıklama: …", "Süre: 45 sn". */
function labelled(line: string): LineKind | undefined {
  const [, name, text] =
    /^([\p{L} ]{3,20}?)\s*[:=\-–]\s*(.*)$/u.exec(line) ??
    /^(cevap|yanıt|CEVAP|YANIT)\s+(\(?[A-Ha-h][).]?)$/.exec(line) ??
    [];
  if (name === undefined || text === undefined) return undefined;
  const label = searchKey(name);
  if (/^(?:dogru )?(?:cevap|yanit|sik|secenek)$|^dogru$|^(?:correct )?answer$/.test(label))
    return { is: "answer", text: text.trim() };
  if (/^(?:aciklama|cozum|explanation)$/.test(label)) return { is: "explanation", text: text.trim() };
  const [seconds] = /\d+/.exec(text) ?? [];
  return label === "sure" && seconds ? { is: "time", seconds: Number(seconds) } : undefined;
}

/** A letter with its sign, perhaps with the mark of the right one before or behind; more may follow on the line. */
const lettered = /^([*✓✔]?)\s*\(?([A-Ha-h])(?:\s?[).]|\s?[-–:](?=\s))\s*(.*)$/su;

function optionAt(line: string): Option[] | undefined {
  const [, mark, letter, text] = lettered.exec(line) ?? [];
  if (letter === undefined || text === undefined) return undefined;
  return apart(letter.toUpperCase(), text, mark !== "");
}

/** "3   B) 4   C) 5": the letters that follow in their order are options of their own. */
function apart(letter: string, text: string, isMarked: boolean): Option[] {
  const next = String.fromCharCode(letter.charCodeAt(0) + 1);
  const [whole, before, mark, after] =
    new RegExp(`^(.*?)\\s+([*✓✔]?)\\s*\\(?(?:${next}|${next.toLowerCase()})\\)\\s*(.*)$`, "su").exec(text) ?? [];
  if (whole === undefined) return [option(letter, text, isMarked)];
  return [option(letter, before!, isMarked), ...apart(next, after!, mark !== "")];
}

function option(letter: string, text: string, isMarked: boolean): Option {
  const bare = text
    .trim()
    .replace(/^[*✓✔]\s*/u, "")
    .replace(/\s*[*✓✔]$/u, "");
  return { letter, text: bare, isMarked: isMarked || bare !== text.trim() };
}

/** A question and its options on one line, parted; a line without them is text alone. */
export function splitOptions(line: string): { text: string[]; options: Option[] } {
  const [, text, rest] = /^(.*?\S)\s+([*✓✔]?\s*\(?[Aa]\)\s*.*)$/su.exec(line) ?? [];
  const options = rest === undefined ? undefined : optionAt(rest);
  return options && options.length > 1 && text !== undefined
    ? { text: [text], options }
    : { text: [line], options: [] };
}
