import { afterEach, expect, test, vi } from "vitest";
import { claimGuestGames, declineGuestGames, guestNames } from "#api/sign-in/guest-games";
import type { Memory } from "#browser/device";
import { keepSeat, pastSeats, retireSeat, seats, type Seat } from "#api/seat";
import { json } from "../../browser/a-browser";
import { aStorage } from "../../browser/a-storage";

const seat = (code: string, nickname: string): Seat => {
  return { code, nickname, sessionId: `${code}.secret`, playerId: `${code}-1`, marble: 7 };
};

/** A device with seats in these games; the second list has seats that nobody can go back to. */
function aDevice(open: readonly Seat[], past: readonly Seat[] = []) {
  const storage = aStorage();
  for (const one of [...past, ...open]) keepSeat(storage, one);
  for (const { code } of past) retireSeat(storage, code);
  return storage;
}

/** Sets the server's reply for each player. Returns the calls that were made, each with its session. */
function serverSays(reply: (playerId: string) => Response) {
  const asked: [string, string][] = [];
  vi.stubGlobal("fetch", (path: string, { headers }: { headers: Record<string, string> }) => {
    const id = path.split("/")[3]!;
    asked.push([id, headers["session-id"]!]);
    return Promise.resolve(reply(id));
  });
  return asked;
}
const claimed = (is_new = true, game_status = "completed") => json({ player: { game_status }, is_new }, 200);
const refused = (status: number, code: string) => json({ error: "Olmadı.", code }, status);

afterEach(() => vi.unstubAllGlobals());

const ECE = "u1";
const [ece, can] = [seat("111111", "Ece"), seat("222222", "Can")];
const namesOf = (storage: Memory, userId = ECE) => guestNames(userId, storage).map(({ nickname }) => nickname);

test("guests' games are listed by name, and none is claimed before a name is chosen", () => {
  const storage = aDevice([ece, can], [seat("333333", "Ece")]);
  const asked = serverSays(() => claimed());
  expect(guestNames(ECE, storage)).toEqual([
    { nickname: "Ece", marble: 7, seats: [seat("333333", "Ece"), ece] },
    { nickname: "Can", marble: 7, seats: [can] },
  ]);
  expect(asked).toEqual([]);
});

test("the name that played last stands first, whether its game is still open or not", () => {
  const [old, past, newest] = [
    { ...seat("444444", "Ada"), at: 3 },
    { ...seat("333333", "Can"), at: 9 },
    { ...ece, at: 5 },
  ];
  expect(namesOf(aDevice([old, newest], [past]))).toEqual(["Can", "Ece", "Ada"]);
  expect(namesOf(aDevice([can, old, newest]))).toEqual(["Ece", "Ada", "Can"]);
});

test("a game played while signed in is not asked about", () => {
  expect(namesOf(aDevice([{ ...ece, account: true }, can]))).toEqual(["Can"]);
});

test("one name's games are claimed with their own sessions, once; the others stay", async () => {
  const storage = aDevice([ece, can], [seat("333333", "Ece")]);
  const asked = serverSays(() => claimed());
  expect(await claimGuestGames(guestNames(ECE, storage)[0]!, storage)).toEqual({ kept: 2, isIncomplete: false });
  expect(asked.map(([, session]) => session)).toEqual(["333333.secret", "111111.secret"]);
  expect(namesOf(storage)).toEqual(["Can"]);
  expect(seats.all(storage)).toHaveLength(2);
  expect(pastSeats.all(storage)).toEqual([]);
});

test("games that one account declines are not offered to it again, but are to the next account", () => {
  const storage = aDevice([ece, can]);
  declineGuestGames(guestNames(ECE, storage)[1]!, ECE, storage);
  expect([namesOf(storage), namesOf(storage, "u2")]).toEqual([["Ece"], ["Ece", "Can"]]);
});

test.each([
  ["it was the student's already", () => claimed(false), []],
  ["it still runs", () => claimed(true, "active"), []],
  ["it is another account's", () => refused(409, "already_claimed"), []],
  ["the session is worth nothing any more", () => refused(401, "session_invalid"), []],
  ["the sign-in has run out", () => refused(401, "unauthenticated"), ["Ece"]],
  ["the server is busy", () => refused(503, "unavailable"), ["Ece"]],
  ["too much was asked", () => refused(429, "rate_limited"), ["Ece"]],
  ["a filter answers", () => new Response("<html>", { status: 403 }), ["Ece"]],
] as const)("when %s nothing is counted, and games not asked about stay", async (_, reply, left) => {
  const storage = aDevice([ece]);
  serverSays(reply);
  const { kept, isIncomplete } = await claimGuestGames(guestNames(ECE, storage)[0]!, storage);
  expect([kept, isIncomplete, namesOf(storage)]).toEqual([0, left.length > 0, left]);
});

test("a spoilt memory of decisions costs only the question", () => {
  const storage = aDevice([ece]);
  storage.setItem("bilye.claimed", "{");
  expect(namesOf(storage)).toEqual(["Ece"]);
});

test("many games of one name are asked about a few at a time", async () => {
  const storage = aDevice(Array.from({ length: 25 }, (_, i) => seat(`${100_000 + i}`, "Ece")));
  let atOnce = 0;
  let most = 0;
  vi.stubGlobal("fetch", async () => {
    most = Math.max(most, ++atOnce);
    await Promise.resolve();
    atOnce -= 1;
    return claimed();
  });
  expect(await claimGuestGames(guestNames(ECE, storage)[0]!, storage)).toEqual({ kept: 25, isIncomplete: false });
  expect(most).toBe(10);
});
