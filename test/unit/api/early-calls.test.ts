import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { get } from "#api/api";
import { callEarly, earlyCalls } from "#api/early-calls";
import { auth } from "#api/people-api";
import { loader } from "#features/home/teacher/dashboard.tsx";
import { storeToken } from "#browser/token";

const fetched = vi.fn<typeof fetch>();
const asked = () => fetched.mock.calls.map(([path]) => path);

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('{"items":[],"total":0}')));
  vi.stubGlobal("fetch", fetched);
  storeToken("kept");
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  storeToken(null);
});

test("the calls made early are the ones that the teacher's first page makes, which makes none of them again", async () => {
  callEarly("/teacher/dashboard");
  expect(asked()).toStrictEqual(earlyCalls["/teacher/dashboard"]);
  const { now: _, ...parts } = loader();
  await Promise.all([auth.me(), ...Object.values(parts)]);
  expect(asked()).toStrictEqual(earlyCalls["/teacher/dashboard"]);
});

test("a reply that came early is given once", async () => {
  callEarly("/teacher/classes");
  await auth.me();
  await auth.me();
  expect(asked()).toStrictEqual(["/api/auth/me", "/api/auth/me"]);
});

test("another account that has signed in meanwhile asks for itself", async () => {
  callEarly("/teacher/classes");
  storeToken("another");
  await auth.me();
  expect(asked()).toHaveLength(2);
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get("authorization")).toBe("Bearer another");
});

test("a reply that no page took is too old a minute later", async () => {
  callEarly("/teacher/classes");
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 61_000);
  await auth.me();
  expect(asked()).toHaveLength(2);
});

test("nothing is asked early by a guest, or for an address that needs no account", () => {
  callEarly("/library");
  storeToken(null);
  callEarly("/teacher/dashboard");
  expect(fetched).not.toHaveBeenCalled();
});

test("an early call that failed is a server that was not reached", async () => {
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
  callEarly("/teacher/classes");
  await expect(get("/api/auth/me")).rejects.toMatchObject({ status: 0 });
});
