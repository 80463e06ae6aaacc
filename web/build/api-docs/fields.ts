/** Turns the fields of a body into a table, and handles the other parts of JSON Schema that the API page needs. */

export type Json = { readonly [key: string]: unknown };
export type Schemas = Readonly<Record<string, Json>>;

/** `some`: required in some forms of a body that has several. */
type Need = "always" | "some" | "never";
type Field = readonly [name: string, schema: Json, need: Need];

const needs: Readonly<Record<Need, string>> = { always: "gerekli", some: "türüne göre", never: "" };

export function fieldsOf(schema: Json, schemas: Schemas): Field[] {
  const { properties, required = [], anyOf, oneOf, allOf } = resolved(schema, schemas);
  const own = Object.entries((properties ?? {}) as Record<string, Json>).map(([name, part]): Field => [
    name,
    part,
    (required as string[]).includes(name) ? "always" : "never",
  ]);
  const parts = ((allOf ?? []) as Json[]).flatMap((part) => fieldsOf(part, schemas));
  const forms = ((anyOf ?? oneOf ?? []) as Json[]).map((form) => fieldsOf(form, schemas));
  return [...own, ...parts, ...ofForms(forms)];
}

/** Lists each field once, combined from all the forms that have it. */
function ofForms(forms: readonly (readonly Field[])[]): Field[] {
  const names = [...new Set(forms.flatMap((form) => form.map(([name]) => name)))];
  return names.map((name): Field => {
    const found = forms.flatMap((form) => form.filter((field) => field[0] === name));
    const isAlways = found.length === forms.length && found.every(([, , need]) => need === "always");
    const isNever = found.every(([, , need]) => need === "never") && found.length === forms.length;
    const schemas = [...new Map(found.map(([, schema]) => [JSON.stringify(schema), schema])).values()];
    const need = isAlways ? "always" : isNever ? "never" : "some";
    return [name, schemas.length === 1 ? schemas[0]! : { anyOf: schemas }, need];
  });
}

export const fieldTable = (fields: readonly Field[], schemas: Schemas): string =>
  `<div class="wide" tabindex="0"><table><thead><tr><th>Alan</th><th>Tür</th><th>Gerekli</th></tr></thead><tbody>${fields
    .map(
      ([name, schema, need]) =>
        `<tr><td><code>${escaped(name)}</code></td><td>${escaped(typeOf(schema, schemas))}</td><td>${needs[need]}</td></tr>`,
    )
    .join("")}</tbody></table></div>`;

const resolved = (schema: Json, schemas: Schemas): Json =>
  typeof schema["$ref"] === "string" ? (schemas[schema["$ref"].split("/").at(-1)!] ?? {}) : schema;

const names: Readonly<Record<string, string>> = {
  string: "yazı",
  number: "sayı",
  integer: "tam sayı",
  boolean: "true ya da false",
  object: "nesne",
  null: "null",
};

function typeOf(schema: Json, schemas: Schemas): string {
  const {
    type,
    anyOf,
    oneOf,
    items,
    enum: values,
    const: value,
    minimum,
    maximum,
    minLength,
    maxLength,
  } = resolved(schema, schemas);
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(values)) return values.map((one) => JSON.stringify(one)).join(", ");
  const choices = (anyOf ?? oneOf) as Json[] | undefined;
  if (choices) return [...new Set(choices.map((one) => typeOf(one, schemas)))].join(" ya da ");
  if (type === "array") return `liste: ${items ? typeOf(items as Json, schemas) : "her şey"}`;
  const range = type === "string" ? between(minLength, maxLength) : between(minimum, maximum);
  return `${names[String(type)] ?? "her şey"}${range && ` (${range}${type === "string" ? " karakter" : ""})`}`;
}

const between = (least: unknown, most: unknown): string =>
  least === undefined && most === undefined
    ? ""
    : [least, most].map((end) => (typeof end === "number" ? end : "")).join("…");

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
