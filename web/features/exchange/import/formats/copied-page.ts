import { searchKey } from "#shared/fold";
import { none } from "../answers/answer-parts";
import { IMAGE_LOST } from "../files/html-text";
import { rightOptions } from "../answers/correct-cell";
import { refuseTooManyRows, type Omitted, type RawQuestion, type RawSet } from "../types";

type Line = { readonly place: number; readonly text: string };

/** Points of a question on a page of Google Forms or Wayground: "1 puan", "0/1", "1 pt". */
const POINTS = /^(?:\d{1,3}\s*(?:puan|points?|pts?)|\d{1,3}\s*\/\s*\d{1,3}|(?:\d{1,3}\s*\/\s*)?\d{1,3} puan)$/i;
const TIME = /^(\d{1,3})\s*(saniye|sn|seconds?|secs?|dakika|dk|minutes?|mins?)$/i;
const KIND =
  /^(?:\d{1,3}[.)]?\s*)?(?:çoktan seçmeli|multiple choice|çoklu seçim|checkbox(?:es)?|multiple select|doğru\s*\/\s*yanlış|true or false|boşluk doldurma|fill in the blanks?|açık uçlu|open ended|anket|poll)$/iu;
const NUMBER = /^(?:soru\s*)?\d{1,3}\s*(?:[.)]|\/\s*\d{1,3})?$/i;
/** Lines that such pages write around their questions. */
const CHROME =
  /^(?:\*?\s*(?:gerekli soruyu belirtir|zorunlu|indicates required question|required)|gönder|formu temizle|submit|clear form|sonraki|geri|next|back|google formlar.*|bu içerik google.*|this content is neither.*|never submit passwords.*|kötüye kullanımı bildir.*|report abuse.*|hesap değiştir|switch account|paylaşılmıyor|not shared|seçimi temizle|clear selection|answer choices|cevap seçenekleri|kaydet|düzenle|edit|diğer:?|other:?)$/iu;
const RIGHT = /^(?:doğru (?:cevap|yanıt)(?:lar)?|correct answers?)\s*:?$/iu;
const FEEDBACK = /^(?:geri bildirim|feedback|açıklama)\s*:?$/iu;
const OPEN = /^(?:yanıtınız|(?:kısa|uzun) yanıt(?: metni)?|your answer|(?:short|long) answer text)$/iu;

/** Reads a page of Google Forms or Wayground as one copies it: options without letters. Undefined for any other text. */
export function copiedPage(source: string): RawSet | undefined {
  const lines = source
    .split(/\r\n?|\n/)
    .map((text, i): Line => ({ place: i + 1, text: text.replaceAll("\u00a0", " ").trim() }))
    .filter(({ text }) => text !== "");
  if (lines.some(({ text }) => /^\*?\(?[A-Ha-h][).]\s/.test(text))) return undefined;
  const starts = lines.filter(({ text }) => POINTS.test(text)).length;
  const kinds = lines.filter(({ text }) => KIND.test(text)).length;
  const isForm = starts >= 2 || (starts === 1 && lines.some(({ text }) => CHROME.test(text)));
  if (!isForm && kinds < 2) return undefined;
  const blocks = kinds >= 2 ? ofWayground(lines) : ofForms(lines);
  refuseTooManyRows(blocks.questions.length);
  if (blocks.questions.every(({ options }) => options.length < 2)) return undefined;
  return {
    format: "text",
    text: source,
    ...(blocks.title && { title: blocks.title }),
    omitted: blocks.omitted,
    questions: blocks.questions,
  };
}

type Blocks = { readonly title?: string; readonly omitted: Omitted[]; readonly questions: RawQuestion[] };

const NO_PART = "Sayfanın kendi yazısı, sorunun parçası değil.";
const omittedOf = (lines: readonly Line[]): Omitted[] =>
  lines.map(({ place, text }) => ({ where: `Satır ${place}`, text, why: NO_PART }));

