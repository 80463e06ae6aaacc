import * as z from "zod";
import { notOneOf, notWhole } from "#question/fields/faults";
import { fieldNamed, fieldNames, type FieldName, type WrittenFields } from "#question/fields/fields";
import { tidy } from "#question/text";

/** Schemas of a question's fields as a client sends them. */

type Schemas = { readonly [Name in FieldName]: z.ZodType<Required<WrittenFields>[Name]> };
export const schemas = (schemaOf: (name: FieldName) => z.ZodType) =>
  Object.fromEntries(fieldNames.map((name) => [name, schemaOf(name)])) as Schemas;

/** A value that a client sends. `questionFaults` judges the limits, with the question as a whole. */
function sent(name: FieldName): z.ZodType {
  const { values, label, absent } = fieldNamed(name);
  if ("upTo" in values) return z.string().transform(tidy);
  const number = "oneOf" in values ? oneOf(values.oneOf, notOneOf(label, values.oneOf)) : z.number(notWhole(label));
  return absent === null ? number.nullable() : number;
}

export const oneOf = (values: readonly number[], message?: string): z.ZodType =>
  z.union(
    values.map((value) => z.literal(value)),
    message,
  );

/** Fields of a new question: a missing one gets its usual value. */
export const newFields = schemas((name) => sent(name).default(fieldNamed(name).usual));
/** Fields of a change: a missing one stays as it is. */
export const changedFields = z.object(schemas(sent)).partial().shape;
