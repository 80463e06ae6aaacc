import { Hono, type Context } from "hono";
import * as z from "zod";
import {
  AnswerBody,
  CarriedJoinBody,
  ConfidenceBody,
  GameChangeBody,
  JoinBody,
  NewGameBody,
  NextGameBody,
  type GameReply,
  type GameView,
  type ListedGame,
} from "#protocol/http/games";
import type { GameStatistics } from "#protocol/http/statistics";
import { PageQuery, ReportQuery, type Page } from "#protocol/http/page";
import { codeOfSession, newPlayerId, newSessionId } from "#shared/ids";
import { database } from "#db/database";
import { relabelGame, teacherGames } from "#db/games/games";
import { homeworkOfCode } from "#db/homework/homework";
import type { AppEnv } from "#services/request/app-env";
import { body, parsed } from "#services/request/body";
import { callerOf, sessionOf, teacherOf, whoLooks } from "#services/sign-in/caller";
import { storedStatistics, storedView, listedGame, notesOf, teacherStats } from "#services/games/stored-games";
import { requireRole } from "#services/sign-in/guard";
import { gameLists } from "./game-lists";
import { liveReport } from "#services/games/live-report";
import { hostCalls } from "./host-calls";
import { pairNext, pairOffer } from "./pairing";
import { newGame, removeGame } from "#services/games/new-game";
import { removeHomework } from "#services/homework/new-homework";
import { carriedSeat, nextGame } from "#services/games/next-game";
import { once } from "#services/request/once";
import { Refused } from "#services/request/refused";
import { orStored, refuse, unknownSeat } from "#services/games/room-refusals";
import { askForSeat, askSeat, askSession } from "#services/games/relays";
import { ask, codeFrom, missed } from "#services/games/rooms";
import { networkOf } from "#services/sign-in/throttle";

type C = Context<AppEnv>;

const Status = z.enum(["lobby", "active", "completed"]).optional().catch(undefined);
/** Homework has its own list; a client with an unknown mode gets games. */
const Mode = z.enum(["live", "homework"]).catch("live");

