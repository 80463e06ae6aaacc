import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { app } from "../../../worker/app";
import { call, origin } from "../helpers/http";

/** The whole policy, because no other test would notice an unneeded source. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';" +
  " base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
const onEveryAnswer = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cache-control": "no-store",
};
const security = (headers: Headers) =>
  Object.fromEntries(Object.keys(onEveryAnswer).map((name) => [name, headers.get(name)]));

const routes = [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))]
  .filter((route) => !route.startsWith("ALL"))
  .map((route) => route.replace(/:\w+(?:\{[^}]*\})?/g, "100000").split(" ") as [string, string]);

test("all calls of the app are found", () => {
  expect(routes.length).toBeGreaterThan(50);
});

test.each(routes)("[T30] %s %s of a stranger is answered with the security headers", async (method, path) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const reply = await exports.default.fetch(`${origin}${path}`, {
    method,
    ...(method !== "GET" && { body: "{}", headers: { "content-type": "application/json" } }),
  });
  // The app's page, with a shared set's link card in it.
  const isPage = /^\/(?:s|library)\//.test(path);
  const expected = { ...onEveryAnswer, ...(isPage && { "cache-control": "no-cache" }) };
  expect([reply.status, security(reply.headers)]).toEqual([expect.any(Number), expected]);
  expect(reply.status).toBeLessThan(500);
});

const upgrade = { upgrade: "websocket" };
test.each([
  ["without an upgrade", "/ws?code=482913", {}, {}],
  ["of no code", "/ws", upgrade, {}],
  ["of an unknown code", "/ws?code=482913", upgrade, {}],
  ["of another origin", "/ws?code=482913", { ...upgrade, origin: "https://evil.example" }, {}],
  ["with a worthless token", "/ws?code=482913&token=x", upgrade, {}],
  ["by another method", "/ws?code=482913", upgrade, { method: "POST" }],
  ["below it", "/ws/x", upgrade, {}],
] as const)("[T30] a refused socket has the security headers: %s", async (_, path, headers, init) => {
  const reply = await exports.default.fetch(`${origin}${path}`, { ...init, headers });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  expect(security(reply.headers)).toEqual(onEveryAnswer);
});

test("[T30] a wrongly set up deployment has the security headers too", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const reply = await app.request("/api/health", {}, { ...env, JWT_SECRET: "kisa" });
  expect([reply.status, security(reply.headers)]).toEqual([500, onEveryAnswer]);
});

test("subdomains are bound to https only where the deployment says so", async () => {
  const reply = await app.request("/api/health", {}, { ...env, HSTS_SUBDOMAINS: "on" });
  expect(reply.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

test("[T30] health answers with a version and the security headers", async () => {
  const { status, json, headers } = await call("GET", "/api/health");
  expect(status).toBe(200);
  expect(json).toEqual({ status: "ok", version: expect.any(String) });
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ["GET", "/api/nope"],
  ["POST", "/api"],
  ["GET", "/api/game/../nope"],
  ["DELETE", "/api/%00"],
])("an unknown path is refused as JSON: %s %s", async (method, path) => {
  const { status, json, headers } = await call(method, path);
  expect({ status, code: json.code }).toEqual({ status: 404, code: "not_found" });
  expect(headers.get("content-type")).toMatch(/application\/json/);
});

test.each([
  ["OPTIONS", "/api/auth/login"],
  ["OPTIONS", "/api/game/join"],
  ["GET", "/api/config"],
  ["GET", "/api/user/export"],
  ["GET", "/media/none"],
])("[T29] a page of another origin may not read an answer: %s %s", async (method, path) => {
  const { headers } = await exports.default.fetch(`${origin}${path}`, {
    method,
    headers: {
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    },
  });
  expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
});

test("a wrong method gets the list of right ones", async () => {
  const response = await exports.default.fetch(`${origin}/api/health`, { method: "DELETE" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET");
  expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
});

test.each([
  ["D1_ERROR: Failed to get session commit token: internal error; reference = 63a4l9r35fne", 503, "unavailable"],
  ["D1_ERROR: database is locked: SQLITE_BUSY", 503, "unavailable"],
  ["D1_ERROR: database or disk is full: SQLITE_FULL", 503, "unavailable"],
  ["D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.", 503, "unavailable"],
  ["D1_ERROR: storage operation exceeded timeout", 503, "unavailable"],
  ["D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.", 503, "unavailable"],
  ["D1_ERROR: D1 DB exceeded its CPU time limit and was reset.", 503, "unavailable"],
  ['D1_ERROR: near "FORM": syntax error', 500, "internal"],
])("[T36][F25] a query that fails with %s is %i, and its values stay out of the log", async (message, status, code) => {
  const broken = () => Promise.reject(new Error(message));
  const statement = { bind: () => statement, all: broken, run: broken, raw: broken, first: broken };
  const session = { prepare: () => statement, batch: broken };
  const DB = { ...session, withSession: () => session } as unknown as D1Database;
  const lines = vi.spyOn(console, "error").mockImplementation(() => {});
  const reply = await app.request(
    "/api/auth/login",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "elif@okul.test", password: "cok-gizli-2026" }),
    },
    { ...env, DB },
  );
  expect({ status: reply.status, ...(await reply.json<object>()) }).toMatchObject({ status, code });
  const logged = lines.mock.calls.flat().join("\n");
  expect(logged).toContain(JSON.stringify(message).slice(1, -1));
  expect(logged).not.toMatch(/elif|gizli|Failed query/);
});

test("[F2] an object of the version before, which lacks a new call, is away for it: nobody is at fault", async () => {
  const lines = vi.spyOn(console, "error").mockImplementation(() => {});
  // The platform's own words, heard where one version's Worker called another's objects.
  const lacking = new TypeError('The RPC receiver does not implement the method "look".');
  const room = { look: () => Promise.reject(lacking) };
  const HOMEWORK_ROOM = { getByName: () => room } as unknown as Env["HOMEWORK_ROOM"];
  const reply = await app.request("/api/homework/BCDFGHJ", {}, { ...env, HOMEWORK_ROOM });
  expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(lines.mock.calls.flat().join("\n")).toContain('"event":"part_down"');
});

test.each([
  ["a call without a token", "POST", "/api/question-sets"],
  ["a path that does not exist", "POST", "/api/nothing"],
  ["a wrong method", "PUT", "/api/health"],
  ["a wrong key", "POST", "/api/auth/register"],
])("the body of %s is read to its end, so that its connection lives on", async (_, method, path) => {
  const headers = { "content-type": "application/json", "idempotency-key": "k".repeat(65) };
  const sent = { method, headers, body: JSON.stringify({ title: "x".repeat(1000) }) };
  const request = new Request(`${origin}${path}`, sent);
  const { status } = await app.fetch(request, env, createExecutionContext());
  expect(status).toBeGreaterThanOrEqual(400);
  expect(request.bodyUsed).toBe(true);
});
