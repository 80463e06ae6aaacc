import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import type { AnswerReply, GameView } from "#protocol/http/games";
import type { Said } from "../../worker/relay/lines";
import type { RelayRoom } from "../../worker/relay/relay-room";
import { aFullHall, pollingIn, seatedAt, type FullHall } from "./helpers/a-hall";
import { ring } from "./helpers/clock";
import { call } from "./helpers/http";
import { answers } from "./helpers/running";
import { hosting, sit, type PlayerSeat } from "./helpers/seat";

/** Objects of a large game that restart or fall silent: afterwards all stand as if nothing had happened. */

type Room = DurableObjectStub;

async function asked(hall: FullHall) {
  hall.host.say({ type: "start_game", game_code: hall.code });
  const [shown] = await Promise.all([hall.host, ...hall.seats].map((seat) => seat.hears("question_start")));
  return shown!.question_id;
}

async function allAnswer(seats: readonly PlayerSeat[], question: string) {
  for (const seat of seats) answers(seat, question);
  await Promise.all(seats.map((seat) => seat.hears("answer_accepted")));
}

/** The object dies; what it has on record stays. */
const dies = (room: Room) =>
  runInDurableObject(room, (_, state) => state.abort("killed by a test")).catch(() => undefined);

/** Every phone of a room comes back to it. */
const comesBack = async (code: string, seat: PlayerSeat) => {
  await seat.closed;
  const back = await sit(code, undefined, { at: seat.id });
  back.say({ type: "reconnect", old_session_id: seat.sessionId });
  expect((await back.hears("reconnect_success")).player_id).toBe(seat.id);
  return Object.assign(back, { id: seat.id, sessionId: seat.sessionId, success: seat.success });
};

const standing = async ({ code, teacher }: FullHall) => {
  const view = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
  return view.json.host!.leaderboard.map(({ nickname, score, rank }) => [nickname, score, rank]);
};

/** Where a player stands, as his own room says it. */
async function standsIn({ code, seats }: FullHall) {
  const views = seats.map(({ sessionId }) =>
    call<GameView>("GET", `/api/game/${code}`, { headers: { "session-id": sessionId } }),
  );
  const you = (await Promise.all(views)).map(({ json }) => json.you!);
  return you.map(({ nickname, score, rank }) => [nickname, score, rank]);
}
const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

test("[F36] a head that dies while a question runs closes it in time, and no answer is lost", async () => {
  const hall = await aFullHall();
  const { code, room, seats, teacher } = hall;
  const question = await asked(hall);
  await allAnswer(seats.slice(0, 3), question);
  await dies(room);
  await allAnswer(seats.slice(3), question);
  await ring(env.GAME_ROOM.getByName(code));
  await Promise.all(seats.map((seat) => seat.hears("question_end")));
  const host = await hosting(code, teacher.token);
  expect(host.registered.result!.distribution).toMatchObject({ B: 6 });
  expect(sorted(await standsIn(hall))).toEqual(sorted(await standing(hall)));
});

test("[F36] a relay that dies has its players and answers again", async () => {
  const hall = await aFullHall();
  const { code, host, relays, seats } = hall;
  const question = await asked(hall);
  await allAnswer(seats.slice(0, 3), question);
  await dies(relays[0]!);
  const back = await Promise.all([seats[0]!, seats[3]!].map((seat) => comesBack(code, seat)));
  expect(await back[0]!.hears("current_question")).toMatchObject({ your_answer: "B" });
  await allAnswer([back[1]!, seats[4]!, seats[5]!], question);
  const end = await host.hears("question_end");
  expect(end.distribution).toMatchObject({ B: 6 });
  expect(sorted(await standsIn(hall))).toEqual(sorted(await standing(hall)));
});

/** Such calls to this object are never answered, until it answers again. */
const isSilent = (room: Room, name: "hear" | "report") =>
  runInDurableObject(room, (instance: object) => {
    const { shape, call } = methodOf(instance, name);
    const value = function (this: object, ...args: never[]): unknown {
      return this === instance ? new Promise(() => {}) : call.apply(this, args);
    };
    Object.defineProperty(shape, name, { value, configurable: true, writable: true });
    const mend = () => Object.defineProperty(shape, name, { value: call, configurable: true, writable: true });
    onTestFinished(() => void mend());
    return mend;
  });

