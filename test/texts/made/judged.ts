import { outcomeOf, type Outcome } from "#features/exchange/import/outcome";
import type { ImportRow } from "#features/exchange/import/types";
import type { Made } from "./layouts";
import type { Meant } from "./questions";

export type Counts = { right: number; doubted: number; leftOut: number; wrong: number };
export const none = (): Counts => ({ right: 0, doubted: 0, leftOut: 0, wrong: 0 });
export type Judged = Counts & { readonly faults: readonly string[] };

/** Compares as a teacher does: a line's end is a space, and bold is not content. */
const plain = (text: string): string => text.replaceAll(/\*\*/g, "").replaceAll(/\s+/g, " ").trim();

const shown = (stem: string, options: readonly string[], right: readonly number[]): string =>
  `${plain(stem)} | ${options.map((text, i) => `${right.includes(i) ? "*" : ""}${plain(text)}`).join(" / ")}`;

const meantAs = ({ stem, options, right, isTrue, passage = "" }: Meant): string =>
  isTrue === undefined
    ? shown(`${passage} ${stem.join(" ")}`, options, right)
    : shown(stem.join(" "), ["Doğru", "Yanlış"], [isTrue ? 0 : 1]);

function readAs({ question }: ImportRow): string {
  const {
    question_text,
    options = {},
    correct_option,
  } = question as { question_text: string; options?: Record<string, string>; correct_option?: string | null };
  const keys = Object.keys(options);
  return shown(
    question_text,
    Object.values(options),
    keys.flatMap((key, i) => (correct_option?.includes(key) ? [i] : [])),
  );
}

const optionsOf = ({ question }: ImportRow): string[] =>
  Object.values((question as { options?: Record<string, string> }).options ?? {});

const isTaken = ({ verdict }: ImportRow): boolean => verdict === "taken" || verdict === "changed";

/** Reads a text and says for each question what became of it. A question that nobody mentions is silently wrong. */
export const judged = ({ text, questions }: Made): Judged => judgedOutcome(outcomeOf(text), questions);

/** `isDamaged`: the file may have lost letters, so what is mentioned is compared without them. */
export function judgedOutcome(outcome: Outcome, questions: readonly Meant[], isDamaged = false): Judged {
  const whole = (text: string) => (isDamaged ? plain(text.replaceAll(/[^\x20-\x7e]|\?/g, "")) : plain(text));
  const counts = none();
  if (!outcome.ok || outcome.result.rows.length === 0) return { ...counts, leftOut: questions.length, faults: [] };
  const { rows, omitted = [] } = outcome.result;
  const taken = rows.filter(isTaken).map(readAs);
  const faults: string[] = [];
  const open = questions.filter((question) => {
    const at = taken.indexOf(meantAs(question));
    if (at < 0) return true;
    taken.splice(at, 1);
    counts.right++;
    return false;
  });
  // A row that is no question of the text, or not as it stands there.
  for (const row of taken) faults.push(`taken: ${row}`);
  const mentioned = rows
    .filter((row) => !isTaken(row))
    .map((row) => ({
      row,
      options: plain(optionsOf(row).join(" / ")),
      text: whole(JSON.stringify([...Object.values(row.question), ...row.reasons]).replaceAll("\\n", " ")),
    }));
  const lists = [...omitted.map((part) => part.text), ...outcome.result.notes].map(whole);
  let unexplained = 0;
  for (const question of open) {
    const pieces = piecesOf(question)
      .map(whole)
      .filter((piece) => piece.length > 5);
    const all = plain(question.options.join(" / "));
    const isSeen = (shown: string, options: string) =>
      (all !== "" && options === all) ||
      pieces.some((piece) => shown.includes(piece)) ||
      (isDamaged && seen(question.options, shown) > 0);
    const own = mentioned.find(({ text, options }) => isSeen(text, options));
    if (own) counts[own.row.verdict === "doubtful" ? "doubted" : "leftOut"]++;
    else if (lists.some((all) => pieces.some((piece) => all.includes(piece.slice(0, 30))))) counts.leftOut++;
    else unexplained++;
  }
  // One that was taken wrongly explains one that is not mentioned.
  counts.wrong = Math.max(unexplained, faults.length);
  if (unexplained > taken.length) faults.push(`lost: ${unexplained - taken.length} of ${questions.length}`);
  return { ...counts, faults };
}

/** Counts short options that are shown: a number says half as much as a word. */
const seen = (options: readonly string[], shown: string): number => {
  const words = shown.split(/[\s"\\]+/);
  const found = options.filter((text) => words.includes(text));
  return Math.floor(found.length / 2) + found.filter((text) => text.length > 2).length;
};

/** Pieces by which a question is found again, however it was cut. */
const piecesOf = ({ stem, options }: Meant): string[] =>
  [...stem, ...options].flatMap((line) =>
    (line.match(/.{1,20}/gu) ?? [])
      .map((piece) => plain(piece))
      .filter((piece) => piece.length > 7)
      .map((piece) => JSON.stringify(piece).slice(1, -1)),
  );
