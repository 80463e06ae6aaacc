import { limits } from "#shared/limits";
import { choice, type ChoiceFields } from "./choice";
import { cloud, type CloudFields } from "./cloud";
import type { WrittenFields } from "./fields/fields";
import { judgedByHost, onlyShown } from "./host-judged";
import { match, type MatchFields } from "./match";
import { multi, type MultiFields } from "./multi";
import { nameOf, usualKind } from "./name-of";
import { number, type NumberFields } from "./number";
import { order, type OrderFields } from "./order";
import type { NamedPlace } from "./picture/on-picture";
import { poll, type PollFields } from "./poll";
import {
  isRight,
  type Answer,
  type HostsPart,
  type Kind,
  type KindSolution,
  type Options,
  type PictureRef,
} from "./question";
import { spot, type SpotFields } from "./spot";
import { typed, type TypedFields } from "./typed";

/**
 * The one list of question kinds: a new one is a file beside `choice.ts` and a name here; then the type check and
 * `test/unit/kinds` name every other place that has to know it. The rules of a game decide nothing by a kind's name; they ask
 * `kindOf(question)` for its functions (`Kind` in question.ts). The types of written and played questions are unions of those
 * that each kind's file declares.
 *
 *     const kind = kindOf(question);
 *     if (!kind.takes(question, value)) return refuse("validation_failed");
 *     const share = kind.share(question, value);  // 0 to 1; null if nothing can be right
 */
const kinds = { choice, multi, typed, number, order, match, spot, poll, cloud };
type Kinds = typeof kinds;
export type KindName = keyof Kinds;

type KindOf<K extends KindName> = Kind<BodyDraft<K>, Body<K>, ShownOf<K>, SolutionOf<K>>;
const all: { readonly [K in KindName]: KindOf<K> } = kinds;

/** The part of a played question that depends on its kind. */
export type Body<K extends KindName = KindName> = NonNullable<ReturnType<Kinds[K]["body"]>>;
export type ShownOf<K extends KindName> = ReturnType<Kinds[K]["shown"]>;
export type SolutionOf<K extends KindName> = ReturnType<Kinds[K]["solution"]>;
/**
 * The part of a question that everybody sees besides its text; `Solution` is the part that only its host sees until the close.
 */
export type Shown = {
  readonly kind?: KindName;
  /** The options or cards of an answer, by letter. */
  readonly options?: Options;
  readonly option_images?: Readonly<Record<string, PictureRef>>;
  /** The left sides that the options are matched with. */
  readonly left?: readonly string[];
  readonly unit?: string;
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
  /** Number of places in an order. */
  readonly slots?: number;
  /** Named places of a picture, for players who cannot see it. */
  readonly places?: readonly NamedPlace[];
};
export type Solution = KindSolution & { readonly kind?: KindName };

/** One of these, in which a field that only others have is undefined, so that it can be looked for in all of them. */
type OneOf<Each, All = Each> = Each extends unknown
  ? Each & { readonly [Field in Exclude<FieldOf<All>, keyof Each | keyof CommonFields>]?: undefined }
  : never;
type FieldOf<All> = All extends unknown ? keyof All : never;

/** The fields written so far of a question of this kind, or of any. */
export type BodyDraft<K extends KindName = KindName> = OneOf<ReturnType<Kinds[K]["read"]>["draft"]>;
/** The same of a finished question, as it is stored. */
export type BodyFields<K extends KindName = KindName> = OneOf<Fields[K]>;
type Fields = {
  choice: ChoiceFields;
  multi: MultiFields;
  typed: TypedFields;
  number: NumberFields;
  order: OrderFields;
  match: MatchFields;
  spot: SpotFields;
  poll: PollFields;
  cloud: CloudFields;
};

/** Reads a stored question; null if only a newer version knows its kind or its form. */
export function storedBody(fields: Readonly<Record<string, unknown>>): Body | null {
  const { kind = usualKind } = fields;
  if (!isKind(kind)) return null;
  const { draft, faults } = kindOf({ kind }).read(fields);
  return faults.length === 0 ? kindOf({ kind }).body(draft) : null;
}

/** Reads a played question that was kept; null as above. */
export function playedBody(fields: Readonly<Record<string, unknown>>): Body | null {
  const { kind = usualKind } = fields;
  return isKind(kind) ? kindOf({ kind }).played(fields) : null;
}

export const kindNames = Object.keys(kinds) as readonly KindName[];

export const isKind = (name: unknown): name is KindName => typeof name === "string" && Object.hasOwn(kinds, name);

/**
 * The functions of a question's kind, or of one of several kinds. They take questions of that kind only: question and functions
 * have to be used together. The cast says so, because the type of an entry is not known to follow from the question's.
 */
export function kindOf<K extends KindName = "choice">(question: {
  readonly kind?: K | undefined;
  readonly by_host?: HostsPart;
}): KindOf<K> {
  const own = all[nameOf<KindName>(question)] as KindOf<K>;
  if (!question.by_host) return own;
  return question.by_host === "judges" ? judgedByHost(own) : onlyShown(own);
}

/** Tells whether a kept answer can be one to this question. */
export function keepsAnswer(question: Body, value: string): boolean {
  const { takes, keeps = takes } = kindOf(question);
  return keeps(question, value);
}

/** The host's part in a question of a game without phones; undefined if a card or a tap answers it. */
export function hostsPartOf(
  question: { readonly kind?: KindName; readonly options?: Options },
  answers: "cards" | "board",
): HostsPart | undefined {
  const { isOnCards, onBoard } = kindOf(question);
  if (answers === "board") return onBoard === "taps" ? undefined : onBoard;
  return isOnCards && Object.keys(question.options ?? {}).every((key) => key <= "D") ? undefined : "skips";
}

/** The fields that every question has, as it is written. */
export type CommonFields = WrittenFields & { question_text: string; image?: PictureRef | null };
export type QuestionFields = CommonFields & BodyFields;
/** Tells whether it was right; null if the question has no right or wrong. */
export const verdictOf = (question: Body, answer: Answer | null | undefined): boolean | null =>
  kindOf(question).isJudged ? isRight(answer) : null;

/** An unfinished question: the fields that somebody has typed, or that a file has given, so far. */
export type QuestionDraft = CommonFields & BodyDraft;

/** Tells whether the server keeps it as a draft. */
export const fitsDraft = (draft: object): boolean =>
  new TextEncoder().encode(JSON.stringify(draft)).length <= limits.draftBytes;
