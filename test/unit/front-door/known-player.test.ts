import { afterEach, expect, test, vi } from "vitest";
import { ownMarble } from "#ui/marble/account-marble";
import { clearSession } from "#api/sign-in/session";
import { storedToken } from "#browser/token";
import { keepLastPlayer, lastPlayer } from "#browser/last-player";
import { knownPlayer, nicknameFrom } from "#front-door/account/known-player";
import { ABrowser, json } from "../browser/a-browser";
import { aStorage } from "../browser/a-storage";

const MOST = 20;
const guest = { nickname: "Işık", marble: 7 };
const account = { nickname: "Ece Y.", marble: 9, account: "u1" };

/** A device that remembers this player and token. */
function aDevice(player: object | null, token: string | null = "t") {
  const storage = aStorage();
  if (token !== null) storage.setItem("bilye.token", token);
  if (player) storage.setItem("bilye.player", JSON.stringify(player));
  vi.stubGlobal("localStorage", storage);
  return storage;
}
afterEach(() => vi.unstubAllGlobals());

const me = (role: string) => json({ user: { id: "u1", name: "Ece Yıldırım", role } });
const refused = () => json({ error: "Giriş yapın.", code: "unauthenticated" }, 401);
const note = "Ece Yıldırım olarak giriş yapılmış; bu oyun onun geçmişinde saklanacak.";
const fromName = { nickname: "Ece Yıldırım", marble: 0, account: "u1", note };

test.each([
  ["a guest who played here", guest, null, null, guest],
  ["nobody who played here", null, null, null, null],
  ["after an account, nobody else", account, null, null, null],
  ["a student, by their name", guest, "t", () => me("student"), fromName],
  ["a student who played here, as then", account, "t", () => me("student"), { ...account, note }],
  ["a student after another account", { ...account, account: "u2" }, "t", () => me("student"), fromName],
  ["a teacher as any guest", guest, "t", () => me("teacher"), guest],
  ["an administrator as any guest", account, "t", () => me("admin"), null],
  ["with a token that is worth nothing, a guest", guest, "t", refused, guest],
  ["behind a filter, a guest", account, "t", () => new Response("<html>", { status: 401 }), null],
  ["spoilt entries as none", { nickname: 7, marble: "x" }, null, null, null],
] as const)("the join page knows %s", async (_, stored, token, answer, known) => {
  const storage = aDevice(stored, token);
  const browser = new ABrowser();
  if (answer) browser.answer = answer;
  const marble = known === fromName ? { marble: ownMarble("u1") } : {};
  expect(await knownPlayer(browser.env, storage, MOST)).toEqual(known && { ...known, ...marble });
  expect(browser.requests.map(({ path }) => path)).toEqual(token === null ? [] : ["/api/auth/me"]);
  expect(storedToken()).toBe(answer === refused ? null : token);
});

test("at sign-out an account's nickname goes from the device, a guest's stays", () => {
  const storage = aDevice(account);
  clearSession();
  expect([lastPlayer(storage), storedToken()]).toEqual([null, null]);
  keepLastPlayer(storage, guest);
  clearSession();
  expect(lastPlayer(storage)).toEqual(guest);
});

test.each([
  ["Ece Yıldırım", "Ece Yıldırım"],
  ["Abdurrahman Efe Karamustafaoğlu", "Abdurrahman Efe"],
  ["Karamustafaoğluzadelerden", "Karamustafaoğluzadel"],
])("the name %s fits a nickname as %s", (name, nickname) => {
  expect(nicknameFrom(name, MOST)).toBe(nickname);
});
