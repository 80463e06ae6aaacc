import { errorStatus, errorText, wireCode } from "#protocol/errors";
import { exampleOf } from "./example-of";
import { isSignedIn, limitsOf, methodOf, pathOf, refusalsOf, scopeOf, type Area, type Operation } from "./operation";
import { schemaOf, type JsonSchema } from "./schema-of";

type Components = Record<string, JsonSchema>;
type Info = { readonly title: string; readonly version: string; readonly description: string };

/** Describes these calls in OpenAPI 3.1. */
export function documentOf(info: Info, areas: readonly Area[]) {
  const schemas: Components = { Refusal: refusal };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, operations } of areas) {
    for (const operation of operations) {
      const path = pathOf(operation).replace(/:(\w+)/g, "{$1}");
      (paths[path] ??= {})[methodOf(operation).toLocaleLowerCase("en")] = {
        tags: [name],
        ...described(operation, schemas),
      };
    }
  }
  return {
    openapi: "3.1.1",
    info,
    servers: [{ url: "/" }],
    tags: areas.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: { schemas, securitySchemes },
  };
}
export type Document = ReturnType<typeof documentOf>;

const securitySchemes = {
  sign_in: {
    type: "http",
    scheme: "bearer",
    description: "`POST /api/auth/login` yanıtındaki `token` ya da profildeki bir API anahtarı (`bilye_…`).",
  },
  seat: {
    type: "apiKey",
    in: "header",
    name: "session-id",
    description: "Oyuncunun ya da ödev yapan öğrencinin yeri: katılma yanıtındaki `session_id`.",
  },
};

const refusal: JsonSchema = {
  type: "object",
  properties: {
    error: { type: "string", description: "Kullanıcıya gösterilecek cümle." },
    code: { type: "string", description: "Değişmeyen ad." },
    fields: { type: "object", additionalProperties: { type: "string" }, description: "Alan alan hatalar." },
    suggestion: { type: "string", description: "Alınmış ya da uygun olmayan takma ad yerine önerilen." },
  },
  required: ["error", "code"],
};

function described(operation: Operation, schemas: Components) {
  const { call, title, who, once, body, bodyAs = body, bodyType, mayBeEmpty, example } = operation;
  const input = bodyAs && schemaOf(bodyAs, "input", schemas);
  const scope = scopeOf(operation);
  const limits = limitsOf(operation);
  return {
    operationId: nameOf(call),
    summary: title,
    "x-who": who,
    ...(isSignedIn(operation) && { "x-token-scope": scope ?? null }),
    ...(limits.length > 0 && { "x-limits": limits }),
    ...(securityOf(operation) && { security: securityOf(operation) }),
    parameters: [
      ...[...pathOf(operation).matchAll(/:(\w+)/g)].map(([, name]) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      ...queryOf(operation, schemas),
      ...(once ? [idempotencyKey] : []),
    ],
    ...(bodyType && { requestBody: { required: true, ...sizeOf(operation), content: { [bodyType]: {} } } }),
    ...(input && {
      requestBody: {
        required: !mayBeEmpty,
        ...sizeOf(operation),
        content: { "application/json": { schema: input, example: example ?? exampleOf(input, schemas) } },
      },
    }),
    responses: { ...refusedOf(operation), ...repliesOf(operation, schemas) },
  };
}

const sizeOf = ({ mostBytes }: Operation) =>
  mostBytes === undefined ? {} : { description: `En çok ${mostBytes / 1024} KB.` };

/** `POST /api/game/:code/start` becomes `postGameCodeStart`; a path outside the API is named as a page. */
const nameOf = (call: string): string =>
  call
    .replace(/ \/(?!api\/)/, " /page/")
    .replace("/api/", "/")
    .toLocaleLowerCase("en")
    .replace(/[^a-z0-9]+(\w)?/g, (_, letter: string = "") => letter.toLocaleUpperCase("en"));

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Aynı anahtar 24 saat boyunca aynı yanıtı verir; hiçbir şey iki kez yapılmaz.",
  schema: { type: "string", minLength: 1, maxLength: 64 },
};

function queryOf({ query }: Operation, schemas: Components) {
  if (!query) return [];
  const { properties } = schemaOf(query, "input", schemas);
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema,
  }));
}

function securityOf(operation: Operation) {
  const { who } = operation;
  const seat = who.includes("seat") ? [{ seat: [] }] : [];
  if (who === "pupil, with seat") return [{ sign_in: [], seat: [] }];
  if (isSignedIn(operation)) return [...(who.startsWith("all") ? [{}] : []), ...seat, { sign_in: [] }];
  return seat.length > 0 ? seat : undefined;
}

function repliesOf({ replies }: Operation, schemas: Components) {
  return Object.fromEntries(
    Object.entries(replies).map(([status, reply]) => {
      const description = meaning[Number(status)] ?? "Oldu.";
      if (reply === null) return [status, { description }];
      if (typeof reply === "string") return [status, { description, content: { [reply]: {} } }];
      const schema = schemaOf(reply, "output", schemas);
      return [
        status,
        { description, content: { "application/json": { schema, example: exampleOf(schema, schemas) } } },
      ];
    }),
  );
}

const meaning: Readonly<Record<number, string>> = {
  200: "Oldu.",
  201: "Yapıldı.",
  202: "Henüz değil; biraz sonra yeniden sorun.",
  204: "Oldu; gövde yok.",
  304: "Değişmedi.",
};

/** The possible codes by status, each with its sentence. */
function refusedOf(operation: Operation) {
  const byStatus = Map.groupBy(refusalsOf(operation), errorStatus);
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${wireCode(code)}\`: ${errorText(code)}`).join("\n"),
        "x-codes": [...new Set(codes.map(wireCode))],
        ...([429, 503].includes(status) && {
          headers: { "Retry-After": { description: "Saniye.", schema: { type: "integer" } } },
        }),
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Refusal" },
            example: { error: errorText(codes[0]!), code: wireCode(codes[0]!) },
          },
        },
      },
    ]),
  );
}
