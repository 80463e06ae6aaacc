import { decimalOf, decimalText, isWithin, readings, type Decimal } from "./decimal";
import type { HostWord } from "../host-word";
import type { AnswerText } from "../question";
import type { Judged } from "../written/typed-judge";

type Judging = HostWord & { readonly value: number; readonly tolerance: number };
type WhyRight = (meaning: Decimal) => AnswerText["why"];

/** The meaning of a text as a number, and why it is right; of two meanings the right one counts. */
export function judgedNumber(body: Judging, text: string): Judged {
  const meanings = readings(text).map((meaning) => ({ key: decimalText(meaning), why: judgeOf(body)(meaning) }));
  return meanings.find(({ why }) => why !== null) ?? meanings[0] ?? { key: text, why: null };
}

/** Judges already made: a thousand answers come at once, and the value is read for the first. */
const judges = new WeakMap<Judging, WhyRight>();

function judgeOf(body: Judging): WhyRight {
  const known = judges.get(body);
  if (known) return known;
  const { byHost = [], refused = [], ...own } = body;
  const [value, tolerance] = [decimalOf(body.value), decimalOf(body.tolerance)];
  const keys = (texts: readonly string[]): ReadonlySet<string> =>
    new Set(texts.map((text) => judgedNumber(own, text).key));
  const words = byHost.length + refused.length > 0 ? { right: keys(byHost), wrong: keys(refused) } : null;
  const judge: WhyRight = (meaning) => {
    const key = decimalText(meaning);
    if (words?.wrong.has(key)) return null;
    if (isWithin(meaning, value, tolerance)) return "accepted";
    return words?.right.has(key) ? "host" : null;
  };
  judges.set(body, judge);
  return judge;
}
