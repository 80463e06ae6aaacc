import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import { relayName } from "#shared/ids";
import { aFullHall } from "../helpers/halls/a-hall";
import { losesAll } from "../helpers/halls/hall-faults";
import { allAnswer, comesBack, expectOneStanding, goesOn, started } from "../helpers/halls/hall-play";
import { call } from "../helpers/http";
import { eventually } from "../helpers/eventually";

/** A relay whose storage is lost: the coordinator opens the game there once more, with everything that it ever sent it. */

test("[F36] a relay that has lost its storage is opened again for returning players: seats are kept, points are not", async () => {
  const hall = await aFullHall();
  const { code, host, relays, seats } = hall;
  await allAnswer(seats, await started(hall));
  await host.hears("question_end");
  await losesAll(relays[0]!);
  const back = await Promise.all([seats[0]!, seats[3]!].map((seat) => comesBack(code, seat)));
  const all = [...back, ...seats.filter((_, i) => i % 3 !== 0)];
  await allAnswer(all, await goesOn({ ...hall, seats: all }));
  const end = await host.hears("question_end");
  expect(end.distribution).toMatchObject({ B: 6 });
  expect(end.leaderboard.slice(-2).map(({ nickname }) => nickname)).toEqual(["Ali", "Naz"]);
  await expectOneStanding(hall);
});

test("[F36] the coordinator finds a relay without storage with its next call, and a phone that polls with its own", async () => {
  const { code, host, relays, seats } = await aFullHall();
  await Promise.all(relays.map(losesAll));
  host.say({ type: "start_game", game_code: code });
  const again = () => env.RELAY_ROOM.getByName(relayName(code, 0));
  await eventually(async () => expect(await again().part()).toContain("Ali"));
  await losesAll(relays[1]!);
  const headers = { "session-id": seats[1]!.sessionId };
  const { json } = await call<GameView>("GET", `/api/game/${code}`, { headers });
  expect(json.you!.nickname).toBe("Ece");
});
