import { expect, test } from "vitest";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { QuestionEndFields } from "#protocol/live/played-question";
import { aFullHall, pollingIn, type FullHall } from "../helpers/halls/a-hall";
import { ring, withClock } from "../helpers/clock";
import { comesBack, expectOneStanding, goesOn, started, viewOf } from "../helpers/halls/hall-play";
import { call } from "../helpers/http";

/** The host judges answers of a large game, or accepts more of them: every room hears of it, and the points follow. */

const typed = { kind: "typed", question_text: "Nehir?", accepted: ["Sakarya"], time_limit: 30 };
const cloud = { kind: "cloud", question_text: "Bir kelime", time_limit: 30 };

/** Gives these answers from six sockets in three rooms and a phone without one; then the question ends. */
async function answeredWith(hall: FullHall, question: string, texts: readonly string[]) {
  const { code, host, seats } = hall;
  const polling = await pollingIn(code, "Telefon");
  for (const [i, seat] of seats.entries()) {
    seat.say({ type: "submit_answer", question_id: question, answer: texts[i]!, response_time_ms: 10 });
  }
  await Promise.all(seats.map((seat) => seat.hears("answer_accepted")));
  const body = { question_id: question, answer: texts.at(-1)!, response_time_ms: 10 };
  await call("POST", "/api/game/answer", { headers: polling.headers, body });
  host.say({ type: "end_question" });
  await ended(hall);
  return { sessionId: polling.session_id };
}
const ended = ({ host, seats }: FullHall) => Promise.all([host, ...seats].map((seat) => seat.hears("question_end")));

test("an answer that the host takes as right counts in every room, and no longer when it is taken back", async () => {
  const hall = await aFullHall({ asked: [typed, typed] });
  const { host, teacher, code } = hall;
  const texts = ["Sakarya", "Adapazarı", "ADAPAZARI", "Kızılırmak", "Adapazarı", "Fırat", "Adapazarı"];
  const question = await started(hall);
  const polling = await answeredWith(hall, question, texts);
  const decided = async (accepted: boolean, right: number) => {
    host.say({ type: "accept_answer", question_id: question, text: "Adapazarı", accepted });
    const told = await ended(hall);
    for (const { distribution } of told) expect(distribution).toMatchObject({ right, wrong: 7 - right });
    const own = told.slice(1).map(({ you }) => you!.is_correct);
    expect(own).toEqual([true, accepted, accepted, false, accepted, false]);
    expect((await viewOf(code, polling)).result).toMatchObject({
      distribution: { right },
      you: { is_correct: accepted },
    });
    await expectOneStanding(hall, [polling]);
  };
  await decided(true, 5);
  await decided(false, 1);
  await decided(true, 5);
  // The decision still counts for players who come back, after the next close, and in the report.
  const back = await comesBack(code, hall.seats[4]!);
  expect((await back.hears("question_end")).you).toMatchObject({ is_correct: true });
  const again = { ...hall, seats: hall.seats.with(4, back) };
  await goesOn(again);
  host.say({ type: "end_question" });
  await ended(again);
  await expectOneStanding(again, [polling]);
  const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(report.json.questions[0]).toMatchObject({ distribution: { right: 5, wrong: 2 } });
});

test("a text that the host hides is on no phone of any room, and there again when it is shown", async () => {
  const hall = await aFullHall({ asked: [cloud] });
  const { host, code } = hall;
  const question = await started(hall);
  const polling = await answeredWith(hall, question, ["elma", "armut", "elma", "Armut", "kiraz", "elma", "armut"]);
  const decided = async (hidden: boolean) => {
    host.say({ type: "hide_text", question_id: question, text: "armut", hidden });
    const [forHost, ...told] = await ended(hall);
    expect(textsOf(forHost!)).toEqual([
      ["armut", 3, hidden],
      ["elma", 3, false],
      ["kiraz", 1, false],
    ]);
    const polled = (await viewOf(code, polling)).result!;
    for (const end of [...told, polled]) {
      expect(textsOf(end).map(([text]) => text)).toEqual(hidden ? ["elma", "kiraz"] : ["armut", "elma", "kiraz"]);
    }
  };
  await decided(true);
  await decided(false);
});
const textsOf = ({ texts = [] }: Pick<QuestionEndFields, "texts">) =>
  texts.map(({ text, count, hidden }) => [text.toLowerCase(), count, hidden] as const);

test("a game that goes on by itself does so in every room, to its end", async () => {
  await withClock(async ({ pass }) => {
    const hall = await aFullHall({ settings: { auto_advance_seconds: 5 } });
    const { room, host, seats } = hall;
    await started(hall);
    for (const number of [1, 2]) {
      pass(60_000);
      await ring(room);
      await ended(hall);
      // The alarm does nothing before its time.
      await ring(room);
      pass(6_000);
      if (number === 2) break;
      await ring(room);
      const shown = await Promise.all([host, ...seats].map((seat) => seat.hears("question_start")));
      expect(new Set(shown.map(({ question_number }) => question_number))).toEqual(new Set([2]));
    }
    await ring(room);
    const over = await Promise.all([host, ...seats].map((seat) => seat.hears("game_end")));
    expect(over).toHaveLength(7);
  });
});
