import { route } from "#services/request/route";
import { hostOf, teacherOf, whoCalls } from "#services/sign-in/caller";
import { storedLeaderboard, storedPlayers } from "#services/games/stored-games";
import { askSession } from "#services/games/relays";
import { orStored } from "#services/games/room-refusals";
import { ask, codeFrom } from "#services/games/rooms";

/** Lists of a game's players. */
export const gameLists = [
  route("GET /api/game/:code/leaderboard", async (c, { query: { page, page_size }, reply }) => {
    const who = await whoCalls(c);
    if (who.sessionId === null) await teacherOf(c);
    const code = codeFrom(c.req.param("code"));
    const wanted = c.req.query("page") === undefined ? undefined : { page, page_size };
    const told = await askSession(c.env, who.sessionId, code, (room) => room.leaderboard(who, wanted));
    return reply(await orStored(c, told, (env, owner, code) => storedLeaderboard(env, owner, code, wanted)));
  }),
  route("GET /api/game/:code/players", async (c, { query: wanted, reply }) => {
    const who = await hostOf(c);
    const code = codeFrom(c.req.param("code"));
    const told = await ask(c.env, code, (room) => room.playersPage(who, wanted));
    return reply(await orStored(c, told, (env, owner, code) => storedPlayers(env, owner, code, wanted)));
  }),
];
