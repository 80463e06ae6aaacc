import { expect, test } from "vitest";
import * as z from "zod";
import { isKind, kindNames } from "#question/kinds";
import { NewQuestionBody } from "#protocol/http/question-sets";
import { questionAsWritten } from "#protocol/http/replies/written-question";
import { areas, operations } from "#http/openapi/areas";
import { apiDocument } from "#http/openapi/api-document";
import { whoIs } from "#build/api-docs/page";
import { methodOf, pathOf, type Operation } from "#http/openapi/operation";

const document = apiDocument("1.2.3");
type Shown = {
  readonly operationId: string;
  readonly summary: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example: unknown }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>
  >;
};
const shown = (operation: Operation): Shown =>
  document.paths[pathOf(operation).replace(/:(\w+)/g, "{$1}")]![methodOf(operation).toLowerCase()] as Shown;
const named = operations.map((operation) => [operation.call, operation] as const);

test("the document has a title, and every part that it points at is there", () => {
  expect([document.openapi, document.info.version]).toEqual(["3.1.1", "1.2.3"]);
  const text = JSON.stringify(document);
  const pointers = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!));
  const parts = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect([...pointers].filter((to) => !parts.includes(to))).toEqual([]);
  expect(pointers.size).toBeGreaterThan(10);
  expect(text).not.toMatch(/"\$defs"|"\$id"|"~standard"/);
});

test("no call is described twice, and each has a name and a title of its own", () => {
  const calls = operations.map(({ call }) => call);
  expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([]);
  const ids = operations.map((operation) => shown(operation).operationId);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(operations.filter(({ title }) => !/^\p{Lu}.*[^.]$/u.test(title))).toEqual([]);
  expect(areas.filter(({ about }) => !about.endsWith("."))).toEqual([]);
});

test("the page says in Turkish who may make a call", () => {
  expect(operations.filter(({ who }) => !Object.hasOwn(whoIs, who))).toEqual([]);
});

test.each(named.filter(([, { body }]) => body))("%s: its example is a body that it takes", (_, operation) => {
  const { example } = shown(operation).requestBody!.content["application/json"]!;
  const { error } = operation.body!.safeParse(example);
  expect(error?.issues ?? []).toEqual([]);
  expect((operation.bodyAs ?? operation.body)!.safeParse(example).success).toBe(true);
});

/** The faults of a reply's example; empty if it is valid. */
function faultsOf(reply: z.ZodType | string | null, content: object | undefined): unknown {
  if (reply === null) return content ?? [];
  if (typeof reply === "string") return Object.keys(content ?? {}).filter((type) => type !== reply);
  const { example } = (content as Record<string, { readonly example?: unknown }>)["application/json"]!;
  return reply.safeParse(example).error?.issues ?? [];
}

test.each(named)("%s: each reply has an example that is one", (_, operation) => {
  const { responses } = shown(operation);
  const faults = Object.entries(operation.replies).map(([status, reply]) =>
    faultsOf(reply, responses[status]!.content),
  );
  expect(faults).toEqual(faults.map(() => []));
});

test("every answer in JSON has a schema", () => {
  const bare = operations.flatMap(({ call, replies }) =>
    Object.entries(replies)
      .filter(([, reply]) => typeof reply === "string" && /json/.test(reply))
      .map(([status]) => `${call} ${status}`),
  );
  expect(bare, "describe these with a schema of worker/protocol/http/replies/").toEqual([]);
});

/** A question of each kind with the fewest possible fields. */
const least: Record<string, object> = {
  choice: { options: { A: "1", B: "2" }, correct_option: "A" },
  multi: { options: { A: "1", B: "2" }, correct_option: "AB" },
  typed: { accepted: ["Ankara"], typo: true },
  number: { value: 3, tolerance: 0 },
  order: { items: ["a", "b", "c"] },
  match: { pairs: [1, 2, 3].map((n) => ({ left: `l${n}`, right: `r${n}` })) },
  spot: { areas: [{ x: 100, y: 100, r: 50 }], image: { id: "k".repeat(43), alt: "Harita" } },
  poll: { options: { A: "1", B: "2" } },
  cloud: {},
};

test.each(kindNames)("a question of kind %s is described as it is read", (kind) => {
  expect(isKind(kind)).toBe(true);
  const question = { question_text: "Soru", kind, ...least[kind] };
  expect(questionAsWritten.safeParse(question).error).toBeUndefined();
  expect(NewQuestionBody.safeParse({ question_set_id: "x", ...question }).error).toBeUndefined();
});

const isAnything = (schema: z.ZodType) => {
  const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return !("properties" in shape || "anyOf" in shape || "allOf" in shape || "oneOf" in shape);
};

test("a body is described in full, never as just anything", () => {
  const bare = operations.filter(({ body, bodyAs = body }) => bodyAs && isAnything(bodyAs));
  expect(bare.map(({ call }) => call)).toEqual([]);
});
