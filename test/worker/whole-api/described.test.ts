import { expect, test } from "vitest";
import { app } from "../../../worker/app";
import { operations } from "#http/openapi/areas";

const routes = [...new Set(app.routes.filter(({ method }) => method !== "ALL").map((r) => `${r.method} ${r.path}`))];
const described: readonly string[] = operations.map(({ call }) => call);

test("every route of the app is described, and nothing else is", () => {
  const missing = routes.filter((route) => !described.includes(route));
  expect(missing, "describe these in worker/protocol/http/calls/, with the name of their reply").toEqual([]);
  expect(described.filter((call) => !routes.includes(call))).toEqual([]);
});

const callsFor = (isMeant: (who: string) => boolean) =>
  operations.filter(({ who }) => isMeant(who)).map(({ call }) => call);

const openAddresses = [
  /^GET \/(?!api\/)/,
  /^\w+ \/api\/(?:auth|pair|dev)\b/,
  /^GET \/api\/(?:health|config|library|shared)\b/,
  /^GET \/api\/(?:game\/:code|homework\/:ref)$/,
  /\/api\/(?:game|game\/:code|homework\/:ref)\/join$/,
];

// The access matrix and docs/calls.md follow from the entries. This says by hand what an entry that was changed would open.
test("[T26] calls of administrators, and no other, have their address; calls open to all have one of these", () => {
  expect(callsFor((who) => who.endsWith("admin"))).toEqual(described.filter((call) => call.includes(" /api/admin/")));
  expect(
    callsFor((who) => who.startsWith("all")).filter((call) => !openAddresses.some((address) => address.test(call))),
  ).toEqual([]);
});
