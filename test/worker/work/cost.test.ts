import { env, exports } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RoomObject } from "#objects/game-room/room-object";
import { aHomework, begun } from "../helpers/a-homework";
import { eventually } from "../helpers/eventually";
import { answers } from "../helpers/games/running";
import { aGame } from "../helpers/games/a-game";
import { hosting, joined } from "../helpers/games/seat";
import { call } from "../helpers/http";
import type { D1 } from "../in-node/d1";
import { Held } from "../in-node/objects";
import { Socket } from "../in-node/sockets";
import { Sqlite } from "../in-node/sqlite";
import { watch, watchNoMore } from "./counted";

const PUPILS = 30;
const QUESTIONS = 20;

/** Most of what the platform bills, as docs/figures.md prices it; `npm run bench -- cost` counts time awake, too. */
const counts = {
  workerRequests: 0,
  /** Calls, sockets opened, and alarms. */
  objectRequests: 0,
  /** Frames of phones and hosts; twenty are billed as one request. */
  objectMessages: 0,
  objectRowsWritten: 0,
  /** Rows that D1 gives. It bills those that it looks at, which the bench counts. */
  d1RowsGiven: 0,
  d1RowsWritten: 0,
  /** Letters of replies, and of frames in both directions. */
  letters: 0,
};

/** The code whose object is counted, and its database: what other tests have left behind rings and writes too. */
let counted = "";
let stored: Sqlite | null = null;

beforeAll(() => {
  let asked: unknown;
  watch(exports.default, "fetch", () => counts.workerRequests++);
  watch(
    Response.prototype,
    "text",
    () => {},
    async (text) => {
      counts.letters += String(await text).length;
    },
  );
  watch(Held.prototype, "does", (self) => {
    const { id, storage } = self as Held;
    if (id.name !== counted) return;
    counts.objectRequests++;
    stored = storage.sqlite;
  });
  watch(RoomObject.prototype, "webSocketMessage", () => counts.objectMessages++);
  watch(Socket.prototype, "send", (_, [data]) => (counts.letters += String(data).length));
  watch(
    Sqlite.prototype,
    "ask",
    (self) => (asked = self),
    (result) => {
      const { rows, changes } = result as ReturnType<Sqlite["ask"]>;
      if (asked === stored) counts.objectRowsWritten += changes;
      if (asked !== (env.DB as unknown as D1).sqlite) return;
      counts.d1RowsGiven += rows.length;
      counts.d1RowsWritten += changes;
    },
  );
});
afterAll(watchNoMore);

/** Does this, and lists what it costs more than it may. */
async function dearerThan(code: string, most: Readonly<typeof counts>, work: () => Promise<void>): Promise<string[]> {
  counted = code;
  const before = { ...counts };
  await work();
  return Object.entries(most).flatMap(([name, limit]) => {
    const count = counts[name as keyof typeof counts] - before[name as keyof typeof counts];
    return count > limit ? [`${name}: ${count}, at most ${limit}`] : [];
  });
}

/** Resolves when its results are in D1; this look is not counted. */
const isWritten = (code: string) =>
  eventually(() => {
    const text = "SELECT results IS NOT NULL AS has FROM games WHERE code = ?";
    const row = (env.DB as unknown as D1).sqlite.database.prepare(text).get(code);
    expect(row).toEqual({ has: 1 });
  });

test("a game of 30 players and 20 questions writes a row for each answer at most, and two in D1", async () => {
  const { code, teacher } = await aGame({ questions: QUESTIONS });
  const most = {
    workerRequests: 1 + PUPILS,
    // A question that lasts rings once, on a slow machine each, and writes down that it did.
    objectRequests: 3 + PUPILS + QUESTIONS,
    objectMessages: 1 + PUPILS + QUESTIONS * (PUPILS + 1),
    objectRowsWritten: 100 + QUESTIONS + PUPILS * QUESTIONS,
    d1RowsGiven: 5,
    d1RowsWritten: 2,
    letters: 1_000_000,
  };
  const dear = await dearerThan(code, most, async () => {
    const host = await hosting(code, teacher.token);
    const seats = [];
    for (let i = 0; i < PUPILS; i++) seats.push(await joined(code, `Öğrenci ${i}`, undefined, { v: "2" }));
    host.say({ type: "start_game", game_code: code });
    for (let number = 0; number < QUESTIONS; number++) {
      const { question_id } = await host.hears("question_start");
      for (const seat of seats) {
        answers(seat, question_id);
        // Each answer comes alone: the dearest way, in which none is stored together with another one.
        await seat.hears("answer_accepted");
      }
      await host.hears("question_end");
      host.say({ type: "next_question", game_code: code });
    }
    await host.hears("game_end");
    await isWritten(code);
  });
  expect(dear).toEqual([]);
});

test("a homework of 30 pupils and 20 questions writes two rows for each answer at most, and three in D1", async () => {
  const { code, id, teacher } = await aHomework({ questions: QUESTIONS });
  const most = {
    workerRequests: 1 + PUPILS * (1 + QUESTIONS),
    objectRequests: 5 + PUPILS * (1 + QUESTIONS),
    objectMessages: 0,
    objectRowsWritten: 20 + PUPILS * (4 + 2 * QUESTIONS),
    d1RowsGiven: 10,
    d1RowsWritten: 3,
    letters: 1_000_000,
  };
  const dear = await dearerThan(code, most, async () => {
    for (let i = 0; i < PUPILS; i++) {
      const { first, answer } = await begun(code, { nickname: `Öğrenci ${i}` });
      for (let { question } = first; question;) {
        ({ question } = (await answer(question.question_id, "B")).json);
      }
    }
    const { status } = await call("POST", `/api/homework/${id}/close`, { token: teacher.token });
    expect(status).toBe(200);
    await isWritten(code);
  });
  expect(dear).toEqual([]);
});
