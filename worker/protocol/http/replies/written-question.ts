import * as z from "zod";
import { firstNames, laterNames } from "#question/fields/fields";
import { fieldsOf } from "#question/fields/parts";
import {
  isKind,
  kindNames,
  type BodyDraft,
  type CommonFields,
  type KindName,
  type QuestionFields,
} from "#question/kinds";
import { count, id, moment, type ReplyOf } from "./reply";
import { NamedPlace, PictureReply, repliedFields } from "./question";

/** Question as its author wrote it: the fields of its kind and those of every kind. */

const text = z.string();
const number = z.number();
const options = z
  .record(z.string(), z.string())
  .meta({ examples: [{ A: "Ankara", B: "İstanbul", C: "İzmir", D: "Sivas" }] });
const withOptions = { options, option_images: z.record(z.string(), PictureReply).optional() };
const right = z.string().meta({ examples: ["A"] });
const Pair = z.strictObject({ left: text, right: text });
const Area = z.strictObject({ x: number, y: number, r: number });
const Slider = z.strictObject({ min: number, max: number, step: number });

const kinds = {
  choice: { ...withOptions, correct_option: right },
  multi: { ...withOptions, correct_option: right },
  typed: { accepted: z.array(text), typo: z.boolean() },
  number: { value: number, tolerance: number, unit: text.optional(), slider: Slider.optional() },
  order: { items: z.array(text) },
  match: { pairs: z.array(Pair) },
  spot: { areas: z.array(Area), places: z.array(NamedPlace).optional() },
  poll: withOptions,
  cloud: {},
} satisfies Readonly<Record<KindName, z.ZodRawShape>>;

const common = {
  question_text: z.string().meta({ examples: ["Türkiye’nin başkenti neresidir?"] }),
  ...fieldsOf(repliedFields, firstNames),
  image: PictureReply.nullable(),
  ...fieldsOf(repliedFields, laterNames),
};

/** Kind that only a newer version knows: the row's kind is passed on. */
const newer = z.string().refine((kind) => !isKind(kind));

/** Builds one schema for each kind, with these fields in front. */
function questionOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const [first, ...others] = kindNames.map((kind) =>
    z.strictObject({ ...shape, kind: z.literal(kind), ...common, ...kinds[kind] }),
  );
  const known = z.discriminatedUnion("kind", [first!, ...others]);
  return z.union([known, z.looseObject({ ...shape, kind: newer, ...common })]) as z.ZodType as z.ZodType<
    ReplyOf<z.ZodObject<Shape>> & QuestionFields
  >;
}

const stored = { id, position: count, updated_at: moment };
/** Question in an export, inside its set. */
export const ExportedQuestion = questionOf(stored).meta({ id: "ExportedQuestion" });
export const QuestionOfSet = questionOf({ ...stored, question_set_id: id }).meta({ id: "Question" });
export type ExportedQuestion = QuestionFields & ReplyOf<z.ZodObject<typeof stored>>;
export type QuestionOfSet = ExportedQuestion & { readonly question_set_id: string };
const given = { ...z.object(common).partial().shape, question_text: common.question_text };
/** Any draft may be sent: the server says what is missing. */
export type WrittenQuestion = BodyDraft & Pick<CommonFields, "question_text"> & Partial<CommonFields>;
/** Question as sent by a client: missing fields get their defaults, and a question without a kind is a choice. */
export const questionAsWritten = z.union(
  kindNames.map((kind) =>
    z.object({ ...given, kind: kind === "choice" ? z.literal(kind).optional() : z.literal(kind), ...kinds[kind] }),
  ),
) as z.ZodType as z.ZodType<WrittenQuestion, WrittenQuestion>;
