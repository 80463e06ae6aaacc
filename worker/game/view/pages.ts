import { searchKey } from "#shared/fold";
import type { LeaderboardReply, PlayersReply } from "#protocol/http/replies/games";
import type { PageQuery } from "#protocol/http/page";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { Game } from "../game";
import { playing } from "../reserved-places";
import { leaderboardFor, listed, type IsConnected } from "./parts";

/** The host's lists page by page, for a game with more players than a screen shows. */

export type PageOf = Pick<PageQuery, "page" | "page_size">;

/** A page of players, the latest first. With a search, only those whose names contain it. */
export function playersPage(game: Game, { q, ...wanted }: PageQuery, isConnected: IsConnected): PlayersReply {
  const key = searchKey(q);
  const all = playing(game, [...game.players.values()]).toReversed();
  const found = key === "" ? all : all.filter(({ nickname }) => searchKey(nickname).includes(key));
  const items = rowsOf(found, wanted).map((player) => listed(player, isConnected));
  return { items, total: found.length, ...wanted };
}

export function leaderboardPage(game: Game, wanted: PageOf, isConnected: IsConnected): LeaderboardReply {
  const rows: LeaderboardRow[] = leaderboardFor(game, "host", isConnected);
  return { leaderboard: rowsOf(rows, wanted), total: rows.length, ...wanted };
}

const rowsOf = <Row>(rows: readonly Row[], { page, page_size }: PageOf): Row[] =>
  rows.slice((page - 1) * page_size, page * page_size);
