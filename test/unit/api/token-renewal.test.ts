import { afterEach, expect, test, vi } from "vitest";

/** Opens a new page for each test, because the core remembers when it last asked. */
async function opened(token: string, fresh: () => Response) {
  vi.resetModules();
  const { call, onUnauthorized } = await import("#api/api");
  const { storedToken, storeToken } = await import("#browser/token");
  const asked: { readonly path: string; readonly token: string | null }[] = [];
  vi.stubGlobal("fetch", async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, token: headers.authorization ?? null });
    return path === "/api/auth/refresh" ? fresh() : new Response("{}");
  });
  const signedOut = vi.fn<() => void>();
  onUnauthorized(signedOut);
  storeToken(token);
  return { get: (path: string) => call("GET", path), storedToken, storeToken, asked, signedOut };
}

afterEach(() => vi.unstubAllGlobals());

const tokenOf = (hoursAgo: number, sid = "s1") =>
  [
    "kafa",
    Buffer.from(JSON.stringify({ sub: "u1", sid, iat: Date.now() / 1000 - hoursAgo * 3600 })).toString("base64url"),
    "imza",
  ].join(".");
const renewed = (token: string) => () => new Response(JSON.stringify({ token, user: {}, session: {} }));
const refreshes = (asked: readonly { readonly path: string }[]) =>
  asked.filter(({ path }) => path === "/api/auth/refresh").length;

test("an old token is changed for a newer one in passing, once", async () => {
  const fresh = tokenOf(0);
  const { get, storedToken, asked } = await opened(tokenOf(25), renewed(fresh));
  await get("/api/a");
  await expect.poll(storedToken).toBe(fresh);
  await get("/api/b");
  expect(asked.at(-1)).toEqual({ path: "/api/b", token: `Bearer ${fresh}` });
  expect(refreshes(asked)).toBe(1);
});

test("a young token is left as it is", async () => {
  const { get, asked } = await opened(tokenOf(1), renewed("yeni"));
  await get("/api/a");
  expect(refreshes(asked)).toBe(0);
});

test.each([
  ["is a refusal", () => new Response('{"error":"x","code":"unauthenticated"}', { status: 401 })],
  ["is a fault", () => new Response('{"error":"x","code":"internal"}', { status: 500 })],
  ["is a filter's page", () => new Response("<html></html>", { status: 200 })],
] as const)("[F30] the old token goes on and nobody is signed out if the answer %s", async (_, reply) => {
  const old = tokenOf(25);
  const { get, storedToken, asked, signedOut } = await opened(old, reply);
  await get("/api/a");
  await expect.poll(() => refreshes(asked)).toBe(1);
  await get("/api/b");
  expect([storedToken(), signedOut.mock.calls.length, refreshes(asked)]).toEqual([old, 0, 1]);
});

test("a renewal that arrives after signing out does not sign in again", async () => {
  const page = await opened(tokenOf(25), () => {
    page.storeToken(null);
    return renewed("yeni")();
  });
  await page.get("/api/a");
  await expect.poll(() => refreshes(page.asked)).toBe(1);
  await page.get("/api/b");
  expect(page.storedToken()).toBeNull();
});
