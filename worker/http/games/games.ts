import { dayStart, isoMinute } from "#shared/time-zone";
import { CarriedJoinBody, JoinBody, NewGameBody, NextGameBody } from "#protocol/http/games";
import type { GameView } from "#protocol/http/replies/game-view";
import { codeOfSession, newPlayerId, newSessionId } from "#shared/ids";
import { relabelGame, teacherGames } from "#db/games/games";
import { homeworkOfCode } from "#db/homework/homework";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { parsed } from "#services/request/body";
import { callerOf, sessionOf, whoLooks } from "#services/sign-in/caller";
import { storedStatistics, storedView, listedGame, teacherStats } from "#services/games/stored-games";
import { gameLists } from "./game-lists";
import { liveReport } from "#services/games/live-report";
import { hostCalls } from "./host-calls";
import { pairing } from "./pairing";
import { newGame, removeGame } from "#services/games/new-game";
import { removeHomework } from "#services/homework/new-homework";
import { carriedSeat, nextGame } from "#services/games/next-game";
import { orStored, replyToSeat } from "#services/games/room-refusals";
import { askForSeat, askSeat, askSession } from "#services/games/relays";
import { ask, codeFrom, ownCode } from "#services/games/rooms";
import { missed, replyIn } from "#services/request/refused";
import { ownRow } from "#services/sign-in/own-password";
import { networkOf } from "#services/sign-in/throttle";

export const games = [
  route("POST /api/game", async (c, { body: wanted, reply }) => {
    const isFollowUp = "from_game" in wanted;
    if (isFollowUp) return reply({ game: await nextGame(c, parsed(NextGameBody, wanted)) });
    return reply(await newGame(c, parsed(NewGameBody, wanted)));
  }),
  route("GET /api/game/teacher", async (c, { query: { status, mode, ...query }, reply }) => {
    const { id } = c.get("user");
    const { items, total } = await teacherGames(c.get("db"), id, query, { status, mode });
    const listed = await Promise.all(items.map((line) => listedGame(c.env, id, line)));
    return reply({ items: listed, total, page: query.page, page_size: query.page_size });
  }),
  route("GET /api/game/teacher/stats", async (c, { reply }) => {
    const { id, timeZone } = await ownRow(c);
    const start = monthStart(Date.now(), timeZone);
    return reply(await teacherStats(c.env, id, { start, before: monthStart(start - 1, timeZone) }));
  }),
  route("POST /api/game/join", async (c, { body: wanted, reply }) => {
    const carried = carriedFrom(c, wanted);
    const { code, ...seat } = await (carried ? carriedSeat(c, carried) : freeSeat(wanted));
    const caller = await callerOf(c);
    const call = {
      userId: caller?.role === "student" ? caller.id : null,
      network: networkOf(c),
      ...seat,
      sessionId: newSessionId(code, randomly),
      playerId: newPlayerId(code, randomly),
    };
    const joined = replyIn(await askForSeat(c.env, code, call, carried?.from_session));
    return reply(joined, "session_id" in joined ? 201 : 200);
  }),
  route("POST /api/game/answer", async (c, { body: { question_id, answer, response_time_ms, turn }, reply }) => {
    const sessionId = sessionOf(c);
    const code = sessionId && codeOfSession(sessionId);
    if (!code) return missed("session_invalid");
    const given = {
      questionId: question_id,
      value: answer,
      claimedMs: typeof response_time_ms === "number" ? response_time_ms : null,
      ...(turn !== undefined && { turn }),
    };
    return reply(replyToSeat(await askSeat(c.env, sessionId, code, (room) => room.answer(sessionId, given))));
  }),
  route("POST /api/game/confidence", async (c, { body: { question_id: questionId, confidence }, reply }) => {
    const sessionId = sessionOf(c);
    const code = sessionId && codeOfSession(sessionId);
    if (!code) return missed("session_invalid");
    const given = { questionId, confidence };
    return reply(replyToSeat(await askSeat(c.env, sessionId, code, (room) => room.confidence(sessionId, given))));
  }),
  route("GET /api/game/:code", async (c, { reply }) => {
    const code = codeFrom(c.req.param("code"));
    const who = await whoLooks(c);
    const told = await askSession(c.env, who.sessionId, code, (room) => room.view(who));
    if (told.ok) return reply((await ownOld(c, told.reply)) ?? told.reply);
    return reply(await orStored(c, told, storedView));
  }),
  route("GET /api/game/:code/join", async (c, { reply }) => {
    const code = codeFrom(c.req.param("code"));
    return reply(replyIn(await ask(c.env, code, (room) => room.joinable(networkOf(c)))));
  }),
  route("PUT /api/game/:code", async (c, { body: { label }, reply }) => {
    const { id } = c.get("user");
    const game = (await relabelGame(c.get("db"), id, codeFrom(c.req.param("code")), label)) ?? missed();
    return reply({ game: await listedGame(c.env, id, game) });
  }),
  route("DELETE /api/game/:code", async (c, { reply }) => {
    const { id } = c.get("user");
    const code = codeFrom(c.req.param("code"));
    const homework = await homeworkOfCode(c.get("db"), id, code);
    if (homework !== null) {
      await removeHomework(c.env, id, homework);
      return reply();
    }
    const { wasKept, reply: told } = await removeGame(c.env, id, code);
    if (!told.ok && (!wasKept || told.error === "unavailable")) replyIn(told);
    return reply();
  }),
  ...hostCalls,
  ...pairing,
  ...gameLists,
  route("GET /api/game/:code/statistics", ownCode, async (c, { first: { id, code }, query, reply }) => {
    const told = await ask(c.env, code, (room) => room.statistics({ sessionId: null, userId: id }));
    if (!told.ok)
      return reply(await orStored(c, told, (env, ownerId, of) => storedStatistics(env, ownerId, of, query)));
    return reply(await liveReport(c.env, id, told.reply, query));
  }),
];

/** The seat in the earlier game: named in the body, or in the header if no name or number for another seat is given. */
function carriedFrom(c: AppContext, wanted: object) {
  if ("from_session" in wanted) return parsed(CarriedJoinBody, wanted);
  const session = "nickname" in wanted || "number" in wanted ? null : sessionOf(c);
  return session === null ? null : parsed(CarriedJoinBody, { ...wanted, from_session: session });
}

/** Requested by somebody who has typed the code. */
function freeSeat(wanted: object) {
  const {
    game_code,
    nickname = "",
    number,
    confirm,
    marble = null,
    join_key: joinKey,
    team,
  } = parsed(JoinBody, wanted);
  return { code: codeFrom(game_code), nickname, number, isConfirmed: confirm, marble, joinKey, team };
}

/** A teacher's old game under a code that now belongs to somebody else's game. */
async function ownOld(c: AppContext, { game, you }: GameView): Promise<GameView | null> {
  if (game.players !== undefined || you !== undefined) return null;
  const caller = await callerOf(c);
  return caller?.role === "teacher" ? storedView(c.env, caller.id, game.game_code) : null;
}

/** Start of this month where the teacher is. */
const monthStart = (now: number, timeZone: string): number =>
  dayStart(`${isoMinute(now, timeZone).slice(0, 7)}-01`, timeZone);

const randomly = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
