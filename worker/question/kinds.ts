import { limits } from "#shared/limits";
import { choice, type Choice, type ChoiceDraft, type ChoiceFields } from "./choice";
import { cloud } from "./cloud";
import type { WrittenFields } from "./fields/fields";
import { judgedByHost, onlyShown, type HostsPart } from "./host-judged";
import { match } from "./match";
import { multi } from "./multi";
import { nameOf, usualKind } from "./name-of";
import { number } from "./number";
import { order } from "./order";
import type { NamedPlace } from "./picture/on-picture";
import { poll } from "./poll";
import { isRight, type Answer, type Kind, type KindSolution, type Options, type PictureRef } from "./question";
import { spot } from "./spot";
import { typed } from "./typed";

/**
 * The one list of question kinds: a new one is a file beside `choice.ts` and a name here; then the type check and
 * `test/unit/kinds` name every other place that has to know it. The rules of a game decide nothing by a kind's name; they ask
 * `kindOf(question)` for its functions (`Kind` in question.ts). The types of written and played questions are those of the
 * choice, which has been there since 0.1; those of another kind are known in its own file alone.
 *
 *     const kind = kindOf(question);
 *     if (!kind.takes(question, value)) return refuse("validation_failed");
 *     const share = kind.share(question, value);  // 0 to 1; null if nothing can be right
 */
const kinds = { choice, multi, typed, number, order, match, spot, poll, cloud };
const all: Readonly<Record<KindName, unknown>> = kinds;
export type Body = Choice;
export type BodyFields = ChoiceFields;
export type BodyDraft = ChoiceDraft;
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

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as readonly KindName[];

export const isKind = (name: unknown): name is KindName => typeof name === "string" && Object.hasOwn(kinds, name);

type AnyKind = Kind<BodyDraft, Body, Shown, Solution>;

const kindsWith = (change: (kind: AnyKind) => AnyKind) =>
  Object.fromEntries(kindNames.map((name) => [name, change(all[name] as AnyKind)])) as Record<KindName, AnyKind>;
const byHost: Record<HostsPart, Record<KindName, AnyKind>> = {
  judges: kindsWith(judgedByHost),
  skips: kindsWith(onlyShown),
};

/**
 * The functions of a question's kind. They take questions of that kind only: question and functions have to be used together.
 */
export function kindOf(question: { readonly kind?: KindName; readonly by_host?: HostsPart }): AnyKind {
  const kinds = question.by_host ? byHost[question.by_host] : all;
  return kinds[nameOf(question)] as AnyKind;
}

/** The host's part in a question of a game without phones; undefined if a card or a tap answers it. */
export function hostsPartOf(
  question: { readonly kind?: KindName; readonly options?: Options },
  answers: "cards" | "board",
): HostsPart | undefined {
  const { board, isOnCards } = withoutPhones[nameOf<KindName>(question)];
  if (answers === "board") return board === "taps" ? undefined : board;
  return isOnCards && Object.keys(question.options ?? {}).every((key) => key <= "D") ? undefined : "skips";
}

/** How each kind is played without phones. Cards have four sides: they answer questions with at most four options. */
const withoutPhones: Readonly<Record<KindName, { readonly board: HostsPart | "taps"; readonly isOnCards: boolean }>> = {
  choice: { board: "taps", isOnCards: true },
  multi: { board: "taps", isOnCards: false },
  typed: { board: "judges", isOnCards: false },
  number: { board: "judges", isOnCards: false },
  order: { board: "judges", isOnCards: false },
  match: { board: "judges", isOnCards: false },
  spot: { board: "judges", isOnCards: false },
  poll: { board: "taps", isOnCards: true },
  cloud: { board: "skips", isOnCards: false },
};

/** The fields that every question has, as it is written. */
type CommonFields = WrittenFields & { question_text: string; image?: PictureRef | null };
export type QuestionFields = CommonFields & BodyFields;
/** Tells whether it was right; null if the question has no right or wrong. */
export const verdictOf = (question: Body, answer: Answer | null | undefined): boolean | null =>
  kindOf(question).isJudged ? isRight(answer) : null;

/** An unfinished question: the fields that somebody has typed, or that a file has given, so far. */
export type QuestionDraft = CommonFields & BodyDraft;

/** Tells whether the server keeps it as a draft. */
export const fitsDraft = (draft: object): boolean =>
  new TextEncoder().encode(JSON.stringify(draft)).length <= limits.draftBytes;
