import * as z from "zod";

export type JsonSchema = { readonly [key: string]: unknown };

/** Converts a schema for the document. A named schema becomes one of `components`, and is referenced. */
export function schemaOf(
  schema: z.ZodType,
  io: "input" | "output",
  components: Record<string, JsonSchema>,
): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
    override: ({ jsonSchema }) => plain(jsonSchema as Record<string, unknown>),
  }) as Record<string, unknown>;
  for (const [name, part] of Object.entries($defs as Record<string, Record<string, unknown>>)) {
    const { $schema: __, $id: ___, id: ____, ...definition } = part;
    components[name] = pointed(definition);
  }
  return pointed(own);
}

/** Replies may get more fields one day, so nobody should reject them. Nor does every integer need its maximum. */
function plain(schema: Record<string, unknown>): void {
  if (schema["additionalProperties"] === false) delete schema["additionalProperties"];
  if (schema["minimum"] === Number.MIN_SAFE_INTEGER) delete schema["minimum"];
  if (schema["maximum"] === Number.MAX_SAFE_INTEGER) delete schema["maximum"];
}

/** zod refers to `#/$defs/Name`; in the document the parts are elsewhere. */
const pointed = (value: unknown): JsonSchema =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
