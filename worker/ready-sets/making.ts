import type { WrittenFields } from "#question/fields/fields";
import type { BodyFields } from "#question/kinds";
import { lettersOf } from "#question/places/permutation";

/** Short forms for each kind of question. The right answer comes first and is dealt to a letter here, always the same one. */

/** One of our drawings, by its file name. */
export type Drawing = { readonly drawing: string; readonly alt: string };
type Besides = {
  readonly why?: string;
  readonly seconds?: number;
  readonly points?: 0 | 1 | 2;
  readonly image?: Drawing;
};
type Spot = Extract<BodyFields, { readonly kind: "spot" }>;
/** Body of a question as the product stores it, except for the picture. */
type ReadyBody = Exclude<BodyFields, Spot> | (Omit<Spot, "image"> & { readonly image: Drawing });
type Written = WrittenFields & ReadyBody & { readonly question_text: string; readonly image: Drawing | null };
export type ReadySet = About & { readonly questions: readonly Written[] };
type About = {
  /** Never changes: an installation recognises the set by it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly subject: string;
  /** Null if the set suits every grade. */
  readonly grade: number | null;
  readonly language?: string;
};

export const readySet = (about: About, byOutcome: Readonly<Record<string, readonly Written[]>>): ReadySet => ({
  ...about,
  questions: Object.entries(byOutcome).flatMap(([outcome, questions]) =>
    questions.map((question) => ({ ...question, outcome })),
  ),
});

const question = (
  text: string,
  usual: number,
  body: ReadyBody,
  { why = "", seconds = usual, points = 1, image }: Besides,
) => ({ question_text: text, time_limit: seconds, points, explanation: why, image: image ?? null, ...body });

export const choice = (text: string, right: string, wrong: readonly string[], besides: Besides = {}): Written => {
  const place = placeIn(text, wrong.length + 1);
  const options = lettered(wrong.toSpliced(place, 0, right));
  return question(text, 30, { options, correct_option: "ABCDEF"[place]! }, besides);
};

export const trueFalse = (text: string, isTrue: boolean, besides: Besides = {}): Written =>
  question(text, 20, { options: { A: "Doğru", B: "Yanlış" }, correct_option: isTrue ? "A" : "B" }, besides);

export const multi = (
  text: string,
  right: readonly string[],
  wrong: readonly string[],
  besides: Besides = {},
): Written => {
  const place = placeIn(text, right.length + wrong.length);
  const all = [...right, ...wrong];
  const options = [...all.slice(place), ...all.slice(0, place)];
  const letters = options.flatMap((option, i) => (right.includes(option) ? ["ABCDEF"[i]] : []));
  return question(text, 40, { kind: "multi", options: lettered(options), correct_option: letters.join("") }, besides);
};

export const typed = (
  text: string,
  accepted: readonly string[],
  { typo = true, ...besides }: Besides & { readonly typo?: boolean } = {},
): Written => question(text, 40, { kind: "typed", accepted, typo }, besides);

export const number = (
  text: string,
  value: number,
  { unit, tolerance = 0, ...besides }: Besides & { readonly unit?: string; readonly tolerance?: number } = {},
): Written => question(text, 40, { kind: "number", value, tolerance, ...(unit !== undefined && { unit }) }, besides);

export const order = (text: string, items: readonly string[], besides: Besides = {}): Written =>
  question(text, 50, { kind: "order", items }, besides);

export const match = (
  text: string,
  pairs: readonly (readonly [left: string, right: string])[],
  besides: Besides = {},
): Written => question(text, 60, { kind: "match", pairs: pairs.map(([left, right]) => ({ left, right })) }, besides);

type Area = readonly [x: number, y: number, r: number];
export const spot = (text: string, image: Drawing, areas: readonly Area[], besides: Besides = {}): Written =>
  question(text, 45, { kind: "spot", image, areas: areas.map(([x, y, r]) => ({ x, y, r })) }, besides);

export const poll = (text: string, options: readonly string[]): Written =>
  question(text, 30, { kind: "poll", options: lettered(options) }, {});

export const cloud = (text: string): Written => question(text, 40, { kind: "cloud" }, {});

const lettered = (options: readonly string[]) =>
  Object.fromEntries(options.map((option, i) => [lettersOf(options.length)[i], option]));

/** Picks a place: always the same for a text, and spread over the letters. */
function placeIn(text: string, places: number): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return sum % places;
}
