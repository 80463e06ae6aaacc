import { Hono, type Context } from "hono";
import * as z from "zod";
import {
  AnswerBody,
  GameChangeBody,
  JoinBody,
  NewGameBody,
  type Game,
  type GameReply,
  type GameView,
  type ListedGame,
} from "#protocol/http/games";
import type { GameStatistics } from "#protocol/http/statistics";
import { PageQuery, type Page } from "#protocol/http/page";
import { codeOfSession, newPlayerId, newSessionId } from "#protocol/ids";
import { limits } from "#protocol/limits";
import { database } from "../db/database";
import {
  codeOfGame,
  deleteOwnGame,
  forgetGame,
  relabelGame,
  setToPlay,
  teacherGames,
  unfinishedGameCount,
} from "../db/games";
import { isKnown } from "../db/questions";
import type { AppEnv } from "./app-env";
import { body, parsed } from "./body";
import { callerOf, sessionOf, teacherOf, whoCalls } from "./caller";
import { keptGame, keptLeaderboard, keptStatistics, keptView, labelOf, listedGame, teacherStats } from "./kept-games";
import { drawCode } from "./game-codes";
import { requireRole } from "./guard";
import { hostCalls } from "./host-calls";
import { prepare } from "../game/prepare";
import { once } from "./once";
import { Refused } from "./refused";
import { kept, refuse, unknownSeat } from "./room-refusals";
import { ask, codeFrom, missed } from "./rooms";

type C = Context<AppEnv>;

const DEFAULT_CAPACITY = 1000;

const Status = z.enum(["lobby", "active", "completed"]).optional().catch(undefined);

