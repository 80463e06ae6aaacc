import { searchKey } from "#shared/fold";
import { endsBefore } from "./ends";
import { kindInText, kindNamed } from "./kinds";
import { goesIntoList, setLabel } from "./labels";
import type { LabelName, Token } from "./lines";
import { isBareNumber, isTitleLike } from "./noise";
import { COUNTED, isPremise, startsNext } from "./numbers";
import { isAnswered, type Open } from "./open";
import type { Option } from "./options";
import { begin, type Reading } from "./reading";

export function take(reading: Reading, at: number) {
  const before = reading.open;
  for (const token of reading.tokens(at)) takeToken(reading, token, at);
  const { open } = reading;
  const { place, doubt } = reading.lines[at]!;
  if (!open) return;
  open.last = Math.max(open.last, place);
  if (doubt !== undefined) open.doubts.push(doubt);
  if (open !== before || open.skipped === undefined) return;
  open.doubts.push(notTaken(open.skipped));
  delete open.skipped;
}

export const notTaken = (line: string): string => `“${line.slice(0, 60)}” satırı soruya alınmadı.`;

function takeToken(reading: Reading, token: Token, at: number) {
  const { open } = reading;
  if (open?.list && goesIntoList(open, token, reading, at)) return;
  switch (token.is) {
    case "numbered":
      return takeNumbered(reading, token, at);
    case "question":
      return begin(reading, at, { text: token.text });
    case "option":
      return takeOption(reading, token, at);
    case "choice":
      return takeChoice(reading, token, at);
    case "label":
      return takeLabel(reading, token.name, token.text, at);
    case "text":
      return takeText(reading, token.text, at);
  }
}

function takeNumbered(reading: Reading, token: Extract<Token, { is: "numbered" }>, at: number) {
  const { open } = reading;
  const whole = `${token.number}${token.sign} ${token.text}`;
  // The text begins below "Soru 7", alone on its line.
  if (open && !open.isEnded && open.number !== undefined && open.text.length + open.options.length === 0)
    takeText(reading, token.number === open.number && !COUNTED.test(token.text) ? token.text : whole, at);
  else if (open && isPremise(reading, open, token, at)) {
    open.premise = token.number;
    open.text.push(whole);
  } else if (startsNext(reading, token)) begin(reading, at, token);
  else takeText(reading, whole, at);
}

function takeOption(reading: Reading, { option }: Extract<Token, { is: "option" }>, at: number) {
  const { open } = reading;
  if (
    option.letter === "D" &&
    option.leads &&
    /^\(\s*D\s*\)/i.test(reading.lines[at]!.text) &&
    (open?.options.length ?? 0) === 0
  )
    return takeText(reading, option.source, at);
  if (isSpoken(reading, option, at)) return takeText(reading, option.source, at);
  if (!open || (open.isEnded && option.letter === "A"))
    return (begin(reading, at, { text: "" }), void reading.open!.options.push(option));
  const twin = open.options.find(({ letter }) => letter === option.letter);
  const last = open.options.at(-1);
  if (twin && searchKey(twin.text) === searchKey(option.text) && open.options.length > 1) {
    open.answer ??= option.letter;
  } else if (option.letter === "A" && twin && isOtherList(twin, option) && open.answer === undefined) {
    // The earlier ones were statements.
    open.text.push(...open.options.map(({ source }) => source));
    open.options = [option];
  } else if (
    option.letter === "A" &&
    option.leads &&
    (twin || (open.answer !== undefined && open.text.length > 0 && open.options.length > 0))
  ) {
    begin(reading, at, { text: "" });
    reading.open!.options.push(option);
  } else if (last === undefined && option.letter !== "A" && option.leads) {
    takeText(reading, option.source, at);
  } else {
    if (last === undefined && open.choices.length > 0)
      open.text.push(...open.choices.splice(0).map(({ text }) => `- ${text}`));
    open.options.push(option);
  }
}

const isOtherList = (one: Option, other: Option): boolean => one.isLower !== other.isLower || one.style !== other.style;

/** True for "A: Where are you from?" if options with other signs follow. */
function isSpoken({ open, lines, tokens }: Reading, { style, leads }: Option, from: number): boolean {
  if (style !== ":" || !leads || !open || open.isEnded) return false;
  for (let at = from + 1; at < Math.min(lines.length, from + 30); at++)
    for (const token of lines[at]!.text === "" ? [] : tokens(at)) {
      if (token.is === "option" && token.option.letter === "A" && token.option.style !== ":") return true;
      if (token.is === "label" || isNextQuestion(open, token)) return false;
    }
  return false;
}

function takeChoice(reading: Reading, { text, isMarked, isBold }: Open["choices"][number], at: number) {
  const { open } = reading;
  const isFree = open && !open.isEnded && open.options.length === 0 && !isAnswered(open) && open.text.length > 0;
  if (isFree && !(reading.afterGap && text.endsWith("?"))) open.choices.push({ text, isMarked, isBold });
  else takeText(reading, text, at);
}

