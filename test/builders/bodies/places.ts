import { exampleOf } from "#http/openapi/example-of";
import type { Operation } from "#http/openapi/operation";
import { schemaOf, type JsonSchema } from "#http/openapi/schema-of";

/** The source of a call's bodies: its schema in the API document, and the schemas that it refers to. */
export type Form = { readonly schema: JsonSchema; readonly parts: Record<string, JsonSchema> };
export type Path = readonly (string | number)[];
/** A place in a body where a value stands; `schemas` has more than one where the body has several forms. */
type PlaceBody = {
  readonly path: Path;
  readonly schemas: readonly JsonSchema[];
  /** A body that has this place. If a body has several forms, not each form has every field. */
  readonly body: unknown;
};

/** Null for a call that takes no JSON. */
export function formOf({ body, bodyAs = body }: Operation): Form | null {
  const parts: Record<string, JsonSchema> = {};
  return bodyAs ? { schema: schemaOf(bodyAs, "input", parts), parts } : null;
}

export const exampleIn = ({ schema, parts }: Form): unknown => exampleOf(schema, parts);

/** Every place that a body of this form can have, each once: fields, fields of fields and the first part of each list. */
export function placesOf({ schema, parts }: Form, valid: unknown): PlaceBody[] {
  const found = new Map<string, { path: Path; schemas: JsonSchema[]; body: unknown }>();
  const add = (path: Path, at: JsonSchema, body: unknown): void => {
    const forms = formsOf(at, parts);
    for (const form of forms) {
      if (path.length > 0) {
        const place = found.get(JSON.stringify(path)) ?? { path, schemas: [], body };
        found.set(JSON.stringify(path), place);
        place.schemas.push(form);
      }
      if (path.length === DEEPEST) continue;
      const own = forms.length > 1 && "properties" in form ? inForm(form, valueAt(body, path), parts) : null;
      for (const [key, inner] of innerOf(form)) add([...path, key], inner, own ? withAt(body, path, own) : body);
    }
  };
  add([], schema, valid);
  return [...found.values()];
}

/** Takes from the other form only the fields that refer to existing things. */
function inForm(form: JsonSchema, value: unknown, parts: Form["parts"]): object {
  const known = Object.entries(value ?? {}).filter(
    ([key]) => isNaming([key]) && Object.hasOwn(form["properties"] as object, key),
  );
  return { ...(exampleOf(form, parts) as object), ...Object.fromEntries(known) };
}

/** Fields that refer to existing things, or prove something: with another text there it would be another call. */
export const isNaming = (path: Path): boolean => path.some((key) => typeof key === "string" && naming.test(key));
const naming =
  /(?:^|_)(?:game|id|ids|code|token|email|password|session|secret|digits|network|to|domain|key|pin|credential)$/;
/** The deepest described place: a picture of an option of an imported question. */
const DEEPEST = 5;

/** One schema for each form that a value may have. */
function formsOf(schema: JsonSchema | undefined, parts: Form["parts"]): JsonSchema[] {
  if (!schema) return [];
  const { $ref } = schema;
  if (typeof $ref === "string") return formsOf(parts[$ref.split("/").at(-1)!], parts);
  const several = [schema["anyOf"], schema["oneOf"], schema["allOf"]].flatMap((some) =>
    Array.isArray(some) ? some : [],
  );
  const own = several.length === 0 || "properties" in schema ? [schema] : [];
  return [...own, ...(several as JsonSchema[]).flatMap((one) => formsOf(one, parts))];
}

function innerOf({
  properties,
  items,
  prefixItems,
  additionalProperties,
}: JsonSchema): [string | number, JsonSchema][] {
  const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  const any = typeof additionalProperties === "object" && additionalProperties !== null;
  return [
    ...fields,
    ...(any ? [["A", additionalProperties as JsonSchema] as [string, JsonSchema]] : []),
    ...(typeof items === "object" && items !== null ? [[0, items as JsonSchema] as [number, JsonSchema]] : []),
    ...(Array.isArray(prefixItems)
      ? (prefixItems as JsonSchema[]).map((one, i): [number, JsonSchema] => [i, one])
      : []),
  ];
}

/** The same body with another value at this place. Missing parts on the way are made. */
export function withAt(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === "number") {
    const list = Array.isArray(body) ? [...(body as unknown[])] : [];
    list[key] = withAt(list[key], rest, value);
    return list;
  }
  const fields = typeof body === "object" && body !== null && !Array.isArray(body) ? body : {};
  return { ...fields, [key]: withAt((fields as Record<string, unknown>)[key], rest, value) };
}

export const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce((value: unknown, key) => (value as Record<string | number, unknown> | null | undefined)?.[key], body);
