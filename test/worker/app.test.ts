import { env, exports } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { app } from "../../worker/app";
import { call, origin } from "./http";

test("health answers with a version and the security headers", async () => {
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

test("a wrong method says which ones there are", async () => {
  const response = await exports.default.fetch(`${origin}/api/health`, { method: "DELETE" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET");
  expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
});

test.each([
  ["D1_ERROR: Failed to get session commit token: internal error; reference = 63a4l9r35fne", 503, "unavailable"],
  ["D1_ERROR: database is locked: SQLITE_BUSY", 503, "unavailable"],
  ["D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.", 503, "unavailable"],
  ["D1_ERROR: storage operation exceeded timeout", 503, "unavailable"],
  ['D1_ERROR: near "FORM": syntax error', 500, "internal"],
])("a query that fails with %s is %i, and what was asked stays out of the log", async (message, status, code) => {
  const broken = () => Promise.reject(new Error(message));
  const statement = { bind: () => statement, all: broken, run: broken, raw: broken, first: broken };
  const DB = { prepare: () => statement, batch: broken } as unknown as D1Database;
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
