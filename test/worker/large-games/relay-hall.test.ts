import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AnswerReply } from "#protocol/http/replies/players";
import type { GameView } from "#protocol/http/replies/game-view";
import type { OwnResult } from "#protocol/live/played-question";
import type { ServerMessageOf } from "#protocol/live/messages";
import { relayOf } from "#shared/ids";
import { database } from "#db/database";
import { ownGame } from "#db/games/games";
import { aFullHall, pollingIn, RELAYS, type FullHall } from "../helpers/halls/a-hall";
import { call } from "../helpers/http";
import { storedInD1 } from "../helpers/games/played";
import { answers } from "../helpers/games/running";

type Start = ServerMessageOf<"question_start">;
type End = ServerMessageOf<"question_end">;

const starts = ({ host, seats }: FullHall): Promise<Start[]> =>
  Promise.all([host, ...seats].map((seat) => seat.hears("question_start")));
const ends = ({ seats }: FullHall): Promise<End[]> => Promise.all(seats.map((seat) => seat.hears("question_end")));

/** Ranks are one more than there are players with more points. */
function expectRightRanks(results: readonly OwnResult[]): void {
  const above = ({ score }: OwnResult) => results.filter((other) => other.score > score).length;
  expect(results.map(({ rank }) => rank)).toEqual(results.map((own) => above(own) + 1));
}

test("[T7][T8][T9][T10] a game in three rooms is played as in one: joins, answers, standings, and its rows in D1", async () => {
  const hall = await aFullHall();
  const { code, host, seats, game, teacher } = hall;
  const polling = await pollingIn(code, "Telefon");
  expect(new Set(seats.map(({ id }) => relayOf(id)))).toEqual(new Set(Array.from({ length: RELAYS }, (_, i) => i)));
  const view = () => call<GameView>("GET", `/api/game/${code}`, { headers: polling.headers });
  expect((await view()).json.game).toMatchObject({ player_count: 7, phase: "lobby" });

  host.say({ type: "start_game", game_code: code });
  const [shown] = await starts(hall);
  for (const [i, seat] of seats.entries()) answers(seat, shown!.question_id, i % 2 === 0 ? "B" : "C");
  await Promise.all(seats.map((seat) => seat.hears("answer_accepted")));
  const given = { question_id: shown!.question_id, answer: "B", response_time_ms: 10 };
  const http = await call<AnswerReply>("POST", "/api/game/answer", { headers: polling.headers, body: given });
  expect(http.json).toMatchObject({ accepted: true });

  // Everybody has answered, so the question closes by itself.
  const [forHost, told] = await Promise.all([host.hears("question_end"), ends(hall)]);
  const own = told.map(({ you }) => you!);
  const polled = (await view()).json;
  expectRightRanks([...own, polled.result!.you!]);
  expect(told[0]!.distribution).toMatchObject({ B: 4, C: 3 });
  for (const end of told) expect(end.distribution).toEqual(forHost.distribution);
  expect(forHost.leaderboard).toHaveLength(7);
  expect(forHost.player_count).toBe(7);
  expect(polled.result!.leaderboard.map(({ nickname }) => nickname)).toEqual(
    forHost.leaderboard.map(({ nickname }) => nickname),
  );

  host.say({ type: "next_question", game_code: code });
  const [second] = await starts(hall);
  for (const seat of seats.slice(0, 4)) answers(seat, second!.question_id);
  await Promise.all(seats.slice(0, 4).map((seat) => seat.hears("answer_accepted")));
  host.say({ type: "end_question" });
  expectRightRanks((await ends(hall)).map(({ you }) => you!).concat((await view()).json.result!.you!));
  host.say({ type: "next_question", game_code: code });

  const [atEnd, ...over] = await Promise.all([host, ...seats].map((seat) => seat.hears("game_end")));
  const totals = seats.map((_, i) => (i < 4 && i % 2 === 0 ? 2 : i < 4 || i % 2 === 0 ? 1 : 0));
  expect(over.map(({ player_stats }) => "correct" in player_stats && player_stats.correct)).toEqual(totals);
  expect(over.map(({ player_stats }) => player_stats.player_count)).toEqual(over.map(() => 7));
  expect(atEnd!.player_stats).toMatchObject({ player_count: 7, correct: 8, wrong: 3, unanswered: 3 });
  await storedInD1(teacher.id, code);
  expect(await ownGame(database(env.DB), teacher.id, code)).toMatchObject({ id: game.id, playerCount: 7 });
});
