import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aFullHall } from "../helpers/halls/a-hall";
import { started } from "../helpers/halls/hall-play";
import { sit } from "../helpers/games/seat";
import { eventually } from "../helpers/eventually";

/** The number of sockets: six phones and the host's screen. */
const THERE = 7;

/** The socket counts that this phone has been sent, in order. */
const countsIn = ({ texts }: { texts: readonly string[] }) =>
  texts.flatMap((text) => Array.from(text.matchAll(/"type":"counter","count":(\d+)/g), ([, count]) => Number(count)));

test("phones of a hall that has slept are sent only what is new to them", async () => {
  const hall = await aFullHall();
  const { code, room, relays, seats } = hall;
  await eventually(() => seats.forEach((seat) => expect(countsIn(seat).at(-1)).toBe(THERE)));
  await Promise.all([room, ...relays].map((one) => evictDurableObject(one)));
  // Count from here, because a slow room may have sent a count twice until now.
  const before = seats.map((seat) => countsIn(seat).length);
  await started(hall);
  const late = await sit(code, undefined, { at: "0001" });
  await eventually(() => seats.forEach((seat) => expect(countsIn(seat).at(-1)).toBe(THERE + 1)));
  for (const i of [0, 2, 3, 5]) expect(countsIn(seats[i]!).slice(before[i])).toEqual([THERE + 1]);
  late.ws.close();
});
