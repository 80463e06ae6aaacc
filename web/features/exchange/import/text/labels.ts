import { searchKey } from "#shared/fold";
import { kindNamed } from "./kinds";
import type { LabelName, Token } from "./lines";
import type { Open } from "./open";
import { itemsIn, pairIn, pairsIn } from "./own-form";
import type { Reading } from "./reading";
import { numberIn } from "./worth";

export function setLabel(open: Open, name: LabelName, text: string) {
  switch (name) {
    case "answer":
      if (open.answer !== undefined && searchKey(open.answer) !== searchKey(text) && text !== "")
        open.doubts.push(`İki ayrı cevap yazıyor: “${open.answer}” ve “${text}”.`);
      if (text !== "") open.answer ??= text;
      return;
    case "written":
      open.kind = "typed";
      return void (open.answer = text);
    case "explanation":
      return void open.explanation.push(text);
    case "time":
      return void (open.time_limit = secondsIn(text));
    case "points":
      return pointsIn(open, text);
    case "outcome":
      return void (open.outcome = text);
    case "kind":
      return void (open.kind = kindNamed(text) ?? open.kind);
    case "items":
      open.list = "items";
      return void (open.items = text === "" ? [] : itemsIn(text));
    case "pairs":
      open.list = "pairs";
      return void (open.pairs = text === "" ? [] : pairsIn(text));
    case "number":
      return void (open.asNumber = text);
    case "tolerance":
    case "unit":
    case "slider":
      return void (open[name] = text);
    case "typo":
      return void (open.isStrict = /tam|bagislama(?:y|$)|hayir|birebir/.test(searchKey(text)));
  }
}

/** Takes 0, 1 and 2 as our points, and other numbers as points of an exam. */
function pointsIn(open: Open, text: string): void {
  const value = numberIn(/^\d{1,3}(?:[.,]\d{1,2})?(?![\d.,])/.exec(text)?.[0]);
  if (value === undefined) return;
  if ([0, 1, 2].includes(value)) open.points = value;
  else open.worth = value;
}

function secondsIn(text: string): number {
  const number = Number(/\d+/.exec(text)?.[0] ?? 0);
  return /dakika|dk/i.test(text) ? number * 60 : number;
}

/** Adds a line to the list under "Sıra:" or "Eşleştir:"; false if the list is over. */
export function goesIntoList(open: Open, token: Token, reading: Reading, at: number): boolean {
  const isItem = token.is === "numbered" || token.is === "choice" || token.is === "text" || token.is === "option";
  const list = open.list === "items" ? open.items! : open.pairs!;
  const text = token.is === "option" ? token.option.text : token.is === "label" ? "" : token.text;
  const pair = open.list === "pairs" ? pairIn(reading.lines[at]!.text) : undefined;
  const goesOn =
    isItem &&
    !open.isEnded &&
    !(reading.afterGap && list.length > 0) &&
    !(
      token.is === "numbered" &&
      list.length >= 3 &&
      token.number === (open.number ?? 0) + 1 &&
      token.sign === open.sign
    ) &&
    (open.list === "items" || pair !== undefined);
  if (!goesOn) {
    delete open.list;
    return false;
  }
  if (pair) open.pairs!.push(pair);
  else open.items!.push(text);
  return true;
}