type Method = (...args: never[]) => unknown;
function methodOf(instance: object, name: string): { shape: object; call: Method } {
  let shape = Object.getPrototypeOf(instance) as object;
  while (!Object.hasOwn(shape, name)) shape = Object.getPrototypeOf(shape) as object;
  return { shape, call: (shape as Record<string, Method>)[name]! };
}

test("[F36] a relay that does not answer at the close is not waited for, and ranked when it is back", async () => {
  const hall = await aFullHall();
  const { host, relays, seats } = hall;
  const question = await asked(hall);
  await allAnswer([seats[0]!, seats[1]!, seats[4]!], question);
  const hears = await isSilent(relays[1]!, "hear");
  host.say({ type: "end_question" });
  const first = await host.hears("question_end");
  expect(first.distribution).toMatchObject({ B: 1 });
  hears();
  const again = await host.hears("question_end");
  expect(again.distribution).toMatchObject({ B: 3 });
  await Promise.all(seats.map((seat) => seat.hears("question_end")));
  await vi.waitFor(async () => expect(sorted(await standsIn(hall))).toEqual(sorted(await standing(hall))), 10_000);
});

test("[F36] head and relays die in the middle of a close: it is ended from what is on record", async () => {
  const hall = await aFullHall();
  const { code, host, room, relays, seats, teacher } = hall;
  const question = await asked(hall);
  await allAnswer(seats.slice(0, 5), question);
  await isSilent(relays[2]!, "hear");
  host.say({ type: "end_question" });
  await vi.waitFor(async () => {
    const asked = await runInDurableObject(room, (_, { storage }) =>
      storage.sql.exec<{ events: string }>("SELECT events FROM events").toArray(),
    );
    expect(asked.some(({ events }) => events.includes("tables_asked"))).toBe(true);
  });
  await Promise.all([room, ...relays].map(dies));
  const back = await Promise.all(seats.map((seat) => comesBack(code, seat)));
  await hosting(code, teacher.token);
  const ends = await Promise.all(back.map((seat) => seat.hears("question_end")));
  for (const { distribution } of ends) expect(distribution).toMatchObject({ B: 5, none: 1 });
  expect(sorted(await standsIn(hall))).toEqual(sorted(await standing(hall)));
});

test("[F36] while the head is away answers are taken, and who comes waits for it", async () => {
  const hall = await aFullHall();
  const { code, room, seats } = hall;
  const polling = await pollingIn(code, "Telefon");
  const question = await asked(hall);
  await allAnswer(seats.slice(0, 5), question);
  const answersAgain = await isSilent(room, "report");
  const late = seatedAt(code, 1, "Geç");
  const body = { question_id: question, answer: "C", response_time_ms: 10 };
  const http = await call<AnswerReply>("POST", "/api/game/answer", { headers: polling.headers, body });
  expect(http.json.accepted).toBe(true);
  answersAgain();
  await (await late).hears("current_question");
});

test("[F36] phones that hear of no ranks after a close are told their own points, on the lean wire too", async () => {
  const hall = await aFullHall();
  const { game, relays, room, seats } = hall;
  const question = await asked(hall);
  await allAnswer([seats[0]!, seats[3]!], question);
  await isSilent(room, "report");
  await runInDurableObject(relays[0]!, (instance: RelayRoom) => {
    const news = { gameId: game.id, now: Date.now(), hall: null };
    const said = instance.hear({ ...news, first: 0, events: [] }) as Said;
    instance.hear({ ...news, first: said.heard, events: [{ type: "question_closed", index: 0, at: Date.now() }] });
  });
  for (const seat of [seats[0]!, seats[3]!]) {
    expect(await seat.hears("answer_received")).toMatchObject({ is_correct: true, points_earned: 1000 });
  }
});
