import { expect } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { answers } from "../helpers/games/running";
import { hosting, joined, type Seat } from "../helpers/games/seat";
import { addQuestion, aSet } from "../helpers/sets/sets";

/** Matches messages that everybody gets when sockets come and go, and that say nothing about the game. */
const ofNoMatter = /^\{"type":"(?:pong|counter)"/;

const heard = (seat: Seat) => seat.texts.filter((text) => !ofNoMatter.test(text));

/** Waits for the lobby's last list before the game, because grouped lists come at their own time. */
async function whole(seat: Seat) {
  while ((await seat.hears("lobby_update")).total < 2);
}

/** Checks that a class does not notice the attacks: every frame, answer and point is as it would be without them. */
export async function besideAGame(attacks: (game: { code: string; questionId: string }) => Promise<void>) {
  const teacher = await aPerson("teacher", { name: "Ders Veren" });
  const set = await aSet(teacher.token, { title: "Ders" });
  for (const question_text of ["Bir", "İki"])
    await addQuestion(teacher.token, set.id, { question_text, time_limit: 300 });
  const { json } = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { question_set_id: set.id, settings: { scoring: "accuracy", time_factor: 2 } },
  });
  const code = json.game.game_code;
  const host = await hosting(code, teacher.token);
  const ali = await joined(code, "Ali");
  const ece = await joined(code, "Ece");
  const seats = [host, ali, ece];
  for (const seat of seats) await whole(seat);
  host.say({ type: "start_game", game_code: code });
  const { question_id } = await ali.hears("question_start");
  answers(ali, question_id, "A");
  await ali.hears("answer_accepted");
  await host.hears("answer_count_update");
  await ece.hears("question_start");
  const before = seats.map(heard);

  await attacks({ code, questionId: question_id });

  for (const seat of seats) await seat.settles();
  expect(seats.map(heard)).toEqual(before);
  answers(ece, question_id, "B");
  await ece.hears("answer_accepted");
  host.say({ type: "end_question" });
  expect(await ali.hears("question_end")).toMatchObject({ you: { answer: "A", points_earned: 1000, score: 1000 } });
  expect(await ece.hears("question_end")).toMatchObject({ you: { answer: "B", points_earned: 0, score: 0 } });
  host.say({ type: "next_question", game_code: code, question_number: 1 });
  const second = await ece.hears("question_start");
  answers(ece, second.question_id, "A");
  await ece.hears("answer_accepted");
  host.say({ type: "end_game" });
  const end = await ali.hears("game_end");
  const board = end.final_leaderboard.map(({ nickname, score, rank }) => `${nickname} ${score} ${rank}`);
  expect(board).toEqual(expect.arrayContaining(["Ali 1000 1", "Ece 1000 1"]));
  const statistics = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  const sheet = (id: string) => statistics.json.players.find(({ player_id }) => player_id === id)!.answers;
  const counted = [ali, ece].map(({ id }) => sheet(id).map(({ answer, points_earned }) => [answer, points_earned]));
  expect(counted).toEqual([
    [
      ["A", 1000],
      [null, 0],
    ],
    [
      ["B", 0],
      ["A", 1000],
    ],
  ]);
}
