import { laterNames, type LaterField, type WrittenFields } from "#question/fields/fields";
import { fieldsOf, isFieldValue, withoutAbsent } from "#question/fields/parts";
import { isKind, type KindName } from "#question/kinds";
import { knownLanguage } from "#question/language";
import type { RawQuestion } from "./import/types";
import { lossOf } from "./newer-parts";

/**
 * Data that another program's format cannot express: JSON in a place that the program ignores, read again on import. A note
 * never holds the question itself: only the format's own words do.
 */
export type OwnNote = Readonly<Record<string, unknown>>;

/** Fields of kinds that no format has a place for, and kinds that are written as another. */
const fields: readonly string[] = ["typo", "unit", "slider"];
const fieldsOfKind = (of: object) => Object.fromEntries(Object.entries(of).filter(([name]) => fields.includes(name)));
const isNoted = (kind: unknown): kind is "poll" | "multi" => kind === "poll" || kind === "multi";

/** Empty if the format can express everything. */
export function noteOf(question: { readonly kind?: KindName } & Partial<WrittenFields>): OwnNote {
  const { kind } = question;
  const later = withoutAbsent(fieldsOf(question, laterNames));
  return { ...(isNoted(kind) && { kind }), ...fieldsOfKind(question), ...later };
}

/** Restores the question as it was before the export. */
export function withOwnNote(
  question: RawQuestion,
  { time_limit, points, more }: { time_limit: number; points: number; more: OwnNote },
): RawQuestion {
  const { kind } = more;
  const { written, losses = [] } = question;
  const later = laterNames.filter((name) => name in more && isFieldValue(name, more[name]));
  const known: readonly string[] = [...fields, ...later, ...(kind === undefined || isNoted(kind) ? ["kind"] : [])];
  return {
    ...question,
    losses: [...losses, ...lossOf(Object.keys(more).filter((name) => !known.includes(name)))],
    time_limit,
    points,
    ...fieldsOf<Partial<WrittenFields>, LaterField>(more, later),
    ...(isNoted(kind) && { kind }),
    ...(written && isKind(written.kind) && { written: { ...written, ...fieldsOfKind(more) } }),
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
