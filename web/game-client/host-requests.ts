import type { HostMessage } from "#protocol/live/client-messages";
import type { Env } from "#browser/env";
import { call } from "#api/requests";
import { LOOKS_FOR } from "./polling";

/** A board's requests over HTTP; a pupil's phone does not load them. */

type Asker = Pick<Env, "fetch">;

export const lookAsHost = (env: Asker, code: string, token: string | null) =>
  call<"GET /api/game/:code">(env, `/api/game/${code}`, "game", { token, within: LOOKS_FOR });

export const askWsToken = (env: Asker, code: string, token: string) =>
  call<"POST /api/auth/ws-token">(env, "/api/auth/ws-token", "token", {
    method: "POST",
    token,
    body: { game_code: code },
  });

/** The call that does the same as the message. */
export const postAsHost = (env: Asker, code: string, token: string | null, { type, ...fields }: HostMessage) =>
  call<HostCall>(env, `/api/game/${code}/${paths[type]}`, "game", { method: "POST", token, body: fields });

/**
 * In a large game a screen gets only some of the players. This fetches others: those whose names contain `q`, the latest first.
 */
export const findPlayers = (env: Asker, code: string, token: string | null, q: string) =>
  call<"GET /api/game/:code/players">(env, `/api/game/${code}/players?${new URLSearchParams({ q })}`, "items", {
    token,
  });

const paths = {
  start_game: "start",
  next_question: "next",
  end_question: "end-question",
  extend_question: "extend",
  end_game: "end",
  kick_player: "kick",
  free_seats: "free-seats",
  keep_seats: "keep-seats",
  rename_player: "rename",
  move_player: "move",
  lock_lobby: "lock",
  show_leaderboard: "show-leaderboard",
  accept_answer: "accept-answer",
  hide_text: "hide-text",
  host_answers: "answers",
  host_absent: "absent",
  pair_confirm: "pair/confirm",
} as const satisfies Readonly<Record<HostMessage["type"], string>>;
type HostCall = `POST /api/game/:code/${(typeof paths)[keyof typeof paths]}`;
