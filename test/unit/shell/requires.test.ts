import type { MiddlewareFunction } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { aUser } from "../../builders/people";
import type { Access } from "#api/sign-in/guard";

const tokenOf = (role: string) =>
  ["a", Buffer.from(JSON.stringify({ sub: "u1", role })).toString("base64url"), "b"].join(".");

afterEach(() => vi.unstubAllGlobals());

/** Opens a page with a kept token of this role; `says` answers who its user is. */
async function opening(access: Access, tokensRole: string) {
  vi.resetModules();
  const { promise, resolve: says } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => promise);
  const { storeToken } = await import("#browser/token");
  storeToken(tokenOf(tokensRole));
  const { requires } = await import("#shell/requires");
  const next = vi.fn<() => Promise<string>>(() => Promise.resolve("the page"));
  const args = { request: new Request("http://localhost/wanted") } as Parameters<MiddlewareFunction>[0];
  const opened = Promise.resolve(requires(access)(args, next)).catch((refusal: unknown) => refusal);
  return { next, opened, says: (user: object) => says(new Response(JSON.stringify({ user }))) };
}

test("a teacher's page asks for what it shows while the account is asked for, and opens after both", async () => {
  const { next, opened, says } = await opening("teacher", "teacher");
  expect(next).toHaveBeenCalledTimes(1);
  says(aUser());
  expect(await opened).toBe("the page");
});

test.each([
  ["teacher", "student"],
  ["admin", "admin"],
  ["user", "teacher"],
] as const)("a page for %s waits for the account of a token that names %s", async (access, role) => {
  const { next, opened, says } = await opening(access, role);
  expect(next).not.toHaveBeenCalled();
  says(aUser({ role: access === "user" ? role : access }));
  expect(await opened).toBe("the page");
});

test("a page is not opened for an account of another role, whatever its token names", async () => {
  const { opened, says } = await opening("teacher", "teacher");
  says(aUser({ role: "student" }));
  const refusal = (await opened) as Response;
  expect([refusal.status, refusal.headers.get("location")]).toEqual([302, "/auth/login?next=%2Fwanted"]);
});
