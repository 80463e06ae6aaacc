import type { HistoryRow } from "#protocol/http/replies/players";
import { codeOfPlayer } from "#shared/ids";
import { studentStats } from "#db/people/admin-stats";
import { inTeam, playedGame, playedGames } from "#db/games/game-history";
import { ownGame } from "#db/games/games";
import { toPractise } from "#game/results/practice";
import { statsReply } from "#game/results/player-stats";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { callerOf, sessionOf, whoCalls } from "#services/sign-in/caller";
import { claimSeat, countedSeat, storedReply } from "#services/sign-in/claims";
import { missed, Refused, refused } from "#services/request/refused";
import { replyToSeat } from "#services/games/room-refusals";
import { askSeat } from "#services/games/relays";
import type { Refusal } from "#objects/lifecycle/reply";

export const players = [
  route("GET /api/player/history", async (c, { query, reply }) => {
    const { id } = c.get("user");
    const [{ items, total }, stats] = await Promise.all([
      playedGames(c.get("db"), id, query),
      studentStats(c.get("db"), id),
    ]);
    return reply({
      items: items.map((line): HistoryRow => {
        const { code, mode, playerId, playerCount, playedAt, teamName: _name, teamRank: _rank, net, ...rest } = line;
        const asked = line.correct + line.wrong + line.unanswered;
        return {
          ...rest,
          game_code: code,
          ...(mode === "homework" && { mode }),
          player_id: playerId,
          player_count: playerCount,
          accuracy: asked === 0 ? 0 : line.correct / asked,
          ...inTeam(line),
          ...(net !== null && { net }),
          played_at: playedAt,
        };
      }),
      total,
      page: query.page,
      page_size: query.page_size,
      stats,
    });
  }),
  route("GET /api/player/:id", async (c, { reply }) => {
    const { code, playerId, who } = await asked(c);
    const told = await askSeat(c.env, playerId, code, (room) => room.player(playerId, who));
    if (told.ok) return reply(told.reply);
    const { results, player } = await storedPlayer(c, code, playerId, told);
    return reply(storedReply(code, results, player));
  }),
  route("GET /api/player/:id/stats", async (c, { reply }) => {
    const { code, playerId, who } = await asked(c);
    const told = await askSeat(c.env, playerId, code, (room) => room.playerStats(playerId, who));
    if (told.ok) return reply(told.reply);
    const { results, player, standing } = await storedPlayer(c, code, playerId, told);
    return reply(statsReply(standing, results, player.answers));
  }),
  route("GET /api/player/:id/missed", async (c, { reply }) => {
    const { code, playerId } = playerIn(c);
    const { id } = c.get("user");
    const played = await playedGame(c.get("db"), id, playerId);
    const seat = played && (await countedSeat(c, id, played.game, playerId));
    if (!seat) return missed("not_found");
    return reply({
      game_code: code,
      title: played.game.title,
      questions: toPractise(seat.results, seat.player),
    });
  }),
  route("POST /api/player/:id/claim", async (c, { reply }) => {
    const { code, playerId } = playerIn(c);
    const sessionId = sessionOf(c) ?? refused("session_invalid");
    const player = await claimSeat(c, { code, playerId, sessionId, userId: c.get("user").id });
    return player ? reply(player) : missed("session_invalid");
  }),
  route("POST /api/player/:id/leave", async (c, { reply }) => {
    const { code, playerId } = playerIn(c);
    const sessionId = sessionOf(c) ?? refused("session_invalid");
    replyToSeat(await askSeat(c.env, playerId, code, (room) => room.leave(playerId, sessionId)));
    return reply();
  }),
];

function playerIn(c: AppContext) {
  const playerId = c.req.param("id") ?? "";
  return { code: codeOfPlayer(playerId) ?? missed("not_found"), playerId };
}

/** The caller and the requested player. No caller at all is 401; the room decides whether this one is allowed. */
async function asked(c: AppContext) {
  const who = await whoCalls(c);
  if (who.sessionId === null && who.userId === null) throw new Refused("unauthenticated");
  return { ...playerIn(c), who };
}

/**
 * A player of a game whose room is gone, for the player's account and for the game's owner. A room that does not know the
 * player may belong to another game that has got the code since.
 */
async function storedPlayer(c: AppContext, code: string, playerId: string, told: Refusal) {
  const { error } = told;
  if (error !== "game_not_found" && error !== "not_found") return replyToSeat<never>(told);
  const caller = await callerOf(c);
  if (!caller) return missed(error === "not_found" ? error : "session_invalid");
  const game =
    caller.role === "teacher"
      ? await ownGame(c.get("db"), caller.id, code)
      : (await playedGame(c.get("db"), caller.id, playerId))?.game;
  return (game && (await countedSeat(c, caller.id, game, playerId))) ?? missed("not_found");
}
