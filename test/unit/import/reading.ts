import { readFileSync } from "node:fs";
import { outcomeOf } from "../../../web/lib/import/outcome";
import type { ImportResult, ImportRow } from "../../../web/lib/import/types";

/** What became of a file or a text; fails where it was refused as a whole. */
export function read(source: Uint8Array | string): ImportResult {
  const outcome = outcomeOf(source);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.result;
}

/** The sentence with which a file is refused as a whole. */
export function refusal(source: Uint8Array | string): string {
  const outcome = outcomeOf(source);
  if (outcome.ok) throw new Error(`read as ${outcome.result.format}, ${outcome.result.rows.length} rows`);
  return outcome.message;
}

export const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A row in one line: "Satır 3: taken | Soru? | A Evet, *B Hayır | 30". */
export function inShort({ where, verdict, question }: ImportRow): string {
  const options = Object.entries(question.options).map(
    ([key, text]) => `${key === question.correct_option ? "*" : ""}${key} ${text}`,
  );
  return `${where}: ${verdict} | ${question.question_text} | ${options.join(", ")} | ${question.time_limit}`;
}

export const shorts = ({ rows }: ImportResult): string[] => rows.map(inShort);
export const verdicts = ({ rows }: ImportResult): string[] => rows.map(({ verdict }) => verdict);
export const reasons = ({ rows }: ImportResult): string[] => rows.flatMap(({ reasons }) => reasons);