export const games = new Hono<AppEnv>()
  .post("/", requireRole("teacher"), once, async (c) => {
    if (!c.get("user").is_approved) throw new Refused("teacher_not_approved");
    const wanted = await body(c, z.looseObject({}));
    const isFollowUp = "from_game" in wanted;
    const game = await (isFollowUp
      ? nextGame(c, parsed(NextGameBody, wanted))
      : newGame(c, parsed(NewGameBody, wanted)));
    return c.json({ game } satisfies GameReply, 201);
  })
  .get("/teacher", requireRole("teacher"), async (c) => {
    const { id } = c.get("user");
    const query = parsed(PageQuery, c.req.query());
    const which = { status: Status.parse(c.req.query("status")), mode: Mode.parse(c.req.query("mode")) };
    const { items, total } = await teacherGames(database(c.env.DB), id, query, which);
    const listed = await Promise.all(items.map((line) => listedGame(c.env, id, line)));
    return c.json({ items: listed, total, page: query.page, page_size: query.page_size } satisfies Page<ListedGame>);
  })
  .get("/teacher/stats", requireRole("teacher"), async (c) => {
    return c.json(await teacherStats(c.env, c.get("user").id, monthStart(Date.now())));
  })
  .post("/join", async (c) => {
    const wanted = await body(c, z.looseObject({}));
    const carried = carriedFrom(c, wanted);
    const { code, ...seat } = await (carried ? carriedSeat(c, carried) : freeSeat(c, wanted));
    const caller = await callerOf(c);
    const call = {
      userId: caller?.role === "student" ? caller.id : null,
      network: networkOf(c),
      ...seat,
      sessionId: newSessionId(code, randomly),
      playerId: newPlayerId(code, randomly),
    };
    const reply = await askForSeat(c.env, code, call, carried?.from_session);
    if (!reply.ok) return await refuse(c, reply);
    return c.json(reply.reply, "session_id" in reply.reply ? 201 : 200);
  })
  .post("/answer", async (c) => {
    const { question_id, answer, response_time_ms } = await body(c, AnswerBody);
    const sessionId = sessionOf(c);
    const code = sessionId && codeOfSession(sessionId);
    if (!code) return missed(c, "session_invalid");
    const given = {
      questionId: question_id,
      value: answer,
      claimedMs: typeof response_time_ms === "number" ? response_time_ms : null,
    };
    const reply = await askSeat(c.env, sessionId, code, (room) => room.answer(sessionId, given));
    if (!reply.ok) return unknownSeat(c, reply.error);
    return c.json(reply.reply);
  })
  .post("/confidence", async (c) => {
    const { question_id: questionId, confidence } = await body(c, ConfidenceBody);
    const sessionId = sessionOf(c);
    const code = sessionId && codeOfSession(sessionId);
    if (!code) return missed(c, "session_invalid");
    const reply = await askSeat(c.env, sessionId, code, (room) =>
      room.confidence(sessionId, { questionId, confidence }),
    );
    if (!reply.ok) return unknownSeat(c, reply.error);
    return c.json(reply.reply);
  })
  .get("/:code", async (c) => {
    const code = await codeFrom(c, c.req.param("code"));
    const who = await whoLooks(c);
    const reply = await askSession(c.env, who.sessionId, code, (room) => room.view(who));
    if (reply.ok) return c.json((await ownOld(c, reply.reply)) ?? reply.reply);
    return c.json(await orStored(c, reply, storedView));
  })
  .get("/:code/join", async (c) => {
    const code = await codeFrom(c, c.req.param("code"));
    const reply = await ask(c.env, code, (room) => room.joinable(networkOf(c)));
    if (!reply.ok) return await refuse(c, reply);
    return c.json(reply.reply);
  })
  .put("/:code", async (c) => {
    const { id } = await teacherOf(c);
    const code = await codeFrom(c, c.req.param("code"));
    const { label } = await body(c, GameChangeBody);
    const game = await relabelGame(database(c.env.DB), id, code, label);
    if (!game) return await missed(c);
    return c.json({ game: await listedGame(c.env, id, game) } satisfies GameReply);
  })
  .delete("/:code", async (c) => {
    const { id } = await teacherOf(c);
    const code = await codeFrom(c, c.req.param("code"));
    const homework = await homeworkOfCode(database(c.env.DB), id, code);
    if (homework !== null) {
      await removeHomework(c.env, id, homework);
      return c.body(null, 204);
    }
    const { wasKept, reply } = await removeGame(c.env, id, code);
    if (!reply.ok && (!wasKept || reply.error === "unavailable")) return await refuse(c, reply);
    return c.body(null, 204);
  })
  .route("/", hostCalls)
  .route("/", pairOffer)
  .route("/", pairNext)
  .route("/", gameLists)
  .get("/:code/statistics", async (c) => {
    const { id } = await teacherOf(c);
    const code = await codeFrom(c, c.req.param("code"));
    const reply = await ask(c.env, code, (room) => room.statistics({ sessionId: null, userId: id }));
    const query = parsed(ReportQuery, c.req.query());
    if (!reply.ok)
      return c.json(await orStored(c, reply, (env, ownerId, of) => storedStatistics(env, ownerId, of, query)));
    if ("parts" in reply.reply) return c.json(await liveReport(c.env, id, reply.reply, query));
    const notes = await notesOf(c.env, id, code);
    return c.json({ ...reply.reply, game: { ...reply.reply.game, ...notes } } satisfies GameStatistics);
  });

/** The seat in the earlier game: named in the body, or in the header if no name or number for another seat is given. */
function carriedFrom(c: C, wanted: object) {
  if ("from_session" in wanted) return parsed(CarriedJoinBody, wanted);
  const session = "nickname" in wanted || "number" in wanted ? null : sessionOf(c);
  return session === null ? null : parsed(CarriedJoinBody, { ...wanted, from_session: session });
}

/** Requested by somebody who has typed the code. */
async function freeSeat(c: C, wanted: object) {
  const {
    game_code,
    nickname = "",
    number,
    confirm,
    marble = null,
    join_key: joinKey,
    team,
  } = parsed(JoinBody, wanted);
  return { code: await codeFrom(c, game_code), nickname, number, isConfirmed: confirm, marble, joinKey, team };
}

/** A teacher's old game under a code that now belongs to somebody else's game. */
async function ownOld(c: C, { game, you }: GameView): Promise<GameView | null> {
  if (game.players !== undefined || you !== undefined) return null;
  const caller = await callerOf(c);
  return caller?.role === "teacher" ? storedView(c.env, caller.id, game.game_code) : null;
}

/** Start of this month in Istanbul, which is three hours ahead all year. */
function monthStart(now: number): number {
  const ISTANBUL = 3 * 3_600_000;
  const there = new Date(now + ISTANBUL);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - ISTANBUL;
}

const randomly = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
