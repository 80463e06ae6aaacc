import type { DurableObject } from "cloudflare:workers";
import type { Context } from "hono";
import type { RefusalCode } from "#protocol/errors";
import { homeworkCode, isGameCode } from "#shared/ids";
import { database } from "#db/database";
import { livingCodesOf, livingCodesPlayedBy, unfinishedCodesOf } from "#db/games/living-games";
import type { GameRoom } from "#objects/large-game/game-room";
import type { WhichSignIns } from "#objects/game-room/sockets/sockets";
import type { AppEnv } from "../request/app-env";
import { Refused } from "../request/refused";
import { clientOf } from "../sign-in/throttle";

/** Ways from a call to a room: to that of a code here, to that of a player in relays.ts. No other file of the API knows the bindings. */

/** Near the class: the room is made where the teacher's request makes it, else where Turkey is close. */
export const NEAR_TURKEY = { locationHint: "eeur" } as const;
const TRIES = 3;
const MISS_PAUSE_SECONDS = 60;

/** A room as seen from here: its calls, each a promise. The platform's own type takes unions of replies apart. */
type Call<F> = F extends (...args: infer Args) => infer R ? (...args: Args) => Promise<Awaited<R>> : never;
type Calls = Omit<GameRoom, keyof DurableObject | "report">;
export type Room = { readonly [K in keyof Calls]: Call<Calls[K]> } & Pick<DurableObjectStub, "fetch">;

export const room = (env: Env, code: string): Room => env.GAME_ROOM.getByName(code, NEAR_TURKEY);

/** Asks a room something that may be asked twice. */
export const ask = <T>(env: Env, code: string, question: (room: Room) => Promise<T>): Promise<T> =>
  asked(() => question(room(env, code)));

/**
 * An object that was moved or restarted meanwhile is asked again, through a new stub; an overloaded one is left alone.
 */
export async function asked<T>(question: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await question();
    } catch (error) {
      const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean };
      if (!retryable || overloaded || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt * (1 + Math.random())));
    }
  }
}

/**
 * The code in the path or body; text that cannot be one is an unknown game. A homework's stands for its result: it has no
 * room of a game, and is found in D1.
 */
export async function codeFrom(c: Context<AppEnv>, text: string): Promise<string> {
  return isGameCode(text) || homeworkCode(text) === text ? text : await missed(c);
}

/**
 * Nobody plays under this code. Only such misses are counted: a school is one address, and its right codes go on working
 * while somebody there guesses.
 */
export async function missed(c: Context<AppEnv>, code: RefusalCode = "game_not_found"): Promise<never> {
  const { success } = await c.env.MISS_LIMITER.limit({ key: clientOf(c) });
  if (!success) throw new Refused("rate_limited", { retryAfterSeconds: MISS_PAUSE_SECONDS });
  throw new Refused(code);
}

/** Closes the host screens of a user whose sign-in was revoked: for good, or until the screen shows its new token. */
export async function closeHostSockets(
  env: Env,
  userId: string,
  how: "revoked" | "password",
  which?: WhichSignIns,
): Promise<void> {
  const codes = await unfinishedCodesOf(database(env.DB), userId);
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.dropHosts(userId, how, which))));
}

/** Ends a game as its owner would: what was played is kept. Where it is over, or gone, nothing happens. */
export const endGame = (env: Env, { code, ownerId }: { code: string; ownerId: string }) =>
  ask(env, code, (room) => room.host({ sessionId: null, userId: ownerId }, { type: "end", reason: "ended" }));

/** Ends the waiting and running games of a teacher who may not host any more. */
export async function endUnfinishedGamesOf(env: Env, ownerId: string): Promise<void> {
  const codes = await unfinishedCodesOf(database(env.DB), ownerId);
  await Promise.all(codes.map((code) => endGame(env, { code, ownerId })));
}

/** Ends the running games of a user who is being deleted, and closes the finished ones; call it before the user's rows go. */
export async function endGamesOf(env: Env, userId: string): Promise<void> {
  const codes = await livingCodesOf(database(env.DB), userId, Date.now());
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.remove({ sessionId: null, userId }))));
}

/** The same of students who left their class, in its running games too. */
export async function unnameStudentsInRooms(env: Env, codes: readonly string[], studentIds: readonly string[]) {
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.unnameStudents(studentIds))));
}

/** Games that ended not long ago learn whose they are, once D1 says so: their rooms are there for a day. */
export async function handGamesTo(env: Env, ownerId: string): Promise<void> {
  const codes = await livingCodesOf(database(env.DB), ownerId, Date.now());
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.handOver(ownerId))));
}

/** Takes the name of a user who is being deleted out of rooms that still show a finished game. */
export async function unnameInRooms(env: Env, userId: string): Promise<void> {
  const codes = await livingCodesPlayedBy(database(env.DB), userId, Date.now());
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.unname(userId))));
}

/** Whether one of these students sits in one of the games. A game whose room is gone keeps nobody. */
export async function isPlayingInRooms(env: Env, codes: readonly string[], studentIds: readonly string[]) {
  const replies = await Promise.all(codes.map((code) => ask(env, code, (room) => room.isPlaying(studentIds))));
  return replies.some((reply) => reply.ok && reply.reply);
}
