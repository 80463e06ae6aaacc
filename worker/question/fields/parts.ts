import { fieldNamed, fieldNames, namesIn, type FieldName, type LaterField } from "./fields";
import type { View } from "./field";

type Having<Names extends FieldName> = { readonly [Name in Names]?: unknown };

/** Copies these fields of a question. A later field that it lacks has its absent value. */
export function fieldsOf<Q extends Having<FieldName>, Name extends FieldName = FieldName>(
  question: Q,
  names: readonly Name[] = fieldNames as readonly Name[],
) {
  const copies = names.map((name) => [name, question[name] ?? fieldNamed(name).absent] as const);
  return Object.fromEntries(copies.filter(([, value]) => value !== undefined)) as Required<Pick<Q, Name & keyof Q>>;
}

/** Copies the fields that a view of the question holds. */
export const fieldsIn = <In extends View, Q extends Having<FieldName>>(view: In, question: Q) =>
  fieldsOf(question, namesIn(view));

/** Leaves out the later fields that are absent. */
export const withoutAbsent = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isAbsent(name as FieldName, value))) as Omit<
    Fields,
    LaterField
  > &
    Partial<Pick<Fields, LaterField & keyof Fields>>;

/** Leaves out the fields of a question that a view of it does not hold. */
export function asIn<Q extends Having<FieldName>>(view: View, question: Q): Q {
  const others: readonly string[] = fieldNames.filter((name) => !fieldNamed(name).views.includes(view));
  return Object.fromEntries(Object.entries(question).filter(([name]) => !others.includes(name))) as Q;
}

export function isAbsent(name: FieldName, value: unknown): boolean {
  const { absent } = fieldNamed(name);
  return absent !== undefined && (value ?? absent) === absent;
}

/** Tells whether a value from outside has the type of the field. */
export const isFieldValue = (name: FieldName, value: unknown): boolean =>
  isAbsent(name, value) || typeof value === (isText(name) ? "string" : "number");

export const isText = (name: FieldName): boolean => "upTo" in fieldNamed(name).values;
