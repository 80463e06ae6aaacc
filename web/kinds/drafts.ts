import { fieldNames } from "#question/fields/fields";
import {
  isKind,
  storedBody,
  type BodyDraft,
  type KindName,
  type QuestionDraft,
  type QuestionFields,
} from "#question/kinds";
import { everyKind } from "./every-kind";
import type { Asked, Named, Solved } from "./question-types";

/** The part of an unfinished question that depends on its kind, as the editor uses it. Plain functions, loaded at once. */
export type DraftKind<K extends KindName = KindName, Draft = BodyDraft<K>> = {
  /** A draft without text. In kinds with two variants it continues with the variant of `last`. */
  readonly empty: (last?: Draft) => Draft;
  /** A draft made of one of another kind; null if that has nothing for this kind. */
  readonly from: (other: QuestionDraft) => Draft | null;
  /** The kind's own fields of a question that was written or played, and no others. */
  readonly of: (question: Draft | (Asked<K> & Solved<K>)) => Draft;
  /** Its texts, without blanks that are still being typed. */
  readonly tidied: (draft: Draft, tidy: (text: string) => string) => Draft;
  readonly isUntouched: (draft: Draft) => boolean;
  /** Equal for two drafts that say the same. */
  readonly content: (draft: Draft) => unknown;
  /** Checks that these are the kind's fields as an editor of this version wrote them. */
  readonly isRead: (fields: Readonly<Record<string, unknown>>) => boolean;
  /** The names of its fields. */
  readonly fields: readonly string[];
  /** The draft with the right answer marked by Ctrl and a digit (its place); null where that means nothing. */
  readonly marked: (draft: Draft, place: number) => Draft | null;
  /** The draft with empty fields for what an imported question lacks. */
  readonly withRoom: (draft: Draft) => Draft;
  /** True while no right answer is marked. */
  readonly isUnmarked: (draft: Draft) => boolean;
  /** Words for a question that cards cannot answer: "3. soru (kısa cevap)". */
  readonly offCards: string;
};

const found = import.meta.glob<DraftKind>("./*/draft.ts", { import: "draft", eager: true });
const draftKind = everyKind(found, "draft.ts");
export const draftKindOf = (draft: Named): DraftKind => (isDraftKind(draft.kind) ? draftKind(draft) : newerKind);
/** The same for a draft, or a finished question, that a newer version may have written in its own form: that stays as it is. */
export const keptKindOf = (draft: QuestionDraft): DraftKind => (isReadable(draft) ? draftKindOf(draft) : newerKind);
/** False for a draft in a form in which no editor of this version writes. */
export const isReadable = (draft: QuestionDraft): boolean => draftKindOf(draft).isRead(draft);
/** The draft with these values of its own fields. The type of a spread forgets that both are of one kind. */
export const changedDraft = (draft: QuestionDraft, fields: Partial<QuestionDraft>): QuestionDraft =>
  ({ ...draft, ...fields }) as QuestionDraft;
export const isDraftKind = (kind: unknown): kind is KindName | undefined => kind === undefined || isKind(kind);

/** True for a finished question of a kind or in a form that only a newer version knows: it is shown and kept, never changed. */
export const isNewer = (question: Named): boolean => storedBody(question) === null;
/** True for a question that lacks nothing, in a form that this version knows. */
export const isFinished = (question: QuestionDraft): question is QuestionFields => !isNewer(question);

const common = ["question_text", "image", ...fieldNames];
const ofRow = ["id", "question_set_id", "position", "updated_at"];
const without = (fields: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** The cast makes a draft of fields that no type here knows. */
const ownFields = (draft: object) => without(draft, [...common, ...ofRow]) as object as BodyDraft;
const newerKind: DraftKind = {
  empty: () => ownFields({}),
  from: () => null,
  of: ownFields,
  tidied: ownFields,
  isUntouched: () => false,
  content: ownFields,
  isRead: () => false,
  fields: [],
  marked: () => null,
  withRoom: (draft) => draft,
  isUnmarked: () => false,
  offCards: "",
};

const known = ["kind", ...common, ...ofRow, ...Object.values(found).flatMap(({ fields }) => fields)];
/** Fields of a question that only a newer version knows, although it knows the kind. */
export const newerFields = (question: Named): Readonly<Record<string, unknown>> =>
  isDraftKind(question.kind) ? without(question, known) : {};
