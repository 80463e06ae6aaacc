import type { DurableObject } from "cloudflare:workers";
import { askAgain } from "#shared/ask-again";
import { homeworkCode, isGameCode } from "#shared/ids";
import { database } from "#db/database";
import { livingCodesOf, livingCodesPlayedBy, restingGames, unfinishedCodesOf } from "#db/games/living-games";
import type { GameSetup } from "#game/game";
import type { Game } from "#protocol/http/replies/games";
import type { CallReply } from "#objects/lifecycle/reply";
import type { GameRoom } from "#objects/game-room/game-room";
import type { WhichSignIns } from "#objects/game-room/sockets/sockets";
import type { AppContext } from "../request/app-env";
import { begun } from "../request/begun";
import { hintToFind, inEachPlace, placeForNew } from "../request/places";
import { missed } from "../request/refused";
import { teacherOf } from "../sign-in/caller";

/**
 * Access from the API to rooms: here to a code's room; relays.ts leads to a player's room. No other file of the API uses the
 * bindings.
 */

/** A room as seen from here: its calls, each returning a promise. The platform's own type takes unions of replies apart. */
type Call<F> = F extends (...args: infer Args) => infer R ? (...args: Args) => Promise<Awaited<R>> : never;
type Calls = Omit<GameRoom, keyof DurableObject | "report">;
export type Room = { readonly [K in keyof Calls]: Call<Calls[K]> } & Pick<DurableObjectStub, "fetch">;

export const room = (env: Env, code: string): Room => env.GAME_ROOM.getByName(code, hintToFind(env));

/** Asks a room a question that may safely be repeated. */
export const ask = <T>(env: Env, code: string, question: (room: Room) => Promise<T>): Promise<T> =>
  inEachPlace(
    env,
    (place) => room(place, code),
    (place) => askWithRetries(() => question(room(place, code))),
  );

/** Makes a room near the teacher who calls, and asks it for the game in the same trip. Null if another game holds the code. */
export function openRoom(c: AppContext, setup: GameSetup, forget: () => Promise<void>) {
  return openAndAsk<Room, Game>({
    stub() {
      const { env, hint } = placeForNew(c);
      return env.GAME_ROOM.getByName(setup.code, hint);
    },
    open: (room) => room.open(setup),
    question: (room) => room.ownGame({ sessionId: null, userId: setup.ownerId }),
    forget,
  });
}

type NewObject<Stub, T> = {
  readonly stub: () => Stub;
  readonly open: (stub: Stub) => Promise<boolean>;
  readonly question: (stub: Stub) => Promise<CallReply<T>>;
  /** Deletes the row of an object that was never opened. */
  readonly forget: () => Promise<void>;
};

/**
 * Opens a new object and asks it what it shows. Calls through one stub arrive in their order, so the question need not wait for
 * the opening's answer; should it be answered earlier, it is asked again. Null if another thing holds the code.
 */
export async function openAndAsk<Stub, T>(own: NewObject<Stub, T>): Promise<CallReply<T> | null> {
  let isOpen = false;
  try {
    return await askWithRetries(async () => {
      const one = own.stub();
      const opening = isOpen || own.open(one);
      const asking = begun(own.question(one));
      isOpen = await opening;
      if (!isOpen) return null;
      const reply = await asking;
      return reply.ok ? reply : own.question(one);
    });
  } finally {
    if (!isOpen) await own.forget();
  }
}

/** Asks again through a new stub if the object was moved or restarted meanwhile. An overloaded object is left alone. */
export const askWithRetries = <T>(question: () => Promise<T>): Promise<T> =>
  askAgain(question, (error, failures) => {
    const { retryable, overloaded } = error as { retryable?: boolean; overloaded?: boolean };
    return retryable && !overloaded && failures < 2 ? 100 * (failures + 1) * (1 + Math.random()) : undefined;
  });

/**
 * The code in the path or body; text that cannot be one is an unknown game. A homework's code is accepted for its result: it
 * has no room of a game, and is found in D1.
 */
export const codeFrom = (text = ""): string => (isGameCode(text) || homeworkCode(text) === text ? text : missed());

/** The teacher who calls, and the code in the path. */
export const ownCode = async (c: AppContext) => ({
  ...(await teacherOf(c)),
  code: codeFrom(c.req.param("code")),
});

/** Closes the host screens of a user whose sign-in was revoked: for good, or until the screen shows its new token. */
export async function closeHostSockets(
  env: Env,
  userId: string,
  how: "revoked" | "password",
  which?: WhichSignIns,
  hosted = unfinishedCodesOf(database(env.DB), userId),
): Promise<void> {
  const codes = await hosted;
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.dropHosts(userId, how, which))));
}

/** Ends a game as its owner would: the results so far are kept. If it is over, or gone, nothing happens. */
export const endGame = (env: Env, { code, ownerId }: { code: string; ownerId: string }) =>
  ask(env, code, (room) => room.host({ sessionId: null, userId: ownerId }, { type: "end", reason: "ended" }));

/** Games that one call ends; the clock ends more. */
const MOST_ENDED = 100;

/** Ends the waiting and running games of a teacher if they rest: the account may have been given back meanwhile. */
export async function endRestingGamesOf(env: Env, ownerId: string): Promise<void> {
  const games = await restingGames(database(env.DB), MOST_ENDED, ownerId);
  await Promise.all(games.map((game) => endGame(env, game)));
}

/**
 * Ends the running games of a user who is being deleted, and closes the finished ones. Must be called before the user's rows
 * are deleted.
 */
export async function endGamesOf(env: Env, userId: string): Promise<void> {
  const codes = await livingCodesOf(database(env.DB), userId, Date.now());
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.remove({ sessionId: null, userId }))));
}

/**
 * Notifies the rooms of recent games that they have a new owner, after D1 has been updated: rooms exist for a day after the
 * end.
 */
export async function handGamesTo(env: Env, ownerId: string): Promise<void> {
  const codes = await livingCodesOf(database(env.DB), ownerId, Date.now());
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.handOver(ownerId))));
}

/** Removes the name of a user who is being deleted from rooms that still show a finished game. */
export async function unnameInRooms(env: Env, userId: string): Promise<void> {
  const codes = await livingCodesPlayedBy(database(env.DB), userId, Date.now());
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.unname(userId))));
}

/** The same for students who left their class, also in its running games. */
export async function unnameStudentsInRooms(env: Env, codes: readonly string[], studentIds: readonly string[]) {
  await Promise.all(codes.map((code) => ask(env, code, (room) => room.unnameStudents(studentIds))));
}

/** Removes the name of one player from the room of a game that is over, if it is still there. */
export const unnamePlayerInRoom = (env: Env, code: string, playerId: string) =>
  ask(env, code, (room) => room.unnamePlayer(playerId));

/** True if one of these students has a seat in one of the games. A game whose room is gone does not count. */
export async function isPlayingInRooms(env: Env, codes: readonly string[], studentIds: readonly string[]) {
  const replies = await Promise.all(codes.map((code) => ask(env, code, (room) => room.isPlaying(studentIds))));
  return replies.some((reply) => reply.ok && reply.reply);
}
