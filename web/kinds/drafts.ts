import { isKind, type BodyDraft, type KindName } from "#question/kinds";
import { choiceDraft } from "./choice/draft";
import { everyKind } from "./every-kind";

/** What the editor does with the part of an unfinished question that its kind has. Plain functions, there at once. */
export type DraftKind = {
  /** Nothing is written in it yet. */
  empty(this: void): BodyDraft;
  /** The kind's own fields of a question, and nothing else. */
  of(this: void, question: BodyDraft): BodyDraft;
  /** Its texts without the blanks that are still being typed. */
  tidied(this: void, draft: BodyDraft, tidy: (text: string) => string): BodyDraft;
  isUntouched(this: void, draft: BodyDraft): boolean;
  /** The same for two drafts that say the same. */
  content(this: void, draft: BodyDraft): unknown;
  /** Whether these are the kind's fields as some editor of this version wrote them. */
  isRead(this: void, fields: Readonly<Record<string, unknown>>): boolean;
  /** The names of its fields. */
  readonly fields: readonly string[];
  /** Ctrl and a digit mark what is right, by its place; null where that means nothing. */
  marked(this: void, draft: BodyDraft, place: number): BodyDraft | null;
  /** With room to write in what an imported question lacks. */
  withRoom(this: void, draft: BodyDraft): BodyDraft;
  /** Whether it still has to be told what is right. */
  isUnmarked(this: void, draft: BodyDraft): boolean;
};

export const draftKindOf = everyKind<DraftKind>({ choice: choiceDraft });
export const isDraftKind = (kind: unknown): kind is KindName | undefined => kind === undefined || isKind(kind);
