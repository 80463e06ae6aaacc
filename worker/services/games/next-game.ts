import type * as z from "zod";
import { SettingsBody } from "#protocol/http/game-settings";
import { unknownSettings } from "#protocol/settings/fitted";
import type { CarriedJoinBody, NextGameBody } from "#protocol/http/games";
import type { Game } from "#protocol/http/replies/games";
import { codeOfSession } from "#shared/ids";
import type { GameSettings } from "#protocol/game-settings";
import type { NextGame } from "#protocol/live/messages";
import { ownGame, type GameRow } from "#db/games/games";
import type { FollowUpGame } from "#game/game";
import { missedOf } from "#game/results/part-figures";
import { mixed, prepare } from "#game/prepare";
import { missed as missedIn } from "#game/results/statistics";
import type { Again } from "#objects/game-room/calls/follow-up-calls";
import type { AppContext } from "../request/app-env";
import { notesOf } from "./stored-games";
import { madeEarlier, openGame, playableSet, random, removeGame } from "./new-game";
import { isLarge, readGame } from "./read-results";
import { figuresOnceStored } from "./large-report";
import { missed, Refused } from "../request/refused";
import { replyToSeat } from "./room-refusals";
import { askSeat } from "./relays";
import { ask, codeFrom } from "./rooms";

type Which = NextGame["which"];

/** The follow-up game of a completed game: the one that already waits for the class, or a new one. */
export async function nextGame(c: AppContext, { from_game, which }: z.output<typeof NextGameBody>): Promise<Game> {
  const { id: userId } = c.get("user");
  const code = codeFrom(from_game);
  const played = (await ownGame(c.get("db"), userId, code)) ?? missed();
  const again = await ask(c.env, code, (room) => room.again({ sessionId: null, userId }, which));
  if (again.ok) return followUpOfRoom(c, played, which, again.reply);
  if (again.error === "game_running") throw new Refused(again.error);
  return followUpOfSet(c, played, which);
}

/** Makes the follow-up game from the questions in the room, for the class that is seated there. */
async function followUpOfRoom(
  c: AppContext,
  played: GameRow,
  which: Which,
  { present, ...again }: Again,
): Promise<Game> {
  const waiting = present && (await openFollowUp(c, present));
  if (waiting) return waiting;
  const { questionSetId, label, code } = played;
  const earlier = await madeEarlier(c);
  if (earlier?.status === "completed") return { ...earlier, label };
  if (again.questions.length === 0) throw new Refused("nothing_missed");
  const questions = mixed(again.questions, again.settings, random);
  const made =
    earlier ?? (await openGame(c, { ...again, questionSetId, questions, roundAfter: code, ...excerpt(which) }, label));
  const stands = await announced(c, code, made, { which, replaces: present?.gameId ?? null });
  if (stands.gameId === made.id) return { ...made, label };
  return (await openFollowUp(c, stands)) ?? refuseLater();
}

/**
 * Announces a new follow-up game to the class. If another screen was faster, or the class cannot be reached, it is removed.
 */
async function announced(
  c: AppContext,
  playedCode: string,
  { id: gameId, game_code: code, total_questions: questions }: Game,
  { which, replaces }: { which: Which; replaces: string | null },
): Promise<FollowUpGame> {
  const { id: userId } = c.get("user");
  const followUp = { gameId, code, which, questions };
  let stands: FollowUpGame | null = null;
  try {
    const reply = await ask(c.env, playedCode, (room) =>
      room.announce({ sessionId: null, userId }, followUp, replaces),
    );
    if (!reply.ok) throw new Refused(reply.error);
    return (stands = reply.reply);
  } finally {
    if (stands?.gameId !== gameId) await removeGame(c.env, userId, code);
  }
}

/** An announced follow-up game that is not over; null if it is over or was deleted. */
async function openFollowUp(c: AppContext, { gameId, code }: FollowUpGame): Promise<Game | null> {
  const { id: userId } = c.get("user");
  const own = await ask(c.env, code, (room) => room.ownGame({ sessionId: null, userId }));
  if (!own.ok && own.error === "unavailable") throw new Refused(own.error);
  if (!own.ok || own.reply.id !== gameId || own.reply.status === "completed") return null;
  const { label } = (await notesOf(c.env, userId, code)).notes;
  return { ...own.reply, label };
}

/**
 * A day later the room and its seats are gone: the kept results tell which questions were missed, and the set gives their
 * current text.
 */
async function followUpOfSet(c: AppContext, played: GameRow, which: Which): Promise<Game> {
  if (played.status !== "completed") throw new Refused("game_running");
  const { label, questionSetId, title } = played;
  const earlier = await madeEarlier(c);
  if (earlier) return { ...earlier, label };
  const wanted = which === "all" ? null : await missedOfStored(c.env, played);
  if (wanted?.length === 0) throw new Refused("nothing_missed");
  if (questionSetId === null) throw new Refused("not_found");
  const set = await playableSet(c.get("db"), played.ownerId, questionSetId);
  const chosen = wanted ? set.questions.filter(({ id }) => wanted.includes(id)) : set.questions;
  if (chosen.length === 0) throw new Refused("not_found");
  const settings = settingsOf(played);
  const questions = prepare(chosen, settings, random);
  return openGame(c, { questionSetId, title, settings, questions, ...excerpt(which) }, label);
}

async function missedOfStored(env: Env, played: GameRow): Promise<string[]> {
  const stored = await readGame(env, played);
  if (!stored) return [];
  return isLarge(stored) ? missedOf(stored.overview, await figuresOnceStored(env, stored)) : missedIn(stored);
}

const excerpt = (which: Which) => (which === "missed" ? { isExcerpt: true as const } : {});

/** The settings of the game that was played, with those that only a newer version knows. */
function settingsOf({ settings }: GameRow): GameSettings {
  const stored = JSON.parse(settings) as Record<string, unknown>;
  const known = SettingsBody.safeParse(stored);
  if (!known.success) throw new Refused("unavailable");
  return { ...known.data, ...Object.fromEntries(unknownSettings(stored).map((name) => [name, stored[name]])) };
}

const refuseLater = (): never => {
  throw new Refused("unavailable");
};

/** The data that a player takes along from the earlier game. The seat there is the only proof required. */
export async function carriedSeat(c: AppContext, { game_code, from_session }: z.output<typeof CarriedJoinBody>) {
  const code = codeFrom(game_code);
  const from = codeOfSession(from_session) ?? missed("session_invalid");
  const told = await askSeat(c.env, from_session, from, (room) => room.carry(from_session, code));
  const { gameId: carriedTo, userId, ...seat } = replyToSeat(told);
  // A guest may have signed in since; in a class's seat it may be a classmate on the same device.
  const isAsBefore = userId !== null || seat.studentId !== undefined;
  return { ...seat, code, carriedTo, ...(isAsBefore && { userId }) };
}
