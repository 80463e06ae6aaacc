import { fieldNames } from "#question/fields/fields";
import { isKind, type BodyDraft, type KindName, type QuestionDraft } from "#question/kinds";
import { everyKind } from "./every-kind";
import type { OfAKind } from "./of-a-kind";

/** The part of an unfinished question that depends on its kind, as the editor uses it. Plain functions, loaded at once. */
export type DraftKind<Draft> = {
  /** A draft without text. In kinds with two variants it continues with the variant of `last`. */
  empty(this: void, last?: Draft): Draft;
  /** The kind's own fields of a question, and no others. */
  of(this: void, question: Draft): Draft;
  /** Its texts, without blanks that are still being typed. */
  tidied(this: void, draft: Draft, tidy: (text: string) => string): Draft;
  isUntouched(this: void, draft: Draft): boolean;
  /** Equal for two drafts that say the same. */
  content(this: void, draft: Draft): unknown;
  /** Checks that these are the kind's fields as an editor of this version wrote them. */
  isRead(this: void, fields: Readonly<Record<string, unknown>>): boolean;
  /** The names of its fields. */
  readonly fields: readonly string[];
  /** The draft with the right answer marked by Ctrl and a digit (its place); null where that means nothing. */
  marked(this: void, draft: Draft, place: number): Draft | null;
  /** The draft with empty fields for what an imported question lacks. */
  withRoom(this: void, draft: Draft): Draft;
  /** True while no right answer is marked. */
  isUnmarked(this: void, draft: Draft): boolean;
};

const found = import.meta.glob<DraftKind<OfAKind>>("./*/draft.ts", { import: "draft", eager: true });
const draftKind = everyKind(found, "draft.ts");
/** Each kind gets back only drafts that it has made itself. */
export const draftKindOf = (draft: OfAKind) => (isNewer(draft) ? newerKind : draftKind(draft)) as DraftKind<BodyDraft>;
/** The draft with these values of its own fields. The type of a spread forgets that both are of one kind. */
export const changedDraft = (draft: QuestionDraft, fields: Partial<QuestionDraft>): QuestionDraft =>
  ({ ...draft, ...fields }) as QuestionDraft;
export const isDraftKind = (kind: unknown): kind is KindName | undefined => kind === undefined || isKind(kind);

/** True for a question of a kind that only a newer version of this page knows: it is shown and kept, never changed. */
export const isNewer = ({ kind }: OfAKind): boolean => !isDraftKind(kind);

const common = ["question_text", "image", ...fieldNames];
const ofRow = ["id", "question_set_id", "position", "updated_at"];
const without = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const ownFields = (draft: object) => without(draft, [...common, ...ofRow]);
const newerKind: DraftKind<object> = {
  empty: () => ({}),
  of: ownFields,
  tidied: ownFields,
  isUntouched: () => false,
  content: ownFields,
  isRead: () => false,
  fields: [],
  marked: () => null,
  withRoom: (draft) => draft,
  isUnmarked: () => false,
};

const known = ["kind", ...common, ...ofRow, ...Object.values(found).flatMap(({ fields }) => fields)];
/** Fields of a question that only a newer version knows, although it knows the kind. */
export const newerFields = (question: OfAKind): Readonly<Record<string, unknown>> =>
  isNewer(question) ? {} : without(question, known);
