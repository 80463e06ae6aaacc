import { relayOf } from "#shared/ids";
import { database } from "#db/database";
import type { GameRow } from "#db/games/games";
import { resultsText } from "#db/games/stored-results";
import { storedPart } from "#db/games/result-parts";
import { playersIn, readOverview, readingPart, type StoredOverview, type Part } from "#game/results/stored-parts";
import { standingIn } from "#game/results/team-results";
import type { Standing } from "#game/results/player-stats";
import type { ResultPlayer, Results } from "#game/results/results";
import { inTurns } from "#shared/in-turns";
import { Refused } from "../request/refused";
import { readOnce } from "./remembered-results";

/** Reading the results of finished games, stored either as one value or as parts from several rooms. */

export type LargeGame = {
  readonly gameId: string;
  readonly overview: StoredOverview;
  /** The current text of a part; null if it is lost. */
  readonly part: (relay: number) => Promise<string | null>;
};
export type ResultsRow = Pick<GameRow, "id" | "results" | "resultsEdition">;

/** Null if the details are gone. Results of a newer version can be read again once that version runs. */
export async function readGame(env: Env, game: ResultsRow): Promise<Results | LargeGame | null> {
  const edition = game.resultsEdition ?? game.results;
  if (edition === null) return null;
  const read = known(await readOnce(game.id, edition, () => resultsText(database(env.DB), game)));
  return read && isOverview(read) ? inParts(env, game.id, read) : read;
}

export const isOverview = (read: Results | StoredOverview): read is StoredOverview => "parts" in read;
export const isLarge = (game: Results | LargeGame): game is LargeGame => "part" in game;

/** Null for the value of a game of one room. */
export function largeGame(env: Env, gameId: string, text: string | null): LargeGame | null {
  const overview = readOverview(text);
  return overview && inParts(env, gameId, overview);
}

function inParts(env: Env, gameId: string, overview: StoredOverview): LargeGame {
  const part = async (relay: number) => (await storedPart(env.MEDIA, { gameId, relay }))?.text ?? null;
  return { gameId, overview, part };
}

/** Reads all parts, one open at a time, while the next is being loaded. */
export async function* textsOf({ overview, part }: LargeGame, among = overview.parts): AsyncGenerator<Text> {
  let next = among[0] && part(among[0].relay);
  for (const [i, { relay, players }] of among.entries()) {
    const text = await next!;
    const after = among[i + 1];
    next = after && part(after.relay);
    // If the reader stops early, a failure of the next part must not go unhandled.
    next?.catch(() => {});
    yield { relay, players, text };
  }
}
type Text = { readonly relay: number; readonly players: number; readonly text: string | null };

/** Null for a part that is lost. */
export const openPart = async (text: string | null, only?: ReadonlySet<string>): Promise<Part | null> =>
  text === null ? null : known(await inTurns(readingPart(text, only)));

export function known<T>(stored: T | "newer" | "damaged"): T | null {
  if (stored === "newer") throw new Refused("unavailable");
  return stored === "damaged" ? null : stored;
}

/** The data of a game that a report of one player needs: the questions, the teams, the player's answers and place. */
type SeatInGame = {
  readonly results: Pick<Results, "questions" | "teams" | "wrongCosts">;
  readonly player: ResultPlayer;
  readonly standing: Standing;
};

export async function seatIn(env: Env, game: ResultsRow, playerId: string): Promise<SeatInGame | null> {
  const stored = await readGame(env, game);
  if (!stored) return null;
  if (isLarge(stored)) return seatInPart(stored, playerId);
  const player = stored.players.find(({ id }) => id === playerId);
  return player ? { results: stored, player, standing: standingIn(stored, player) } : null;
}

async function seatInPart({ overview, part }: LargeGame, playerId: string): Promise<SeatInGame | null> {
  const relay = relayOf(playerId);
  if (relay === null || !overview.parts.some((one) => one.relay === relay)) return null;
  const opened = await openPart(await part(relay), new Set([playerId]));
  const player = opened?.players[0];
  if (!opened || !player) return null;
  const { score, rank, team } = player;
  const [team_rank] = opened.teamRanks;
  const inTeam =
    team === undefined || team_rank === undefined
      ? undefined
      : { team, team_rank, team_players: overview.teamPlayers[team] ?? 0 };
  return { results: overview, player, standing: { score, rank, playerCount: playersIn(overview), inTeam } };
}