function takeText(reading: Reading, text: string, at: number) {
  const { open } = reading;
  const named = kindNamed(text);
  if (named === "poll" || named === "cloud") {
    if (open && !open.isEnded && !(reading.afterGap && (open.options.length > 0 || isAnswered(open))))
      open.kind = named;
    else reading.nextKind = named;
    return;
  }
  if (
    !open ||
    open.isEnded ||
    (isStatement(text) && open.options.length === 0) ||
    endsBefore(reading, open, at) ||
    (kindInText(text).kind && open.options.length > 0)
  )
    begin(reading, at, { text });
  else if (open.explanation.length > 0) open.explanation.push(text);
  else if (open.options.length > 0) lengthen(open, text, isWrapped(reading, at));
  else if (open.choices.length > 0) lengthenChoice(open, text);
  else {
    if (isBareNumber(text) && open.text.length > 0)
      open.doubts.push(`“${text}” satırı bir kesrin parçası ya da sayfa numarası olabilir.`);
    open.text.push(text);
  }
}

/** "(D) Dünya yuvarlaktır." */
const isStatement = (text: string): boolean => /^\(\s*[DYdy]\s*\)\s*\S/.test(text);

/** True for a line that would not have had room above, with another option below. */
function isWrapped({ lines, tokens, width }: Reading, at: number): boolean {
  const above = lines[at - 1]?.text ?? "";
  const [next] = (lines[at + 1]?.text ?? "") === "" ? [] : tokens(at + 1);
  const { text } = lines[at]!;
  const [word = ""] = text.split(" ", 1);
  if (isBareNumber(text) || isTitleLike(text)) return false;
  return next?.is === "option" && !/[.!?…]$/.test(above) && above.length + 1 + word.length > width();
}

function lengthen(open: Open, more: string, isSure: boolean) {
  const last = open.options.at(-1)!;
  // A number at the end of a line may be a page's.
  const sure = isSure && !/ \d{1,3}$/.test(last.text) ? undefined : continuationDoubt(last.text, more);
  const doubt = last.leads ? sure : "Yan yana yazılmış şıkların devamı karışmış olabilir.";
  open.options[open.options.length - 1] = {
    ...last,
    text: `${last.text} ${more}`.trim(),
    source: `${last.source}\n${more}`,
    ...(doubt !== undefined && { doubt }),
  };
}

function lengthenChoice({ choices, doubts }: Open, more: string) {
  const last = choices.at(-1)!;
  const doubt = continuationDoubt(last.text, more);
  if (doubt !== undefined) doubts.push(doubt);
  last.text += ` ${more}`;
}

/** Only a sentence that goes on in a small letter is sure to belong to an option: names and heads of pages stand there too. */
const continuationDoubt = (before: string, more: string): string | undefined =>
  before === "" || /^\[resim \d+\]$/.test(more) || (/^\p{Ll}/u.test(more) && !/[.!?…]$| \d{1,3}$/.test(before))
    ? undefined
    : `Son satırı şıkka ait olmayabilir: “${more.slice(0, 60)}”.`;

function takeLabel(reading: Reading, name: LabelName, text: string, at: number) {
  const { open } = reading;
  const isNext = name === "kind" && (!open || open.isEnded || open.options.length > 0 || isAnswered(open));
  if (isNext) reading.nextKind = kindNamed(text) ?? reading.nextKind;
  else if (!open || (open.isEnded && open.text.length === 0)) takeText(reading, reading.lines[at]!.text, at);
  else if (isOfText(reading, open, name, at)) {
    const line = reading.lines[at]!.text;
    takeText(reading, line, at);
    open.doubts.push(`“${line.slice(0, 60)}” satırı soru metnine yazıldı.`);
  } else setLabel(open, name, text);
}

const isNextQuestion = (open: Open, token: Token): boolean =>
  token.is === "question" ||
  (token.is === "numbered" && token.number === (open.number ?? 0) + 1 && token.sign === (open.sign ?? token.sign));

/** True for "Süre: 10 gün" within the text of a question whose options follow. */
function isOfText({ lines, tokens }: Reading, open: Open, name: LabelName, from: number): boolean {
  if (name === "answer" || name === "written" || name === "kind") return false;
  if (open.options.length > 0 || open.choices.length > 0 || isAnswered(open)) return false;
  for (let at = from + 1; at < Math.min(lines.length, from + 30); at++) {
    const [first] = lines[at]!.text === "" ? [] : tokens(at);
    if (first?.is === "option" && first.option.letter === "A") return true;
    if (first && ((first.is === "label" && first.name === "answer") || isNextQuestion(open, first))) return false;
  }
  return false;
}
