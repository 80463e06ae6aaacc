import * as z from "zod";
import type { View } from "#question/fields/field";
import { fieldNamed, namesIn, type FieldName } from "#question/fields/fields";
import { fieldsOf } from "#question/fields/parts";
import { kindNames, type Shown as ShownOf, type Solution as SolutionOf } from "#question/kinds";
import type { Distribution as DistributionOf, PictureRef as PictureOf } from "#question/question";
import type { ClosedDetails as ClosedOf } from "#protocol/live/played-question";
import { oneOf, schemas } from "../question-fields";
import { count, rate, same } from "./reply";

/** Fields of a question in every reply, by the kinds there are. */

export const KindName = z.enum(kindNames as [(typeof kindNames)[number]]);
/** Texts of the options by their letters. */
const Options = z.record(z.string(), z.string()).meta({ examples: [{ A: "Ankara", B: "İstanbul", C: "İzmir" }] });
const number = z.number();
export const PictureReply = same<PictureOf>()(
  z
    .strictObject({ id: z.string(), alt: z.string(), width: count.optional(), height: count.optional() })
    .meta({ id: "Picture", examples: [{ id: "kQ3…43 letters", alt: "Bir üçgen", width: 640, height: 480 }] }),
);

export const NamedPlace = z.strictObject({ name: z.string(), x: number, y: number });

/** A value in a reply. */
function replied(name: FieldName): z.ZodType {
  const { values, usual, absent } = fieldNamed(name);
  if ("upTo" in values) return z.string();
  const number =
    "oneOf" in values
      ? oneOf(values.oneOf.toSorted((a, b) => Number(b === usual) - Number(a === usual)))
      : count.meta({ examples: [usual] });
  return absent === null ? number.nullable() : number;
}

/** All fields, as the author gets them. */
export const repliedFields = schemas(replied);
/** The fields that a view of a question holds. */
export const repliedIn = <In extends View>(view: In) => fieldsOf(repliedFields, namesIn(view));

/** Public fields of a question besides its text. */
export const shown = {
  kind: KindName.optional(),
  options: Options.optional(),
  option_images: z.record(z.string(), PictureReply).optional(),
  left: z.array(z.string()).optional(),
  unit: z.string().optional(),
  slider: z.strictObject({ min: number, max: number, step: number }).optional(),
  slots: count.optional(),
  places: z.array(NamedPlace).optional(),
};
same<ShownOf>()(z.strictObject(shown));

const Area = z.strictObject({ x: number, y: number, r: number });
/** Solutions of kinds without options. */
const KindSolution = z.union([
  z.strictObject({ accepted: z.array(z.string()), typo: z.boolean() }),
  z.strictObject({ value: number, tolerance: number }),
  z.strictObject({ areas: z.array(Area) }),
]) as z.ZodType<object>;
/** The right answer; null in both fields for callers who may not know it. */
export const solution = {
  kind: KindName.optional(),
  correct_option: z
    .string()
    .nullable()
    .meta({ examples: ["A"] }),
  solution: KindSolution.nullish(),
};
same<SolutionOf>()(z.strictObject(solution));

/** Number of players who gave each answer, and of those who gave none. */
export const Distribution = z
  .record(z.string(), count)
  .meta({ examples: [{ A: 18, B: 4, C: 2, none: 1 }] }) as unknown as z.ZodType<DistributionOf>;

const ClosedText = z.strictObject({
  text: z.string(),
  count,
  is_correct: z.boolean().nullable(),
  why: z.enum(["accepted", "typo", "host"]).nullable().optional(),
  hidden: z.boolean(),
});
/** Details of a close besides the counts, for kinds that have them. */
export const closed = {
  answered: count.optional(),
  right: count.optional(),
  points: z.array(z.array(number)).optional(),
  grid: z.record(z.string(), z.record(z.string(), count)).optional(),
  texts: z.array(ClosedText).optional(),
};
same<ClosedOf>()(z.strictObject(closed));
export const HostsPart = z.enum(["judges", "skips"]);
export const Confidence = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export const Share = rate.nullable();

/** A player's answer to a closed question; null if none was given. */
export const judgedAnswer = {
  question_id: z.string(),
  answer: z.string().nullable(),
  is_correct: z.boolean().nullable(),
  share: Share,
  points_earned: z.number(),
  response_time_ms: z.number().nullable(),
  confidence: Confidence.optional(),
  asked: z.literal(false).optional(),
};
