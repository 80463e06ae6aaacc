import { answerFold } from "./answer-fold";
import type { HostWord } from "../host-word";
import type { AnswerText } from "../question";
import { forgiving, isSlip } from "./typo";

export type Judged = { readonly key: string; readonly why: AnswerText["why"] };
export type Judge = (text: string) => Judged;

/** Fields that a text is judged by. The verdict has the key it is compared by, and why it is right; null if it is wrong. */
type Judging = HostWord & { readonly accepted: readonly string[]; readonly typo: boolean; readonly lang?: string };
export const judgedText = (body: Judging, text: string): Judged => judgeOf(body)(text);

/**
 * Judges already made: a thousand answers come at once, and the accepted texts are folded for the first. They are found by the
 * list of these texts, which a report's copy of a question shares, so a second look at a report judges nothing again.
 */
const judges = new WeakMap<readonly string[], { readonly of: Judging; readonly judge: Judge }>();

const judgeAlike = (one: Judging, other: Judging): boolean =>
  one.typo === other.typo && one.lang === other.lang && one.byHost === other.byHost && one.refused === other.refused;

/** The most texts of a question that are remembered; further ones are judged again. A class writes some hundreds. */
const MOST_REMEMBERED = 2_000;

/** A report and each poll of a board ask for a text's verdict again, and a class writes the same texts. */
export function remembering(judge: Judge): Judge {
  const known = new Map<string, Judged>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const judged = judge(text);
    if (known.size < MOST_REMEMBERED) known.set(text, judged);
    return judged;
  };
}

function judgeOf(body: Judging): Judge {
  const known = judges.get(body.accepted);
  if (known && judgeAlike(known.of, body)) return known.judge;
  // The accepted texts are judged too, for the solution that is shown.
  const own = new Map(body.accepted.map((text) => [text, answerFold(text, body.lang)]));
  const fold = (text: string): string => own.get(text) ?? answerFold(text, body.lang);
  const folds = (texts: readonly string[] = []): ReadonlySet<string> => new Set(texts.map(fold));
  const [accepted, byHost, refused] = [folds(body.accepted), folds(body.byHost), folds(body.refused)];
  const words = body.typo ? Array.from(accepted, forgiving).filter((word) => word !== null) : [];
  const whyRight = (key: string): AnswerText["why"] => {
    if (refused.has(key)) return null;
    if (accepted.has(key)) return "accepted";
    if (byHost.has(key)) return "host";
    const signs = words.length > 0 ? Array.from(key) : [];
    return words.some((word) => isSlip(signs, word)) ? "typo" : null;
  };
  const judge: Judge = remembering((text) => {
    const key = fold(text);
    return { key, why: whyRight(key) };
  });
  judges.set(body.accepted, { of: body, judge });
  return judge;
}
