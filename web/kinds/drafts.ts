import { isKind, type BodyDraft, type KindName } from "#question/kinds";
import { everyKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";

/** What the editor does with the part of an unfinished question that its kind has. Plain functions, there at once. */
export type DraftKind<Draft> = {
  /** Nothing is written in it yet; it goes on as the last one did, where a kind has two ways. */
  empty(this: void, last?: Draft): Draft;
  /** The kind's own fields of a question, and nothing else. */
  of(this: void, question: Draft): Draft;
  /** Its texts without the blanks that are still being typed. */
  tidied(this: void, draft: Draft, tidy: (text: string) => string): Draft;
  isUntouched(this: void, draft: Draft): boolean;
  /** The same for two drafts that say the same. */
  content(this: void, draft: Draft): unknown;
  /** Whether these are the kind's fields as some editor of this version wrote them. */
  isRead(this: void, fields: Readonly<Record<string, unknown>>): boolean;
  /** The names of its fields. */
  readonly fields: readonly string[];
  /** Ctrl and a digit mark what is right, by its place; null where that means nothing. */
  marked(this: void, draft: Draft, place: number): Draft | null;
  /** With room to write in what an imported question lacks. */
  withRoom(this: void, draft: Draft): Draft;
  /** Whether it still has to be told what is right. */
  isUnmarked(this: void, draft: Draft): boolean;
};

const draftKind = everyKind(
  import.meta.glob<DraftKind<OfAKind>>("./*/draft.ts", { import: "draft", eager: true }),
  "draft.ts",
);
/** What a kind gets back is what it has made itself. */
export const draftKindOf = (draft: OfAKind) => draftKind(draft) as DraftKind<BodyDraft>;
export const isDraftKind = (kind: unknown): kind is KindName | undefined => kind === undefined || isKind(kind);
