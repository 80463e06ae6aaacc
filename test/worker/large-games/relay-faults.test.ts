import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AnswerReply } from "#protocol/http/replies/players";
import type { RelayState } from "#large-game/lines";
import type { RelayRoom } from "#objects/large-game/relay-room";
import { aFullHall, pollingIn, seatedAt } from "../helpers/halls/a-hall";
import { ring } from "../helpers/clock";
import { dies, isSilent } from "../helpers/halls/hall-faults";
import { allAnswer, comesBack, expectOneStanding, started } from "../helpers/halls/hall-play";
import { call } from "../helpers/http";
import { hosting, type PlayerSeat } from "../helpers/games/seat";
import { eventually } from "../helpers/eventually";

/** Objects of a large game that restart or fall silent: afterwards the standings are as if nothing had happened. */

const isBack = async (code: string, seat: PlayerSeat) => {
  await seat.closed;
  return comesBack(code, seat);
};

test("[F2][F36] a coordinator that dies while a question runs closes it in time, and no answer is lost", async () => {
  const hall = await aFullHall();
  const { code, room, seats, teacher } = hall;
  const question = await started(hall);
  await allAnswer(seats.slice(0, 3), question);
  await dies(room);
  await allAnswer(seats.slice(3), question);
  await ring(env.GAME_ROOM.getByName(code));
  await Promise.all(seats.map((seat) => seat.hears("question_end")));
  const host = await hosting(code, teacher.token);
  expect(host.registered.result!.distribution).toMatchObject({ B: 6 });
  await expectOneStanding(hall);
});

test("[F1][F2][F36] a relay that dies has its players and answers again", async () => {
  const hall = await aFullHall();
  const { code, host, relays, seats } = hall;
  const question = await started(hall);
  await allAnswer(seats.slice(0, 3), question);
  await dies(relays[0]!);
  const back = await Promise.all([seats[0]!, seats[3]!].map((seat) => isBack(code, seat)));
  expect(await back[0]!.hears("current_question")).toMatchObject({ your_answer: "B" });
  await allAnswer([back[1]!, seats[4]!, seats[5]!], question);
  const end = await host.hears("question_end");
  expect(end.distribution).toMatchObject({ B: 6 });
  await expectOneStanding(hall);
});

test("[F36] a relay that does not answer at the close is not waited for, and ranked when it is back", async () => {
  const hall = await aFullHall();
  const { host, relays, seats } = hall;
  const question = await started(hall);
  await allAnswer([seats[0]!, seats[1]!, seats[4]!], question);
  const hears = await isSilent(relays[1]!, "hear");
  host.say({ type: "end_question" });
  const first = await host.hears("question_end");
  expect(first.distribution).toMatchObject({ B: 1 });
  hears();
  const again = await host.hears("question_end");
  expect(again.distribution).toMatchObject({ B: 3 });
  await Promise.all(seats.map((seat) => seat.hears("question_end")));
  await eventually(async () => await expectOneStanding(hall));
});

test("[F7][F36] coordinator and relays die in the middle of a close: it is ended from the record", async () => {
  const hall = await aFullHall();
  const { code, host, room, relays, seats, teacher } = hall;
  const question = await started(hall);
  await allAnswer(seats.slice(0, 5), question);
  await isSilent(relays[2]!, "hear");
  host.say({ type: "end_question" });
  await eventually(async () => {
    const asked = await runInDurableObject(room, (_, { storage }) =>
      storage.sql.exec<{ events: string }>("SELECT events FROM events").toArray(),
    );
    expect(asked.some(({ events }) => events.includes("tables_asked"))).toBe(true);
  });
  await Promise.all([room, ...relays].map(dies));
  const back = await Promise.all(seats.map((seat) => isBack(code, seat)));
  await hosting(code, teacher.token);
  const ends = await Promise.all(back.map((seat) => seat.hears("question_end")));
  for (const { distribution } of ends) expect(distribution).toMatchObject({ B: 5, none: 1 });
  await expectOneStanding(hall);
});

test("[F36] answers are taken while the coordinator is away, and newcomers wait for it", async () => {
  const hall = await aFullHall();
  const { code, room, seats } = hall;
  const polling = await pollingIn(code, "Telefon");
  const question = await started(hall);
  await allAnswer(seats.slice(0, 5), question);
  const answersAgain = await isSilent(room, "report");
  const late = seatedAt(code, 1, "Geç");
  const body = { question_id: question, answer: "C", response_time_ms: 10 };
  const http = await call<AnswerReply>("POST", "/api/game/answer", { headers: polling.headers, body });
  expect(http.json.accepted).toBe(true);
  answersAgain();
  await (await late).hears("current_question");
});

test("[F36] phones without ranks after a close get their own points, on the lean wire too", async () => {
  const hall = await aFullHall({ settings: { scoring: "accuracy" } });
  const { game, relays, room, seats } = hall;
  const question = await started(hall);
  await allAnswer([seats[0]!, seats[3]!], question);
  await isSilent(room, "report");
  await runInDurableObject(relays[0]!, (instance: RelayRoom) => {
    const news = { gameId: game.id, now: Date.now(), hall: null };
    const said = instance.hear({ ...news, first: 0, events: [] }) as RelayState;
    instance.hear({ ...news, first: said.heard, events: [{ type: "question_closed", index: 0, at: Date.now() }] });
  });
  for (const seat of [seats[0]!, seats[3]!]) {
    expect(await seat.hears("answer_received")).toMatchObject({ is_correct: true, points_earned: 1000 });
  }
});
