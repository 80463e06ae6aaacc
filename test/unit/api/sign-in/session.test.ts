import { afterEach, expect, test, vi } from "vitest";
import { aUser } from "../../../builders/people";
import { clearSession, currentSession, reloadUser, signIn, updateUser } from "#api/sign-in/session";
import { storedToken } from "#browser/token";

const ece = aUser({ name: "Ece", is_approved: false, approval: "pending" });

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

test("a user's own data is renewed, with a new token where there is one", () => {
  signIn("a", ece);
  updateUser({ ...ece, name: "Ece Su" });
  expect(currentSession()).toMatchObject({ token: "a", user: { name: "Ece Su" } });
  updateUser(ece, "b");
  expect([currentSession().token, storedToken()]).toEqual(["b", "b"]);
});

test("signing in brings the announcement along", async () => {
  const announcement = { id: "d", text: "Bakım var.", until: 1, to: "all" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ user: ece, announcement }))));
  signIn("a", ece);
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ token: "a", announcement }));
});

test("an account that is loaded again brings its announcement along", async () => {
  signIn("a", ece);
  const announcement = { id: "d", text: "Bakım var.", until: 1, to: "all" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ user: ece, announcement }))));
  await reloadUser();
  expect(currentSession()).toMatchObject({ token: "a", announcement });
});

test("an answer that comes after signing out signs nobody in", () => {
  signIn("a", ece);
  clearSession();
  updateUser(ece);
  updateUser(ece, "b");
  expect([currentSession().token, currentSession().user, storedToken()]).toEqual([null, null, null]);
});

test("an answer about somebody who has left changes nothing for the next person", () => {
  signIn("a", ece);
  clearSession();
  signIn("b", { ...ece, id: "u2", name: "Can" });
  updateUser(ece);
  expect(currentSession()).toMatchObject({ token: "b", user: { name: "Can" } });
});

/** Opens the page of a signed-in user; `says` is the reply to the check of the token. */
async function opened(says: Response) {
  vi.resetModules();
  vi.stubGlobal("fetch", () => Promise.resolve(says));
  const fresh = await import("#api/sign-in/session");
  const { storeToken: keep, storedToken: kept } = await import("#browser/token");
  keep("a");
  await fresh.loadSession();
  return { fresh, kept };
}

test.each([
  ["a filter's page", new Response("<html>Bu site engellendi</html>", { status: 403 })],
  ["a portal's page", new Response("<html>Wi-Fi girişi</html>", { status: 200 })],
  ["a page with 401", new Response("<html>proxy</html>", { status: 401 })],
  ["a fault of the server", new Response('{"error":"x","code":"internal"}', { status: 500 })],
] as const)("[F30] %s takes no token away, and the next page asks again", async (_, says) => {
  const { fresh, kept } = await opened(says);
  expect([fresh.currentSession().user, kept()]).toEqual([null, "a"]);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ user: ece }))));
  expect((await fresh.loadSession()).user).toEqual(ece);
});

test.each([
  ["a fault of the server", new Response('{"error":"x","code":"unavailable"}', { status: 503 }), "unavailable"],
  ["a gateway's page", new Response("<html></html>", { status: 502 }), "server_away"],
  ["a filter's page", new Response("<html></html>", { status: 403 }), "network"],
])("[F30] the session knows why the user could not be loaded: %s", async (_, says, code) => {
  const { fresh } = await opened(says);
  expect(fresh.currentSession().fault).toMatchObject({ code });
});

test("a token that the server refuses is given up", async () => {
  const { kept } = await opened(new Response('{"error":"x","code":"unauthenticated"}', { status: 401 }));
  expect(kept()).toBeNull();
});
