import { hash } from "node:crypto";
import { codeOfSession, relayName, relayOf } from "#shared/ids";
import { withTimeout } from "#db/with-timeout";
import type { JoinCall } from "#objects/game-room/calls/player-calls";
import { hintToFind, inEachPlace } from "../request/places";
import { ask, askWithRetries, room, type Room } from "./rooms";

/**
 * Routes a player's call to its room. In a game of one room the code names that room. In a game of several rooms the code names
 * the coordinator, and a player's ids name the room where the player sits.
 */

/** A room that has players: a whole game or a relay. */
type PlayersRoom = Pick<
  Room,
  | "join"
  | "answer"
  | "confidence"
  | "view"
  | "leaderboard"
  | "player"
  | "playerStats"
  | "claim"
  | "leave"
  | "carry"
  | "fetch"
>;

/** Asks the room of a seat, which a session or a player's id names. */
export function askSeat<T>(
  env: Env,
  id: string,
  code: string,
  question: (room: PlayersRoom) => Promise<T>,
): Promise<T> {
  const at = relayOf(id);
  if (at === null) return ask(env, code, question);
  return inEachPlace(
    env,
    (place) => room(place, code),
    (place) => askRelay({ env: place, code, at, question, isUnknown: (answer) => isRefusal(answer, "game_not_found") }),
  );
}

/** The same for an optional session; a session of another game is ignored. */
export const askSession = <T>(
  env: Env,
  sessionId: string | null,
  code: string,
  question: (room: PlayersRoom) => Promise<T>,
): Promise<T> => askSeat(env, sessionId !== null && codeOfSession(sessionId) === code ? sessionId : "", code, question);

/** Asks for a seat. The same key leads to the same room, so that a lost reply finds the seat again. */
export function askForSeat(env: Env, code: string, call: JoinCall, carriedFrom?: string) {
  const before = carriedFrom === undefined ? null : relayOf(carriedFrom);
  return dealt(env, code, {
    at: before ?? (call.joinKey === undefined ? atRandom() : ofKey(call.joinKey)),
    question: (room) => room.join(call),
    relaysIn: (reply) => ("relays" in reply ? reply.relays : null),
    isUnknown: (reply) => !reply.ok && reply.error === "game_not_found",
  });
}

/** `at`: the phone's hint at its room, its player's id or the four digits at the end of it. */
type Knock = { readonly at: string; readonly mayHost: boolean; readonly headers: Record<string, string> };

/** Opens a socket. A possible host asks the coordinator first. */
export function askForSocket(env: Env, code: string, { at, mayHost, headers }: Knock): Promise<Response> {
  const said = /^[0-9a-f]{4}$/.test(at) ? Number.parseInt(at, 16) : relayOf(at);
  return dealt(env, code, {
    at: said ?? turn++,
    isForCoordinator: mayHost,
    question: (room) => room.fetch("https://room/", { headers }),
    relaysIn: (response) => (response.status === 421 ? Number(response.headers.get("x-relays")) : null),
    isUnknown: (response) => response.headers.get("x-refusal") === "game_not_found",
  });
}

type Asked<T> = {
  /** Any number: it is taken modulo the number of rooms. */
  readonly at: number;
  readonly isForCoordinator?: boolean;
  readonly question: (room: PlayersRoom) => Promise<T>;
  readonly relaysIn: (answer: T) => number | null;
  readonly isUnknown: (answer: T) => boolean;
};

/**
 * Asks the code's own room first. If that is a coordinator, it returns the number of rooms, which is remembered for a while.
 */
const dealt = <T>(env: Env, code: string, asked: Asked<T>): Promise<T> =>
  inEachPlace(
    env,
    (place) => room(place, code),
    (place) => dealtIn(place, code, asked),
    asked.isUnknown,
  );

async function dealtIn<T>(
  env: Env,
  code: string,
  { at, isForCoordinator = false, question, ...reads }: Asked<T>,
): Promise<T> {
  const before = isForCoordinator ? null : known(code);
  if (before !== null) {
    const answer = await askWithRetries(() => question(relay(env, code, at % before)));
    // The code may belong to another game by now.
    if (!reads.isUnknown(answer)) return answer;
    relaysOf.delete(code);
  }
  const answer = await askWithRetries(() => question(room(env, code)));
  const relays = reads.relaysIn(answer);
  if (relays === null) return answer;
  if (relaysOf.size >= MOST_KNOWN) relaysOf.clear();
  relaysOf.set(code, { relays, until: Date.now() + KNOWN_FOR });
  return askRelay({ env, code, at: at % relays, question, isUnknown: reads.isUnknown });
}

/** Asks a relay. If it has lost its storage and knows no such game, its coordinator opens the game there again. */
async function askRelay<T>({ env, code, at, question, isUnknown }: OfRelay<T>): Promise<T> {
  const answer = await askWithRetries(() => question(relay(env, code, at)));
  if (!isUnknown(answer) || (await askWithRetries(() => room(env, code).openAnew(at))) !== true) return answer;
  return askWithRetries(() => question(relay(env, code, at)));
}
type OfRelay<T> = {
  readonly env: Env;
  readonly code: string;
  readonly at: number;
  readonly question: (room: PlayersRoom) => Promise<T>;
  readonly isUnknown: (answer: T) => boolean;
};

const isRefusal = (answer: unknown, code: string): boolean =>
  typeof answer === "object" && answer !== null && "error" in answer && answer.error === code;

/** The results so far of the players in one room; null while the room does not answer. */
export async function livePart(env: Env, code: string, at: number): Promise<string | null> {
  try {
    const part = await withTimeout(
      inEachPlace(
        env,
        (place) => room(place, code),
        (place) => askWithRetries<unknown>(async () => relayRoom(place, code, at).part()),
        (part) => typeof part !== "string",
      ),
    );
    return typeof part === "string" ? part : null;
  } catch {
    // The report is made without it, and says so.
    return null;
  }
}

const relayRoom = (env: Env, code: string, at: number) =>
  env.RELAY_ROOM.getByName(relayName(code, at), hintToFind(env));
const relay = (env: Env, code: string, at: number): PlayersRoom => relayRoom(env, code, at);

const KNOWN_FOR = 60_000;
const MOST_KNOWN = 1_000;
/**
 * Numbers of relays that coordinators have reported to this Worker, so that a joining crowd does not ask its coordinator one by
 * one.
 */
const relaysOf = new Map<string, { readonly relays: number; readonly until: number }>();

function known(code: string): number | null {
  const coordinator = relaysOf.get(code);
  return coordinator && coordinator.until > Date.now() ? coordinator.relays : null;
}

const ofKey = (joinKey: string): number => Number.parseInt(hash("sha256", joinKey).slice(0, 4), 16);
/** Deals sockets without a hint to every room in turn, so that a client sent to the wrong room gets another one next time. */
let turn = 0;
const atRandom = (): number => crypto.getRandomValues(new Uint16Array(1))[0]!;
