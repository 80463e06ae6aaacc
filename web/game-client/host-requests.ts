import type { GameReply, GameView, PlayersReply } from "#protocol/http/games";
import type { WsTokenReply } from "#protocol/http/people";
import type { HostMessage } from "#protocol/live/client-messages";
import type { Env } from "#browser/env";
import { call } from "#api/requests";

/** A board's requests over HTTP; a pupil's phone does not load them. */

type Asker = Pick<Env, "fetch">;

export const lookAsHost = (env: Asker, code: string, token: string | null) =>
  call<GameView>(env, `/api/game/${code}`, "game", { token });

export const askWsToken = (env: Asker, code: string, token: string) =>
  call<WsTokenReply>(env, "/api/auth/ws-token", "token", { method: "POST", token, body: { game_code: code } });

/** The call that does the same as the message. */
export const postAsHost = (env: Asker, code: string, token: string | null, { type, ...fields }: HostMessage) =>
  call<GameReply>(env, `/api/game/${code}/${paths[type]}`, "game", { method: "POST", token, body: fields });

/**
 * In a large game a screen gets only some of the players. This fetches others: those whose names contain `q`, the latest first.
 */
export const findPlayers = (env: Asker, code: string, token: string | null, q: string) =>
  call<PlayersReply>(env, `/api/game/${code}/players?${new URLSearchParams({ q })}`, "items", { token });

const paths: Readonly<Record<HostMessage["type"], string>> = {
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
};
