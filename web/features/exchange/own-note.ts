import { isKind, type KindName } from "#question/kinds";
import { knownLanguage } from "#question/language";
import type { RawQuestion } from "./import/types";
import { lossOf } from "./newer-parts";

/**
 * Data that another program's format cannot express: JSON in a place that the program ignores, read again on import. A note
 * never holds the question itself: only the format's own words do.
 */
export type OwnNote = Readonly<Record<string, unknown>>;

/** Fields that no format has a place for, and kinds that are written as another. */
const fields: readonly string[] = ["typo", "unit", "slider"];
const isNoted = (kind: unknown): kind is "poll" | "multi" => kind === "poll" || kind === "multi";

/** Empty if the format can express everything. */
export function noteOf(question: { readonly kind?: KindName; readonly outcome?: string }): OwnNote {
  const { kind, outcome } = question;
  const own = Object.entries(question).filter(([name]) => fields.includes(name));
  return { ...(isNoted(kind) && { kind }), ...Object.fromEntries(own), ...(outcome && { outcome }) };
}

/** Restores the question as it was before the export. */
export function withOwnNote(
  question: RawQuestion,
  { time_limit, points, more }: { time_limit: number; points: number; more: OwnNote },
): RawQuestion {
  const { kind, outcome, ...others } = more;
  const { written, losses = [] } = question;
  const unknown = [
    ...Object.keys(others).filter((name) => !fields.includes(name)),
    ...(kind === undefined || isNoted(kind) ? [] : ["kind"]),
  ];
  return {
    ...question,
    losses: [...losses, ...lossOf(unknown)],
    time_limit,
    points,
    ...(typeof outcome === "string" && { outcome }),
    ...(isNoted(kind) && { kind }),
    ...(written && isKind(written.kind) && { written: { ...written, ...others } }),
  };
}

type AboutSet = { readonly description: string; readonly language?: string };

export const setNote = ({ description, language }: AboutSet): OwnNote => ({
  ...(description !== "" && { description }),
  ...(language && { language }),
});

export function aboutSet({ description, language }: OwnNote): Partial<AboutSet> {
  const tag = typeof language === "string" ? knownLanguage(language) : null;
  return { ...(typeof description === "string" && { description }), ...(tag && { language: tag }) };
}

/** Escapes line separators, so that the note stays on one line for every reader. */
export const noteText = (note: OwnNote): string =>
  JSON.stringify(note).replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);

/** Empty if it cannot be read. */
export function noteIn(json: string): OwnNote {
  try {
    const note: unknown = JSON.parse(json);
    return typeof note === "object" && note !== null ? (note as OwnNote) : {};
  } catch {
    return {};
  }
}
