import { Hono } from "hono";
import { PageQuery } from "#protocol/http/page";
import type { AppEnv } from "#services/request/app-env";
import { parsed } from "#services/request/body";
import { hostOf, teacherOf, whoCalls } from "#services/sign-in/caller";
import { storedLeaderboard, storedPlayers } from "#services/games/stored-games";
import { askSession } from "#services/games/relays";
import { orStored } from "#services/games/room-refusals";
import { ask, codeFrom } from "#services/games/rooms";

/** Lists of a game's players. */
export const gameLists = new Hono<AppEnv>()
  .get("/:code/leaderboard", async (c) => {
    const who = await whoCalls(c);
    if (who.sessionId === null) await teacherOf(c);
    const code = await codeFrom(c, c.req.param("code"));
    const { page, page_size } = parsed(PageQuery, c.req.query());
    const wanted = c.req.query("page") === undefined ? undefined : { page, page_size };
    const reply = await askSession(c.env, who.sessionId, code, (room) => room.leaderboard(who, wanted));
    if (reply.ok) return c.json(reply.reply);
    return c.json(await orStored(c, reply, (env, owner, code) => storedLeaderboard(env, owner, code, wanted)));
  })
  .get("/:code/players", async (c) => {
    const who = await hostOf(c);
    const code = await codeFrom(c, c.req.param("code"));
    const wanted = parsed(PageQuery, c.req.query());
    const reply = await ask(c.env, code, (room) => room.playersPage(who, wanted));
    if (reply.ok) return c.json(reply.reply);
    return c.json(await orStored(c, reply, (env, owner, code) => storedPlayers(env, owner, code, wanted)));
  });
