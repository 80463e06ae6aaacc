import { expect, test } from "vitest";
import { aFullHall, pollingIn, RELAYS, seatedAt } from "../helpers/halls/a-hall";
import { isSilent } from "../helpers/halls/hall-faults";
import { allAnswer, expectOneStanding, goesOn, started, viewOf } from "../helpers/halls/hall-play";
import { call } from "../helpers/http";
import { answers } from "../helpers/games/running";
import { eventually } from "../helpers/eventually";

/** A relay's table, or a player, comes late to a large game: everybody's place is right at once, and after the next close. */

const inOneRoom = (
  hall: Parameters<typeof expectOneStanding>[0],
  others: Parameters<typeof expectOneStanding>[1] = [],
) => eventually(() => expectOneStanding(hall, others));

test("[F36] a relay that is away for two closes: the others go on, and its players have their points and places when it is back", async () => {
  const hall = await aFullHall({ questions: 3 });
  const { code, host, room, relays, seats } = hall;
  const [lost, there] = [
    [seats[1]!, seats[4]!],
    [seats[0]!, seats[2]!, seats[3]!, seats[5]!],
  ];
  const first = await started(hall);
  await allAnswer([...lost, seats[0]!], first);
  const parted = [await isSilent(relays[1]!, "hear"), await isSilent(room, "report", 1)];

  host.say({ type: "end_question" });
  expect(await host.hears("question_end")).toMatchObject({ distribution: { B: 1 } });
  expect((await seats[0]!.hears("question_end")).you).toMatchObject({ rank: 1 });
  const second = await goesOn({ ...hall, seats: there });
  await allAnswer(there.slice(2), second);
  host.say({ type: "end_question" });
  // The lost room's players are not asked the second question, and its answers to the first do not count here.
  expect(await host.hears("question_end")).toMatchObject({ distribution: { B: 2, none: 2 } });

  for (const mend of parted) mend();
  expect(await host.hears("question_end")).toMatchObject({ distribution: { B: 2, none: 4 } });
  await inOneRoom(hall);
  const third = await goesOn(hall);
  await allAnswer(lost, third);
  host.say({ type: "end_question" });
  expect(await host.hears("question_end")).toMatchObject({ distribution: { B: 2, none: 4 } });
  await inOneRoom(hall);
  host.say({ type: "next_question", game_code: code });
  const [atEnd, ...over] = await Promise.all([host, ...seats].map((seat) => seat.hears("game_end")));
  expect(atEnd!.player_stats).toMatchObject({ player_count: 6, correct: 7, wrong: 0, unanswered: 11 });
  const right = over.map(({ player_stats }) => "correct" in player_stats && player_stats.correct);
  expect(right).toEqual([1, 2, 0, 1, 2, 1]);
});

test("[F36] a relay that comes back while the next question runs: its points are known before that one ends", async () => {
  const hall = await aFullHall();
  const { host, room, relays, seats } = hall;
  const first = await started(hall);
  await allAnswer([seats[1]!, seats[2]!], first);
  const parted = [await isSilent(relays[1]!, "hear"), await isSilent(room, "report", 1)];
  host.say({ type: "end_question" });
  await host.hears("question_end");
  const others = seats.filter((_, i) => i % RELAYS !== 1);
  await goesOn({ ...hall, seats: others });
  for (const mend of parted) mend();
  const back = [seats[1]!, seats[4]!];
  for (const seat of back) expect(await seat.hears("question_start")).toMatchObject({ question_number: 2 });
  await inOneRoom(hall);
});

test("a player who comes while a question runs stands behind all with points, by a socket or without, before it ends and after", async () => {
  const hall = await aFullHall();
  const { code, host, seats } = hall;
  await allAnswer(seats.slice(0, 4), await started(hall));
  host.say({ type: "end_question" });
  await Promise.all([host, ...seats].map((seat) => seat.hears("question_end")));
  const second = await goesOn(hall);
  const late = [];
  for (const relay of [0, 1, 2]) late.push(await seatedAt(code, relay, `Geç ${relay}`));
  const polling = await pollingIn(code, "Telefon");
  const others = [...late, { sessionId: polling.session_id }];
  for (const seat of others) expect((await viewOf(code, seat)).you).toMatchObject({ rank: 5, score: 0 });
  for (const seat of seats.slice(4)) expect((await viewOf(code, seat)).you).toMatchObject({ rank: 5, score: 0 });

  answers(late[1]!, second);
  await late[1]!.hears("answer_accepted");
  const body = { question_id: second, answer: "B", response_time_ms: 10 };
  await call("POST", "/api/game/answer", { headers: polling.headers, body });
  host.say({ type: "end_question" });
  expect(await host.hears("question_end")).toMatchObject({ distribution: { B: 2, none: 8 }, player_count: 10 });
  await inOneRoom(hall, others);
});
