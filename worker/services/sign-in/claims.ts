import { hash } from "node:crypto";
import type { ClaimReply, PlayerReply } from "#protocol/http/replies/players";
import { database } from "#db/database";
import { keepClaim } from "#db/games/finished-games";
import { gamesOfPlayer } from "#db/games/game-history";
import { historyLine } from "#game/results/history-lines";
import { scored, type WithNet } from "#game/net";
import { proofOf, type ResultPlayer } from "#game/results/results";
import { seatIn, type ResultsRow } from "../games/read-results";
import type { AppContext } from "../request/app-env";
import { Refused } from "../request/refused";
import { askSeat } from "../games/relays";
import { countResults } from "./throttle";

type Claim = { code: string; playerId: string; sessionId: string; userId: string };

/** Assigns a guest's result to the account, while the game has its room and afterwards. May be repeated. Null: no such seat. */
export async function claimSeat(c: AppContext, claim: Claim): Promise<ClaimReply | null> {
  const { env } = c;
  const { code, playerId, sessionId, userId } = claim;
  const reply = await askSeat(env, playerId, code, (room) => room.claim(playerId, sessionId, userId));
  if (reply.ok) {
    const { player, isNew, kept } = reply.reply;
    if (kept) await keep(env, kept, userId);
    return { player, is_new: isNew };
  }
  // The room is gone. If another game has got the code since, its room does not know this session.
  if (reply.error !== "game_not_found" && reply.error !== "session_invalid") throw new Refused(reply.error);
  return claimedOfStored(c, claim);
}

/** The room's own record is gone. The kept results still prove the owner of the session, until names are removed from them. */
async function claimedOfStored(
  c: AppContext,
  { code, playerId, sessionId, userId }: Claim,
): Promise<ClaimReply | null> {
  const proof = proofOf(hash("sha256", sessionId));
  for (const game of await gamesOfPlayer(database(c.env.DB), code, playerId)) {
    const seat = await countedSeat(c, userId, game, playerId);
    if (game.endedAt === null || seat?.player.proof !== proof) continue;
    const { results, player } = seat;
    const line = { gameId: game.id, playedAt: game.endedAt, line: historyLine(results, player, userId) };
    return { ...storedReply(code, results, player), is_new: await keep(c.env, line, userId) };
  }
  return null;
}

/** Finds a seat in a finished game for an account. Counted, since all results of the game are read. */
export async function countedSeat(c: AppContext, userId: string, game: ResultsRow, playerId: string) {
  await countResults(c, userId);
  return seatIn(c.env, game, playerId);
}

async function keep(env: Env, line: Parameters<typeof keepClaim>[1], userId: string): Promise<boolean> {
  const { ownerId, isNew } = await keepClaim(database(env.DB), line);
  if (ownerId !== userId) throw new Refused(ownerId === null ? "already_played" : "already_claimed");
  return isNew;
}

/** A player of a finished game whose room is gone. */
export const storedReply = (
  code: string,
  { wrongCosts }: WithNet,
  { id, nickname, marble, score, rank, team }: ResultPlayer,
): PlayerReply => ({
  player: {
    player_id: id,
    nickname,
    marble,
    is_connected: false,
    ...scored(wrongCosts !== undefined, score),
    rank,
    ...(team !== undefined && { team }),
    game_code: code,
    game_status: "completed",
  },
});