/** A question stands above its points. */
function ofForms(all: readonly Line[]): Blocks {
  const lines = all.filter(({ text }) => !CHROME.test(text));
  const starts = lines.flatMap(({ text }, i) => (i > 0 && POINTS.test(text) ? [i - 1] : []));
  const head = lines.slice(0, starts[0] ?? 0);
  const questions = starts.map((start, i) => {
    const [asked, , ...rest] = lines.slice(start, starts[i + 1] ?? lines.length);
    return questionOf(asked!, rest);
  });
  const [first, ...more] = head;
  return {
    ...(first && { title: first.text }),
    omitted: omittedOf([...more, ...all.filter(({ text }) => CHROME.test(text))]),
    questions,
  };
}

/** Kind, time and points stand above a question. */
function ofWayground(all: readonly Line[]): Blocks {
  const starts = all.flatMap(({ text }, i) => (KIND.test(text) ? [i] : []));
  const isAbove = ({ text }: Line) =>
    KIND.test(text) || TIME.test(text) || POINTS.test(text) || NUMBER.test(text) || CHROME.test(text);
  const questions = starts.flatMap((start, i) => {
    const block = all.slice(start, starts[i + 1] ?? all.length);
    const last = block.findLastIndex((line) => !isAbove(line));
    const begin = block.findIndex((line) => !isAbove(line));
    if (begin < 0) return [];
    const time = TIME.exec(block.slice(0, begin).find(({ text }) => TIME.test(text))?.text ?? "");
    const seconds = time ? Number(time[1]) * (/^d|^m/i.test(time[2]!) ? 60 : 1) : undefined;
    const question = questionOf(block[begin]!, block.slice(begin + 1, last + 1));
    return [{ ...question, ...(seconds && { time_limit: seconds }), ...ofKind(block[0]!.text, question) }];
  });
  const head = all.slice(0, starts[0] ?? 0).filter((line) => !isAbove(line));
  const [first, ...more] = head;
  return { ...(first && { title: first.text }), omitted: omittedOf(more), questions };
}

const ofKind = (kind: string, question: RawQuestion): Partial<RawQuestion> =>
  /anket|poll/i.test(kind) ? { kind: "poll", correct: [] } : question.correct.length > 1 ? { kind: "multi" } : {};

function questionOf(asked: Line, rest: readonly Line[]): RawQuestion {
  const parts = { options: [] as string[], right: [] as string[], feedback: [] as string[] };
  let into: keyof typeof parts = "options";
  let isOpen = false;
  let hasPicture = false;
  for (const { text } of rest) {
    if (RIGHT.test(text)) into = "right";
    else if (FEEDBACK.test(text)) into = "feedback";
    else if (OPEN.test(text)) isOpen = true;
    else if (/^(?:başlıksız resim|captionless image|resim)$/iu.test(text)) hasPicture = true;
    else parts[into].push(text);
  }
  const text = asked.text.replace(/\s*\*$/, "").replace(/^\d{1,3}[.)-]\s*/, "");
  const marked = parts.options.flatMap((option, i) => (/^[✓✔]|[✓✔]$/u.test(option) ? [i] : []));
  const options = parts.options.map((option) => option.replace(/^[✓✔]\s*|\s*[✓✔]$/gu, ""));
  const found = parts.right.map((said) => rightOptions(said, options, "any"));
  const correct = [...new Set([...marked, ...found.flatMap((right) => right.correct)])].toSorted((a, b) => a - b);
  const problem = found.find((right) => right.problem !== undefined)?.problem;
  const isTyped = options.length === 0 && parts.right.length > 0;
  return {
    where: `Satır ${asked.place}`,
    source: { lines: [asked.place, rest.at(-1)?.place ?? asked.place] },
    text,
    options,
    correct: problem === undefined ? correct : [],
    ...(correct.length > 1 && { kind: "multi" as const }),
    ...(problem !== undefined && { refusal: problem }),
    ...(isTyped && { written: { kind: "typed", accepted: parts.right, typo: true } }),
    ...(isOpen && !isTyped && options.length === 0 && none(NO_ANSWER)),
    ...(parts.feedback.length > 0 && { explanation: parts.feedback.join("\n") }),
    ...(hasPicture && { doubts: [IMAGE_LOST] }),
    ...(repeats(options) && { doubts: ["Şıkların arasında sayfanın kendi yazısı olabilir."] }),
  };
}

const NO_ANSWER = "Kısa yanıtlı soru, sayfada doğru cevabı yazmıyor.";
const repeats = (options: readonly string[]): boolean => new Set(options.map(searchKey)).size < options.length;
