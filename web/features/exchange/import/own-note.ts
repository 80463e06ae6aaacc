import { isKind } from "#question/kinds";
import { knownLanguage } from "#question/language";
import type { RawQuestion } from "./types";

/** What our own files say of a question in a comment, for which the format has no word. */
export type OwnNote = { timeLimit: number; points: number; more: Note };
export type Note = Readonly<Record<string, unknown>>;

/** "// bilye: time_limit=30 points=1", and then perhaps fields of the question as our JSON has them. */
export function ownNote(text: string): OwnNote | undefined {
  const [, time, points, more = "{}"] =
    /^\/\/ bilye: time_limit=(\d+) points=([012])(?: (\{.*\}))?(?:\n|$)/.exec(text) ?? [];
  if (time === undefined) return undefined;
  return { timeLimit: Number(time), points: Number(points), more: noteIn(more) };
}

/** Empty where it cannot be read. */
export function noteIn(json: string): Note {
  try {
    const note: unknown = JSON.parse(json);
    return typeof note === "object" && note !== null ? (note as Note) : {};
  } catch {
    return {};
  }
}

/** What our own files say of a set. */
export function aboutSet({ description, language }: Note): { description?: string; language?: string } {
  const tag = typeof language === "string" ? knownLanguage(language) : null;
  return { ...(typeof description === "string" && { description }), ...(tag && { language: tag }) };
}

/** The question as it was before it became a file. */
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
