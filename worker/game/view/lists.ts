import type { ForeignSeats, WithForeignSeats } from "#protocol/live/foreign-seats";
import { limits } from "#shared/limits";
import type { ServerMessageOf } from "#protocol/live/messages";
import type { Game } from "../game";
import { isPhoneless, joinsByNumber } from "../reserved-places";
import * as part from "./parts";
import type { IsConnected, Role } from "./parts";
import { pickingNow, teamsFor } from "./teams";

/** Lists and counts that grow with the room: the room sends them now and then. */

/** `picking`: number of people who choose a team and have no seat yet. */
export function lobbyFor(
  game: Game,
  role: Role,
  isConnected: IsConnected,
  picking = 0,
  foreign: readonly ForeignSeats[] = [],
): ServerMessageOf<"lobby_update"> {
  const all = [...game.players.values()];
  const onPhone = joinsByNumber(game) ? [] : all.slice(-limits.lobbyPlayersOnPhone);
  const players = role === "host" ? all : onPhone;
  return {
    type: "lobby_update",
    players: players.map((player) => part.listed(player, isConnected)),
    total: game.players.size,
    locked: game.locked,
    ...teamsFor(game, role),
    ...(role === "host" && pickingNow(picking)),
    ...(role === "host" && foreignNow(foreign)),
  };
}

export const foreignNow = (foreign_seats: readonly ForeignSeats[]): WithForeignSeats =>
  foreign_seats.length > 0 ? { foreign_seats } : {};

type Count = { answered: number; total: number; player_ids: readonly string[] };

/** Tells who has answered, never what. `answeredSince`: players whose answers the host does not know of yet. */
export function answerCount(
  game: Game,
  present: ReadonlySet<string>,
  answeredSince: readonly string[],
  takenBack: readonly string[] = [],
): ServerMessageOf<"answer_count_update"> {
  return {
    type: "answer_count_update",
    ...countOf(game, present),
    player_ids: answeredSince,
    ...(takenBack.length > 0 && { taken_back: takenBack }),
  };
}

/** Leaves out what came after the bell of all others, an answer or its end: it would show whose it is. */
export function countOf(game: Game, present: ReadonlySet<string>): Count {
  const askedQuestion = game.askedQuestions.at(-1);
  const given = [...(askedQuestion?.answers.keys() ?? []), ...(askedQuestion?.emptiedAfterBell ?? [])];
  const told = new Set(given.filter((id) => !askedQuestion?.afterBell.has(id)));
  const here = isPhoneless(game)
    ? [...game.players.values()].filter(({ isAbsent }) => !isAbsent).map(({ id }) => id)
    : [...present].filter((id) => game.players.get(id)?.hasLeft === false);
  return { answered: told.size, total: new Set([...here, ...told]).size, player_ids: [...told] };
}
