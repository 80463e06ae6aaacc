import { expect, test } from "vitest";
import documented from "../../../docs/calls.md?raw";
import { app } from "../../../worker/app";
import { operations } from "#http/openapi/areas";

const routes = [...new Set(app.routes.filter(({ method }) => method !== "ALL").map((r) => `${r.method} ${r.path}`))];
const described: readonly string[] = operations.map(({ call }) => call);

test("every route of the app is described, and nothing else is", () => {
  const missing = routes.filter((route) => !described.includes(route));
  expect(missing, "describe these in worker/protocol/http/calls/, with the name of their reply").toEqual([]);
  expect(described.filter((call) => !routes.includes(call))).toEqual([]);
});

const byCall = (list: unknown[][]) => list.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

/** Matches a row of docs/calls.md. Its sentence is written by hand; the rest must agree with the description. */
const row = /^\| `(?<call>[A-Z]+ [^`]+)` *\| (?<who>[^|]*?) *\| (?<does>once;)?/gm;

test("docs/calls.md has every call, with its callers and whether it takes a key, and no other", () => {
  const rows = [...documented.matchAll(row)].map(({ groups }) => {
    const { call, who, does } = groups!;
    return [call!.replace(/\{(\w+)\}/g, ":$1"), who, does !== undefined];
  });
  const expected = operations.map(({ call, who, once = false }) => [call, who, once]);
  expect(byCall(rows)).toEqual(byCall(expected));
});
