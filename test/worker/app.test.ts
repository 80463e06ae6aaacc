import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
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
