import { expect } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { FullHall } from "./a-hall";
import { call } from "../http";
import { answers } from "../games/running";
import { sit, type PlayerSeat } from "../games/seat";

/** Starts the game. Returns the id of its first question once all screens show it. */
export const started = (hall: FullHall) => shown(hall, "start_game");
/** Opens the next question. Returns its id once all screens show it. */
export const goesOn = (hall: FullHall) => shown(hall, "next_question");

async function shown({ host, seats, code }: FullHall, type: "start_game" | "next_question"): Promise<string> {
  host.say({ type, game_code: code });
  const [question] = await Promise.all([host, ...seats].map((seat) => seat.hears("question_start")));
  return question!.question_id;
}

export async function allAnswer(seats: readonly PlayerSeat[], question: string) {
  for (const seat of seats) answers(seat, question);
  await Promise.all(seats.map((seat) => seat.hears("answer_accepted")));
}

/** Brings the phone of a seat back at a new socket. */
export async function comesBack(code: string, { id, sessionId, success }: PlayerSeat): Promise<PlayerSeat> {
  const back = await sit(code, undefined, { at: id });
  back.say({ type: "reconnect", old_session_id: sessionId });
  expect((await back.hears("reconnect_success")).player_id).toBe(id);
  return Object.assign(back, { id, sessionId, success });
}

type Seated = { readonly sessionId: string };

/** The view of the phone with this seat, from its own room. */
export const viewOf = async (code: string, { sessionId }: Seated): Promise<GameView> =>
  (await call<GameView>("GET", `/api/game/${code}`, { headers: { "session-id": sessionId } })).json;

/** Expects every phone to know its points and its place as the host's board has them, and the places to be right. */
export async function expectOneStanding({ code, teacher, seats }: FullHall, others: readonly Seated[] = []) {
  const { json } = await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token });
  const board = json.host!.leaderboard.map(({ nickname, score, rank }) => ({ nickname, score, rank }));
  for (const { score, rank } of board) expect(rank).toBe(1 + board.filter((other) => other.score > score).length);
  const views = await Promise.all([...seats, ...others].map((seat) => viewOf(code, seat)));
  const own = views.map(({ you }) => ({ nickname: you!.nickname, score: you!.score, rank: you!.rank }));
  expect(inOrder(own)).toEqual(inOrder(board));
}
const inOrder = <T extends { readonly nickname: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.nickname < b.nickname ? -1 : 1));
