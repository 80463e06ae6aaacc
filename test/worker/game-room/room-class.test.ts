import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { HistoryRow } from "#protocol/http/replies/players";
import type { Page } from "#protocol/http/page";
import { optionKeys, type OptionKey } from "#question/question";
import { database } from "#db/database";
import { ownGame } from "#db/games/games";
import { readResults } from "#game/results/stored-form";
import { resultColumns } from "#game/results/result-columns";
import { results } from "#game/results/results";
import { aWrittenQuestion } from "../../builders/questions";
import { aGame } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { recorded } from "../helpers/games/recorded";
import { hosting, joined, type PlayerSeat } from "../helpers/games/seat";
import { eventually } from "../helpers/eventually";

/** Each answer depends on the player's place and the question alone, so that a failure can be repeated. */
const choiceOf = (player: number, question: number): OptionKey | null =>
  (player * 7 + question * 3) % 11 === 0 ? null : optionKeys[(player + question * player) % 4]!;

test("three hundred players, five questions, an eviction in every phase: D1 holds exactly what happened", async () => {
  const { code, room, teacher, setId } = await aGame({
    // A late bell, because a slow machine needs a while for 300 players.
    asked: Array.from({ length: 5 }, (_, i) => aWrittenQuestion({ question_text: `Soru ${i + 1}`, time_limit: 300 })),
  });
  const student = await aPerson("student");
  const host = await hosting(code, teacher.token);
  const seats: PlayerSeat[] = [];
  for (let from = 0; from < 300; from += 50) {
    const some = Array.from({ length: 50 }, (_, i) => from + i);
    seats.push(
      ...(await Promise.all(some.map((i) => joined(code, `Oyuncu ${i}`, i === 7 ? student.token : undefined)))),
    );
  }
  await evictDurableObject(room);
  host.say({ type: "start_game", game_code: code });

  const told = new Map<string, number>(seats.map(({ id }) => [id, 0]));
  for (let question = 0; question < 5; question++) {
    const { question_id } = await host.hears("question_start");
    await Promise.all(seats.map((seat) => seat.hears("question_start")));
    const answering = seats.flatMap((seat, i) => {
      const answer = choiceOf(i, question);
      return answer === null ? [] : [{ seat, answer }];
    });
    const half = Math.floor(answering.length / 2);
    for (const [part, some] of [answering.slice(0, half), answering.slice(half)].entries()) {
      for (const { seat, answer } of some) {
        seat.say({ type: "submit_answer", question_id, answer, response_time_ms: 1 });
      }
      await Promise.all(some.map(({ seat }) => seat.hears("answer_accepted")));
      if (part === 0) await evictDurableObject(room);
    }
    host.say({ type: "end_question" });
    const end = await host.hears("question_end");
    expect(end.distribution.none).toBe(300 - answering.length);
    for (const { seat } of answering) {
      const received = await seat.hears("answer_received");
      told.set(seat.id, told.get(seat.id)! + received.points_earned);
    }
    for (const seat of seats) expect((await seat.hears("question_end")).you?.score).toBe(told.get(seat.id));
    await evictDurableObject(room);
    host.say({ type: "next_question", game_code: code, question_number: question + 1 });
  }

  const boards = await Promise.all(
    seats.map(async (seat) => JSON.stringify((await seat.hears("game_end")).final_leaderboard)),
  );
  expect(new Set(boards).size).toBe(1);
  await evictDurableObject(room);
  await eventually(async () => {
    expect((await ownGame(database(env.DB), teacher.id, code))?.status).toBe("completed");
  });

  const { game, rows } = await recorded(room);
  const row = (await ownGame(database(env.DB), teacher.id, code))!;
  const kept = readResults(row.results)!;
  expect(kept).toEqual(results(game));
  expect(row).toMatchObject({ ...resultColumns(results(game)), questionSetId: setId, playerCount: 300 });
  for (const { id, score } of kept.players) expect({ id, score }).toEqual({ id, score: told.get(id) });
  // Answers that come together share a row.
  const given = kept.players.flatMap(({ answers }) => answers.filter((answer) => answer !== null)).length;
  expect(rows).toBeLessThan(300 + given);

  const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  for (const [question, { distribution }] of report.json.questions.entries()) {
    for (const key of optionKeys.slice(0, 4)) {
      expect(distribution[key]).toBe(seats.filter((_, i) => choiceOf(i, question) === key).length);
    }
  }
  const history = await call<Page<HistoryRow>>("GET", "/api/player/history", { token: student.token });
  expect(history.json.items).toMatchObject([
    { nickname: "Oyuncu 7", score: told.get(seats[7]!.id), player_count: 300 },
  ]);
});