export const games = new Hono<AppEnv>()
  .post("/", requireRole("teacher"), once, async (c) => {
    const user = c.get("user");
    if (!user.is_approved) throw new Refused("teacher_not_approved");
    const { question_set_id, settings, label } = await body(c, NewGameBody);
    const db = database(c.env.DB);
    const { id, mayExist, wasMade } = c.get("making");
    const earlier = mayExist ? await openedEarlier(c, id) : null;
    if (earlier) return c.json({ game: { ...earlier, label } } satisfies GameReply, 201);
    if (wasMade) throw new Refused("not_found");
    const set = await setToPlay(db, user.id, question_set_id);
    if (!set) throw new Refused("not_found");
    if (set.questions.length === 0) throw new Refused("question_set_empty");
    if (!set.questions.every(({ options, correct }) => isKnown(options, correct))) throw new Refused("unavailable");
    if ((await unfinishedGameCount(db, user.id)) >= limits.liveGamesPerTeacher) throw new Refused("quota_exceeded");

    const openedAt = Date.now();
    const questions = prepare(set.questions, settings, random);
    const game = {
      id,
      ownerId: user.id,
      questionSetId: set.id,
      title: set.title,
      label,
      settings: JSON.stringify(settings),
      totalQuestions: questions.length,
      createdAt: openedAt,
    };
    const code = await drawCode(db, game, async (code) => {
      const opening = {
        gameId: id,
        code,
        ownerId: user.id,
        questionSetId: set.id,
        title: set.title,
        settings,
        questions,
        capacity: capacityOf(c.env),
        openedAt,
      };
      let isOpen = false;
      try {
        isOpen = await ask(c.env, code, (room) => room.open(opening));
      } finally {
        if (!isOpen) await forgetGame(db, id);
      }
      return isOpen;
    });
    const own = await ask(c.env, code, (room) => room.ownGame({ sessionId: null, userId: user.id }));
    if (!own.ok) throw new Refused(own.error);
    return c.json({ game: { ...own.reply, label } } satisfies GameReply, 201);
  })
  .get("/teacher", requireRole("teacher"), async (c) => {
    const { id } = c.get("user");
    const query = parsed(PageQuery, c.req.query());
    const { items, total } = await teacherGames(database(c.env.DB), id, query, Status.parse(c.req.query("status")));
    const listed = await Promise.all(items.map((line) => listedGame(c.env, id, line)));
    return c.json({ items: listed, total, page: query.page, page_size: query.page_size } satisfies Page<ListedGame>);
  })
  .get("/teacher/stats", requireRole("teacher"), async (c) => {
    return c.json(await teacherStats(c.env, c.get("user").id, monthStart(Date.now())));
  })
  .post("/join", async (c) => {
    const { game_code, nickname, marble, join_key } = await body(c, JoinBody);
    const code = await codeFrom(c, game_code);
    const caller = await callerOf(c);
    const call = {
      sessionId: newSessionId(code, randomly),
      playerId: newPlayerId(code, randomly),
      userId: caller?.role === "student" ? caller.id : null,
      nickname,
      marble: marble ?? null,
      joinKey: join_key,
    };
    const reply = await ask(c.env, code, (room) => room.join(call));
    if (!reply.ok) return await refuse(c, reply);
    return c.json(reply.reply, 201);
  })
  .post("/answer", async (c) => {
    const { question_id, answer, response_time_ms } = await body(c, AnswerBody);
    const sessionId = sessionOf(c);
    const code = sessionId && codeOfSession(sessionId);
    if (!code) return missed(c, "session_invalid");
    const given = {
      questionId: question_id,
      choice: answer,
      claimedMs: typeof response_time_ms === "number" ? response_time_ms : null,
    };
    const reply = await ask(c.env, code, (room) => room.answer(sessionId, given));
    if (!reply.ok) return unknownSeat(c, reply.error);
    return c.json(reply.reply);
  })
  .get("/:code", async (c) => {
    const code = await codeFrom(c, c.req.param("code"));
    const who = await whoCalls(c);
    const reply = await ask(c.env, code, (room) => room.view(who));
    if (reply.ok) return c.json((await ownOld(c, reply.reply)) ?? reply.reply);
    return c.json(await kept(c, reply, keptView));
  })
  .get("/:code/join", async (c) => {
    const reply = await ask(c.env, await codeFrom(c, c.req.param("code")), (room) => room.joinable());
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
    // First D1: when it is away nothing has happened yet, and the call may be repeated.
    const wasKept = await deleteOwnGame(database(c.env.DB), id, code);
    const reply = await ask(c.env, code, (room) => room.remove({ sessionId: null, userId: id }));
    if (!reply.ok && (!wasKept || reply.error === "unavailable")) return await refuse(c, reply);
    return c.body(null, 204);
  })
  .route("/", hostCalls)
  .get("/:code/leaderboard", async (c) => {
    const who = await whoCalls(c);
    if (who.sessionId === null) await teacherOf(c);
    const code = await codeFrom(c, c.req.param("code"));
    const reply = await ask(c.env, code, (room) => room.leaderboard(who));
    if (reply.ok) return c.json(reply.reply);
    return c.json(await kept(c, reply, keptLeaderboard));
  })
  .get("/:code/statistics", async (c) => {
    const { id } = await teacherOf(c);
    const code = await codeFrom(c, c.req.param("code"));
    const reply = await ask(c.env, code, (room) => room.statistics({ sessionId: null, userId: id }));
    if (!reply.ok) return c.json(await kept(c, reply, keptStatistics));
    const label = await labelOf(c.env, id, code);
    return c.json({ ...reply.reply, game: { ...reply.reply.game, label } } satisfies GameStatistics);
  });

/** The game that a call made which was cut off before its answer; one that never got its room is forgotten. */
async function openedEarlier(c: C, id: string): Promise<Game | null> {
  const db = database(c.env.DB);
  const { id: userId } = c.get("user");
  const code = await codeOfGame(db, userId, id);
  if (code === null) return null;
  const own = await ask(c.env, code, (room) => room.ownGame({ sessionId: null, userId }));
  if (own.ok) return own.reply;
  if (own.error === "unavailable") throw new Refused(own.error);
  await forgetGame(db, id);
  return keptGame(c.env, userId, code);
}

/** What a teacher who is not this game's owner has under the same code, from the time before. */
async function ownOld(c: C, { game, you }: GameView): Promise<GameView | null> {
  if (game.players !== undefined || you !== undefined) return null;
  const caller = await callerOf(c);
  return caller?.role === "teacher" ? keptView(c.env, caller.id, game.game_code) : null;
}

/** A wrong setting must not lock a class out. */
function capacityOf({ ROOM_CAPACITY }: Env): number {
  const capacity = Number(ROOM_CAPACITY);
  return Number.isInteger(capacity) && capacity > 0 ? capacity : DEFAULT_CAPACITY;
}

/** From the platform's secure source: an order that could be guessed would give answers away. */
const random = () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

/** The first moment of this month in Istanbul, which is three hours ahead all year. */
function monthStart(now: number): number {
  const ISTANBUL = 3 * 3_600_000;
  const there = new Date(now + ISTANBUL);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - ISTANBUL;
}

const randomly = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
