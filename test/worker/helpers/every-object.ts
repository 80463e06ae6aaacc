import { runInDurableObject } from "cloudflare:test";
import { createHash } from "node:crypto";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { GameView } from "#protocol/http/replies/game-view";
import type { JoinReply } from "#protocol/http/replies/players";
import type { HomeworkView } from "#protocol/http/replies/homework";
import { relayName } from "#shared/ids";
import { aHomework, begun } from "./a-homework";
import { aGame } from "./games/a-game";
import { aHall, RELAYS } from "./halls/a-hall";
import { eventually } from "./eventually";
import { call } from "./http";

/** A game room, a large game and a homework as one thing each, so that a fault is tried in all of them by the same test. */

type Room = DurableObjectStub;
type Row = { readonly ended_at: number | null; readonly player_count: number; readonly answered: number };

export type Kept = {
  readonly id: string;
  /** Its objects, each by a new stub: of an object that has died only a broken one is left. */
  readonly rooms: () => Room[];
  /** The object that decides a change. */
  readonly room: () => Room;
  /** Makes a change; `which` is its number. Returns the status that whoever asked for it is sent. */
  readonly change: (which: number) => Promise<number>;
  /** The number of changes that are shown to those who ask. */
  readonly shown: () => Promise<number>;
  /** The status of a look at it. */
  readonly look: () => Promise<number>;
  readonly ends: () => Promise<number>;
  readonly isOver: () => Promise<boolean>;
  readonly removed: () => Promise<number>;
};

/** Pupils that answer one after the other; the last never does, so that nothing is over by itself. */
const PUPILS = ["Ali", "Ece", "Can", "Naz", "Efe"];
export const CHANGES = PUPILS.length - 1;

/** A key whose holder sits in this relay. */
function keyTo(relay: number): string {
  for (;;) {
    const key = crypto.randomUUID();
    if (Number.parseInt(createHash("sha256").update(key).digest("hex").slice(0, 4), 16) % RELAYS === relay) return key;
  }
}

type AGame = Pick<Awaited<ReturnType<typeof aGame>>, "code" | "game" | "teacher">;

/** Calls to a game, whether in one room or in several; its players sit in the first relay. */
async function started({ code, game, teacher }: AGame) {
  const { token } = teacher;
  const seats = await Promise.all(
    PUPILS.map(async (nickname) => {
      const body = { game_code: code, nickname, join_key: keyTo(0) };
      return (await call<JoinReply>("POST", "/api/game/join", { body })).json;
    }),
  );
  const asHost = async (path: string, body: object = {}) =>
    (await call("POST", `/api/game/${code}/${path}`, { token, body })).status;
  await asHost("start");
  const viewOf = ({ session_id }: JoinReply) =>
    call<GameView>("GET", `/api/game/${code}`, { headers: { "session-id": session_id } });
  // A relay hears of the question a moment after the host.
  const question_id = await eventually(async () => {
    const { question } = (await viewOf(seats[0]!)).json;
    if (!question) throw new Error("No question yet.");
    return question.question_id;
  });
  const seenByHost = async () => (await call<GameView>("GET", `/api/game/${code}`, { token })).json;
  return {
    id: game.id,
    asHost,
    seats,
    seenByHost,
    answer: async (which: number) => {
      const headers = { "session-id": seats[which]!.session_id };
      const body = { question_id, answer: "B", response_time_ms: 1 };
      return (await call("POST", "/api/game/answer", { headers, body })).status;
    },
    answers: async () => {
      const views = await Promise.all(seats.map(viewOf));
      return views.filter(({ json }) => json.you?.answer === "B").length;
    },
    look: async () => (await viewOf(seats[0]!)).status,
    ends: () => asHost("end"),
    isOver: async () => (await seenByHost()).game.status === "completed",
    removed: async () => (await call("DELETE", `/api/game/${code}`, { token })).status,
  };
}

async function aGameRoom(): Promise<Kept> {
  const made = await aGame();
  const { answer: change, answers: shown, ...game } = await started(made);
  const room = () => env.GAME_ROOM.getByName(made.code);
  return { ...game, room, rooms: () => [room()], change, shown };
}

