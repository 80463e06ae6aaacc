import { decimalOf, decimalText, isWithin, readings, type Decimal } from "./decimal";
import type { HostWord } from "../host-word";
import type { AnswerText } from "../question";
import { remembering, type Judge, type Judged } from "../written/typed-judge";

type Judging = HostWord & { readonly value: number; readonly tolerance: number };

/** The meaning of a text as a number, and why it is right; of two meanings the right one counts. */
export const judgedNumber = (body: Judging, text: string): Judged => judgeOf(body)(text);

/** Judges already made: a thousand answers come at once, and the value is read for the first. */
const judges = new WeakMap<Judging, Judge>();

function judgeOf(body: Judging): Judge {
  const known = judges.get(body);
  if (known) return known;
  const { byHost = [], refused = [], ...own } = body;
  const [value, tolerance] = [decimalOf(body.value), decimalOf(body.tolerance)];
  const keys = (texts: readonly string[]): ReadonlySet<string> =>
    new Set(texts.map((text) => judgedNumber(own, text).key));
  const words = byHost.length + refused.length > 0 ? { right: keys(byHost), wrong: keys(refused) } : null;
  const whyRight = (meaning: Decimal, key: string): AnswerText["why"] => {
    if (words?.wrong.has(key)) return null;
    if (isWithin(meaning, value, tolerance)) return "accepted";
    return words?.right.has(key) ? "host" : null;
  };
  const judge = remembering((text) => {
    const meanings = readings(text).map((meaning) => {
      const key = decimalText(meaning);
      return { key, why: whyRight(meaning, key) };
    });
    return meanings.find(({ why }) => why !== null) ?? meanings[0] ?? { key: text, why: null };
  });
  judges.set(body, judge);
  return judge;
}
