import { searchKey } from "#shared/fold";
import { endsBefore } from "./ends";
import { kindInText, kindNamed } from "./kinds";
import { goesIntoList, setLabel } from "./labels";
import type { LabelName, Token } from "./lines";
import { isPremise, startsNext } from "./numbers";
import { isAnswered, type Open } from "./open";
import { begin, type Reading } from "./reading";

export function take(reading: Reading, at: number) {
  for (const token of reading.tokens(at)) takeToken(reading, token, at);
}

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
  if (open && isPremise(reading, open, token, at)) {
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
    return takeText(reading, `(D) ${option.text}`, at);
  if (!open || (open.isEnded && option.letter === "A"))
    return (begin(reading, at, { text: "" }), void reading.open!.options.push(option));
  const twin = open.options.find(({ letter }) => letter === option.letter);
  const last = open.options.at(-1);
  if (twin && searchKey(twin.text) === searchKey(option.text) && open.options.length > 1) {
    open.answer ??= option.letter;
  } else if (last && option.letter === "A" && twin && twin.isLower !== option.isLower && open.answer === undefined) {
    // The earlier options in small letters were statements.
    open.text.push(...open.options.map(({ letter, text }) => `${letter.toLocaleLowerCase("en")}) ${text}`));
    open.options = [option];
  } else if (
    option.letter === "A" &&
    option.leads &&
    (twin || (open.answer !== undefined && open.text.length > 0 && open.options.length > 0))
  ) {
    begin(reading, at, { text: "" });
    reading.open!.options.push(option);
  } else if (last === undefined && option.letter !== "A" && option.leads) {
    takeText(reading, `${option.letter}) ${option.text}`, at);
  } else {
    if (last === undefined && open.choices.length > 0)
      open.text.push(...open.choices.splice(0).map(({ text }) => `- ${text}`));
    open.options.push(option);
  }
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
  else if (open.options.length > 0) lengthen(open, text);
  else if (open.choices.length > 0) open.choices.at(-1)!.text += ` ${text}`;
  else open.text.push(text);
}

/** "(D) Dünya yuvarlaktır." */
const isStatement = (text: string): boolean => /^\(\s*[DYdy]\s*\)\s*\S/.test(text);

function lengthen(open: Open, more: string) {
  const last = open.options.at(-1)!;
  if (!last.leads) open.doubts.push("Yan yana yazılmış şıkların devamı karışmış olabilir.");
  open.options[open.options.length - 1] = { ...last, text: `${last.text} ${more}`.trim() };
}

function takeLabel(reading: Reading, name: LabelName, text: string, at: number) {
  const { open } = reading;
  const isNext = name === "kind" && (!open || open.isEnded || open.options.length > 0 || isAnswered(open));
  if (isNext) reading.nextKind = kindNamed(text) ?? reading.nextKind;
  else if (!open || (open.isEnded && open.text.length === 0)) takeText(reading, reading.lines[at]!.text, at);
  else setLabel(open, name, text);
}
