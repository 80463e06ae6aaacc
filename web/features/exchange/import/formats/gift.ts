import {
  categoryMark,
  commentIn,
  commentMark,
  formatName,
  noteAboutSet,
  signs as ownSigns,
  type TextFormat,
} from "#features/exchange/gift";
import { lastCategory } from "#features/exchange/moodle";
import { aboutSet, noteIn, withOwnNote } from "#features/exchange/own-note";
import { giftAnswers } from "./gift-answers";
import { withoutMarkdown } from "./markdown";
import { htmlText, looksLikeHtml, type PlainText } from "../files/html-text";
import { withDollars } from "../answers/tex-brackets";
import { refuseTooManyRows, type RawQuestion, type RawSet } from "../types";

/** True if a text has braces as only Moodle's GIFT has them. */
export const looksLikeGift = (text: string): boolean =>
  /(?:^|[^\\])\{\s*(?:[~=#]|>[^{}]{0,200}\n|\d*:[A-Z_]{2,20}:|(?:T|TRUE|F|FALSE)\s*(?:#|\}))/.test(text) ||
  hasTitleBeforeEmptyBraces(text);

/** Looks only between braces: behind each title the whole text would be looked at again. */
function hasTitleBeforeEmptyBraces(text: string): boolean {
  let from = 0;
  for (const { index, 0: braces } of text.matchAll(/\{\s*\}|[{}]/g)) {
    if (braces.length > 1 && /^::[^:\n]+::/m.test(text.slice(Math.max(from, index - 2_000), index))) return true;
    from = index + braces.length;
  }
  return false;
}

/**
 * Reads a GIFT file: blank lines separate questions, braces hold answers, \ escapes a character. Written here, because the
 * library gift-pegjs gives up the whole file at one broken question.
 */
export function giftQuestions(source: string): RawSet {
  const signs = hidden(source);
  const questions: RawQuestion[] = [];
  let title: string | undefined;
  let ours: ReturnType<typeof commentIn>;
  const parts = paragraphs(source);
  refuseTooManyRows(parts.length);
  for (const { line, text } of parts) {
    const { category, rest } = withoutCategory(text);
    if (category) title = category;
    ours = commentIn(rest) ?? ours;
    const body = signs.hide(withoutComments(rest)).trim();
    if (body === "") continue;
    const question = { where: `Satır ${line}`, ...questionOf(body, signs) };
    questions.push(
      ours
        ? withOwnNote(question, { time_limit: ours.seconds, points: ours.points, more: noteIn(ours.note) })
        : question,
    );
    ours = undefined;
  }
  return { format: "gift", ...(title && { title }), ...aboutSet(noteIn(noteAboutSet(source))), questions };
}

type Paragraph = { line: number; text: string };

function paragraphs(source: string): Paragraph[] {
  const found: Paragraph[] = [];
  let open: Paragraph | undefined;
  for (const [i, raw] of source.split(/\r\n?|\n/).entries()) {
    const line = raw.trim();
    if (line === "") open = undefined;
    else if (open) open.text += `\n${line}`;
    else found.push((open = { line: i + 1, text: line }));
  }
  return found;
}

/** Splits only at \n: other line separators belong to the text. */
function withoutCategory(text: string): { category?: string; rest: string } {
  const [first, ...rest] = text.split("\n").filter((line) => !line.startsWith(commentMark));
  const path = first?.startsWith(categoryMark) ? first.slice(categoryMark.length).trim() : "";
  if (path === "") return { rest: text };
  const category = lastCategory(path);
  return { rest: rest.join("\n"), ...(category !== "" && !/^\$\w+\$$/.test(category) && { category }) };
}

const withoutComments = (text: string): string =>
  text
    .split("\n")
    .map((line) => (line.startsWith(commentMark) ? " " : line))
    .join("\n");

type Signs = { hide: (text: string) => string; show: (text: string) => string };

/** Replaces escaped characters with ones that the file does not use, so that they mean nothing while it is split. */
function hidden(source: string): Signs {
  const letters = [...ownSigns, "n"];
  const free = unused(source, letters.length);
  const pairs = letters.map((letter, i) => [`\\${letter}`, free[i]!] as const);
  const forms = new Map<string, string>(pairs);
  const back = new Map(pairs.map(([sign, stand]) => [stand, sign === "\\n" ? "\n" : sign.slice(1)]));
  return {
    hide: (text) => text.replace(/\\./g, (sign) => forms.get(sign) ?? sign),
    show: (text) => Array.from(text, (letter) => back.get(letter) ?? letter).join(""),
  };
}

function unused(text: string, count: number): string[] {
  const free: string[] = [];
  for (let code = 0xe000; free.length < count; code++) {
    const letter = String.fromCharCode(code);
    if (!text.includes(letter)) free.push(letter);
  }
  return free;
}

type Body = Omit<RawQuestion, "where">;

function questionOf(body: string, signs: Signs): Body {
  const [, name, unnamed] = /^::([\s\S]*?)::([\s\S]*)$/.exec(body) ?? [undefined, "", body];
  const open = unnamed.indexOf("{");
  const close = unnamed.indexOf("}");
  if (open < 0 && close < 0) return nothing(signs.show(unnamed), "Cevap bölümü yok, yalnız açıklama metni.");
  if (close >= 0 && unnamed.includes("{", close)) return nothing(signs.show(unnamed), SEVERAL_GAPS);
  if (open < 0 || close < 0) return nothing(signs.show(unnamed), "Süslü parantez eksik, soru okunamadı.");
  const tail = unnamed.slice(close + 1).trim();
  const stem = unnamed.slice(0, open).trim();
  const format = formatOf(stem);
  const gap = /^[.,;:!?]/.test(tail) ? "_____" : "_____ ";
  const head = readable(tail === "" ? format.rest : `${format.rest} ${gap}${tail}`, format.name, signs);
  const text = head.text === "" ? signs.show(name) : head.text;
  const answers = giftAnswers(unnamed.slice(open + 1, close), (part) => {
    const own = formatOf(part.trim());
    return readable(own.rest, own.name ?? format.name, signs);
  });
  return { ...answers, text, losses: [...new Set([...head.losses, ...(answers.losses ?? [])])] };
}

const SEVERAL_GAPS = "Birden çok boşluğu var. Burada bir soruda tek cevap yazılır, soruyu bölün.";
const nothing = (text: string, refusal: string): Body => ({ text, options: [], correct: [], refusal });

function formatOf(text: string): { name?: TextFormat; rest: string } {
  const found = formatName.exec(text);
  return found ? { name: found[1] as TextFormat, rest: text.slice(found[0].length) } : { rest: text };
}

function readable(text: string, format: TextFormat | undefined, signs: Signs): PlainText {
  const shown = signs.show(text).trim();
  if (format === "plain") return { text: shown, losses: [] };
  const source = withDollars(shown);
  if (format === "html") return htmlText(source);
  if (format === "markdown") return { text: withoutMarkdown(source), losses: [] };
  return looksLikeHtml(source) ? htmlText(source, { keepLines: true }) : { text: source, losses: [] };
}
