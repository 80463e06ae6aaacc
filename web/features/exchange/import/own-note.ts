import { isKind } from "#question/kinds";
import { knownLanguage } from "#question/language";
import type { RawQuestion } from "./types";

/** Note in our own files, with data that the format cannot express. */
export type OwnNote = { timeLimit: number; points: number; more: Note };
export type Note = Readonly<Record<string, unknown>>;

/** Reads "// bilye: time_limit=30 points=1", perhaps followed by fields of the question as in our JSON. */
export function ownNote(text: string): OwnNote | undefined {
  const [, time, points, more = "{}"] =
    /^\/\/ bilye: time_limit=(\d+) points=([012])(?: (\{.*\}))?(?:\n|$)/.exec(text) ?? [];
  if (time === undefined) return undefined;
  return { timeLimit: Number(time), points: Number(points), more: noteIn(more) };
}

/** Empty if it cannot be read. */
export function noteIn(json: string): Note {
  try {
    const note: unknown = JSON.parse(json);
    return typeof note === "object" && note !== null ? (note as Note) : {};
  } catch {
    return {};
  }
}

/** Reads the note about the whole set. */
export function aboutSet({ description, language }: Note): { description?: string; language?: string } {
  const tag = typeof language === "string" ? knownLanguage(language) : null;
  return { ...(typeof description === "string" && { description }), ...(tag && { language: tag }) };
}

/** Restores the question as it was before the export. */
export function withOwnNote(question: RawQuestion, { timeLimit, points, more }: OwnNote): RawQuestion {
  const { kind, outcome, ...fields } = more;
  const { written } = question;
  return {
    ...question,
    timeLimit,
    points,
    ...(typeof outcome === "string" && { outcome }),
    ...((kind === "poll" || kind === "multi") && { kind }),
    ...(written && isKind(written.kind) && { written: { ...written, ...fields } }),
  };
}
