import { afterEach, expect, test, vi } from "vitest";
import { claimGuestGames } from "../../../web/lib/guest-games";
import { keepSeat, PAST, retireSeat, seatsIn, type Seat } from "../../../web/live/seat";
import { json } from "../live/a-browser";
import { aStorage } from "../live/a-storage";

const seat = (code: string, nickname: string): Seat => {
  return { code, nickname, sessionId: `${code}.secret`, playerId: `${code}-1`, marble: 7 };
};

/** A device with places in these games; the second list of places nobody can go back to. */
function aDevice(open: readonly Seat[], past: readonly Seat[] = []) {
  const storage = aStorage();
  for (const one of [...past, ...open]) keepSeat(storage, one);
  for (const { code } of past) retireSeat(storage, code);
  return storage;
}

/** What the server says of each player; what was asked, with which session. */
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

test("every game of the device is claimed with its own session, once", async () => {
  const storage = aDevice([seat("111111", "Ece"), seat("222222", "Can")], [seat("333333", "Işık")]);
  const asked = serverSays(() => claimed());
  expect(await claimGuestGames(storage)).toEqual(["Işık", "Ece", "Can"]);
  expect(asked.map(([, session]) => session)).toEqual(["333333.secret", "111111.secret", "222222.secret"]);
  expect(await claimGuestGames(storage)).toEqual([]);
  expect(asked).toHaveLength(3);
  expect(seatsIn(storage)).toHaveLength(2);
  expect(seatsIn(storage, PAST)).toEqual([]);
});

test.each([
  ["it was the student's already", () => claimed(false), 1],
  ["it still runs", () => claimed(true, "active"), 1],
  ["it is another account's", () => refused(409, "already_claimed"), 1],
  ["the session is worth nothing any more", () => refused(401, "session_invalid"), 1],
  ["the sign-in has run out", () => refused(401, "unauthenticated"), 2],
  ["the server is busy", () => refused(503, "unavailable"), 2],
  ["too much was asked", () => refused(429, "rate_limited"), 2],
] as const)("nothing is said when %s", async (_, reply, times) => {
  const storage = aDevice([seat("111111", "Ece")], [seat("222222", "Can")]);
  const asked = serverSays(reply);
  expect(await claimGuestGames(storage)).toEqual([]);
  await claimGuestGames(storage);
  expect(asked).toHaveLength(2 * times);
});

test("a spoilt memory of what was decided costs only the question", async () => {
  const storage = aDevice([seat("111111", "Ece")]);
  storage.setItem("bilye.claimed", "{");
  serverSays(() => claimed());
  expect(await claimGuestGames(storage)).toEqual(["Ece"]);
});

test("a device many share asks for a few games at a time", async () => {
  const storage = aDevice(Array.from({ length: 25 }, (_, i) => seat(`${100_000 + i}`, `Oyuncu ${i}`)));
  const asked = serverSays(() => claimed());
  for (let visit = 0; visit < 4; visit++) await claimGuestGames(storage);
  expect(new Set(asked.map(([id]) => id)).size).toBe(25);
  expect(asked).toHaveLength(25);
});
