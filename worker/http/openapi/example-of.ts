import type { JsonSchema } from "./schema-of";

type Components = Readonly<Record<string, JsonSchema>>;

/**
 * Builds a value that fits the schema from the schema's examples, or else something simple. An optional field is shown if it
 * has an example.
 */
export function exampleOf(schema: JsonSchema, components: Components): unknown {
  const of = (part: unknown) => exampleOf(part as JsonSchema, components);
  const { $ref, examples, anyOf, oneOf, allOf, type, properties, items, prefixItems, additionalProperties } = schema;
  if (Array.isArray(examples)) return examples[0];
  if ("const" in schema) return schema["const"];
  if ("default" in schema) return schema["default"];
  if (typeof $ref === "string") return of(components[$ref.split("/").at(-1)!]);
  if (Array.isArray(schema["enum"])) return schema["enum"][0] as unknown;
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return of(choices.find((choice: JsonSchema) => choice["type"] !== "null"));
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map(of)) as unknown;
  if (Array.isArray(prefixItems)) return prefixItems.map(of);
  if (properties) return exampleOfFields(schema, components);
  switch (type) {
    case "array":
      return [of(items)];
    case "object":
      return typeof additionalProperties === "object" ? { A: of(additionalProperties) } : {};
    case "integer":
    case "number":
      return exampleNumber(schema);
    case "boolean":
      return true;
    case "string":
      return "…".padEnd(Number(schema["minLength"] ?? 1), "x");
    default:
      return null;
  }
}

function exampleOfFields({ properties, required = [] }: JsonSchema, components: Components): object {
  const isShown = ([name, part]: [string, JsonSchema]) =>
    (required as readonly string[]).includes(name) || "examples" in resolved(part, components);
  return Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>)
      .filter(isShown)
      .map(([name, part]) => [name, exampleOf(part, components)]),
  );
}

const resolved = (schema: JsonSchema, components: Components): JsonSchema =>
  typeof schema["$ref"] === "string" ? (components[schema["$ref"].split("/").at(-1)!] ?? {}) : schema;

function exampleNumber({ minimum, exclusiveMinimum, maximum }: JsonSchema): number {
  const least = Number(minimum ?? (exclusiveMinimum === undefined ? 0 : Number(exclusiveMinimum) + 1));
  return Math.min(Math.max(least, 1), Number(maximum ?? Infinity));
}
