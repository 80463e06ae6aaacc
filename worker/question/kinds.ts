import { limits } from "#shared/limits";
import { choice, type Choice, type ChoiceDraft, type ChoiceFields } from "./choice";
import { cloud } from "./cloud";
import { judgedByHost, onlyShown, type HostsPart } from "./host-judged";
import { match } from "./match";
import { multi } from "./multi";
import { nameOf, usualKind } from "./name-of";
import { number } from "./number";
import { order } from "./order";
import { poll } from "./poll";
import { isRight, type Answer, type Fault, type Kind, type KindSolution, type Options, type Picture } from "./question";
import { spot } from "./spot";
import { faultOfText, isBlank } from "./text";
import { typed } from "./typed";

/**
 * The one list of the kinds there are: a new one is a file beside `choice.ts` and a name here. The types of what is
 * written and played are those of the choice, which has been there since 0.1; another kind's are known in its own file alone.
 */
const kinds = { choice, multi, typed, number, order, match, spot, poll, cloud };
const all: Readonly<Record<KindName, unknown>> = kinds;
export type Body = Choice;
export type BodyFields = ChoiceFields;
export type BodyDraft = ChoiceDraft;
/** What everybody sees of a question besides its text, and what only its host sees until the close. */
export type Shown = {
  readonly kind?: KindName;
  /** What can be answered, by letter. */
  readonly options?: Options;
  readonly option_images?: Readonly<Record<string, Picture>>;
  /** What the options are matched with. */
  readonly left?: readonly string[];
  readonly unit?: string;
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
  /** How many places an order has. */
  readonly slots?: number;
};
export type Solution = KindSolution & { readonly kind?: KindName };

/** What was stored of a question; null where it is of a kind, or in a form, that only a newer version knows. */
export function storedBody(fields: Readonly<Record<string, unknown>>): Body | null {
  const { kind = usualKind } = fields;
  if (!isKind(kind)) return null;
  const { draft, faults } = kindOf({ kind }).read(fields);
  return faults.length === 0 ? kindOf({ kind }).body(draft) : null;
}

/** What was kept of a question that was played; null as above. */
export function keptBody(fields: Readonly<Record<string, unknown>>): Body | null {
  const { kind = usualKind } = fields;
  return isKind(kind) ? kindOf({ kind }).kept(fields) : null;
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

/** Each kind's functions take its own questions: what is handed on together fits together. */
export function kindOf(question: { readonly kind?: KindName; readonly by_host?: HostsPart }): AnyKind {
  const kinds = question.by_host ? byHost[question.by_host] : all;
  return kinds[nameOf(question)] as AnyKind;
}

/** Who answers a question where nobody has a phone; undefined where a card or a tap does. */
export function hostsPartOf(
  question: { readonly kind?: KindName; readonly options?: Options },
  answers: "cards" | "board",
): HostsPart | undefined {
  const name = nameOf<KindName>(question);
  if (answers === "board") return name === "cloud" ? "skips" : tapped.has(name) ? undefined : "judges";
  const isOnCard =
    (name === "choice" || name === "poll") && Object.keys(question.options ?? {}).every((key) => key <= "D");
  return isOnCard ? undefined : "skips";
}
const tapped: ReadonlySet<string> = new Set<KindName>(["choice", "multi", "poll"]);

/** What every question has, as it is written. */
type CommonFields = {
  question_text: string;
  time_limit: number;
  points: 0 | 1 | 2;
  explanation: string;
  image?: Picture | null;
  /** The curriculum's learning outcome, or a topic. */
  outcome?: string;
};
export type QuestionFields = CommonFields & BodyFields;
/** Whether it was right; null where there is no right or wrong. */
export const verdictOf = (question: Body, answer: Answer | null | undefined): boolean | null =>
  kindOf(question).isJudged ? isRight(answer) : null;

/** A question on its way: whatever somebody has typed or a file has given so far. */
export type QuestionDraft = Omit<CommonFields, "points"> & { points: number } & BodyDraft;

/** Everything that is wrong with a draft, in the order in which it is read. Texts come trimmed. */
export function questionFaults(draft: QuestionDraft): Fault[] {
  return [
    ...textFaults("question_text", draft.question_text, limits.questionText),
    ...(isBlank(draft.question_text) ? [{ field: "question_text", message: "Soru metnini yazın." }] : []),
    ...kindOf(draft).faults(draft),
    ...timeFaults(draft.time_limit),
    ...([0, 1, 2].includes(draft.points) ? [] : [{ field: "points", message: "Puan 0, 1 ya da 2 olabilir." }]),
    ...textFaults("explanation", draft.explanation, limits.explanation),
    ...textFaults("outcome", draft.outcome ?? "", limits.outcome),
    ...textFaults("image", draft.image?.alt ?? "", limits.pictureAlt),
  ];
}

function timeFaults(seconds: number): Fault[] {
  const { min, max } = limits.timeLimitSeconds;
  if (!Number.isInteger(seconds)) return timeFault("Süre tam sayı olmalı.");
  if (seconds < min) return timeFault(`Süre en az ${min} saniye olabilir.`);
  if (seconds > max) return timeFault(`Süre en çok ${max} saniye olabilir.`);
  return [];
}

const timeFault = (message: string): Fault[] => [{ field: "time_limit", message }];

function textFaults(field: string, text: string, max: number): Fault[] {
  const message = faultOfText(text, max);
  return message === null ? [] : [{ field, message }];
}

/** Whether the server keeps it as a draft. */
export const fitsDraft = (draft: object): boolean =>
  new TextEncoder().encode(JSON.stringify(draft)).length <= limits.draftBytes;