async function aLargeGame() {
  const made = await aHall();
  const relay = (number: number) => env.RELAY_ROOM.getByName(relayName(made.code, number));
  const coordinator = () => env.GAME_ROOM.getByName(made.code);
  const rooms = () => [coordinator(), ...Array.from({ length: RELAYS }, (_, number) => relay(number))];
  return { ...(await started(made)), rooms, coordinator, relay: () => relay(0) };
}

/** A coordinator decides what its host asks: here who is removed. */
async function aCoordinator(): Promise<Kept> {
  const { coordinator: room, asHost, seats, ...game } = await aLargeGame();
  return {
    ...game,
    room,
    change: (which) => asHost("kick", { player_id: seats[which]!.player_id }),
    shown: async () => PUPILS.length - (await game.seenByHost()).host!.player_count!,
    look: async () => ((await game.seenByHost()).game ? 200 : 503),
  };
}

async function aRelay(): Promise<Kept> {
  const { relay: room, answer: change, answers: shown, ...game } = await aLargeGame();
  return { ...game, room, change, shown };
}

async function aHomeworkRoom(): Promise<Kept> {
  const { id, code, teacher } = await aHomework();
  const { token } = teacher;
  const pupils = await Promise.all(PUPILS.map((nickname) => begun(code, { nickname })));
  const question = pupils.map(({ first }) => first.question!.question_id);
  const room = () => env.HOMEWORK_ROOM.getByName(code);
  return {
    id,
    room,
    rooms: () => [room()],
    change: async (which) => (await pupils[which]!.answer(question[which]!, "B")).status,
    shown: async () => {
      const views = await Promise.all(pupils.map((pupil) => pupil.see()));
      return views.filter(({ json }) => (json.you ?? json.result?.best)?.answered === 1).length;
    },
    look: async () => (await call<HomeworkView>("GET", `/api/homework/${code}`)).status,
    // The object alone: the call finds the homework in D1 first.
    ends: async () => {
      const { ok } = await (room() as DurableObjectStub & { close(): Promise<{ ok: boolean }> }).close();
      return ok ? 200 : 503;
    },
    isOver: async () => (await pupils[0]!.see()).status === 410,
    removed: async () => (await call("DELETE", `/api/homework/${id}`, { token })).status,
  };
}

/** Each object with decisions of its own. */
export const objects = [
  ["a game room", aGameRoom],
  ["a coordinator", aCoordinator],
  ["a relay", aRelay],
  ["a homework", aHomeworkRoom],
] as const;

/** Things of one object each. */
export const ofOneObject = [
  ["a game room", aGameRoom],
  ["a homework", aHomeworkRoom],
] as const;

/** Each thing that is played or done: a large game with all of its objects. */
export const wholes = [
  ["a game room", aGameRoom],
  ["a large game", aRelay],
  ["a homework", aHomeworkRoom],
] as const;

export const rowsInD1 = async (id: string) =>
  (await env.DB.prepare("SELECT ended_at, player_count, answered FROM games WHERE id = ?").bind(id).all<Row>()).results;

/** Makes statements that begin like this fail in the object's present instance. */
export const breaks = (room: Room, beginning: RegExp) =>
  runInDurableObject(room, (_, { storage }) => {
    const real = storage.sql.exec.bind(storage.sql);
    const spy = vi.spyOn(storage.sql, "exec").mockImplementation((query, ...values) => {
      if (beginning.test(query)) throw new Error("disk I/O error: SQLITE_IOERR");
      return real(query, ...values);
    });
    return { mend: () => spy.mockRestore() };
  });

export const alarmOf = (room: Room) => runInDurableObject(room, (_, { storage }) => storage.getAlarm());

export const tablesOf = (room: Room) =>
  runInDurableObject(room, (_, { storage }) =>
    storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
      )
      .toArray()
      .map(({ name }) => name),
  );

export const execIn = (room: Room, query: string) =>
  runInDurableObject(room, (_, { storage }) => void storage.sql.exec(query));

/** True once D1 has everything that this object owes it. */
export const owesNothing = (room: Room) =>
  runInDurableObject(room, (_, { storage }) => {
    const owed = storage.sql.exec("SELECT 1 FROM outbox").toArray();
    const kept = storage.sql.exec("SELECT 1 FROM notes WHERE key = 'wipe_at' AND value > 0").toArray();
    return owed.length === 0 && kept.length === 1;
  });
