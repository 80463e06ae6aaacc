import { expect, test } from "vitest";
import type { GameView } from "#protocol/http/games";
import { aGame, polling } from "../helpers/a-game";
import { call } from "../helpers/http";
import { answers } from "../helpers/running";
import { hosting, joined, sit } from "../helpers/seat";

/** Anything that says, before the close, which option is right. The field itself may be there, as null. */
const leak = /correct_option":\s*"|is_correct":\s*(?:true|false)|points_earned":\s*\d|Açıklama|"distribution"/;

test("no byte a player receives before the close tells the answer, over both transports", async () => {
  const { code, teacher } = await aGame();
  const host = await hosting(code, teacher.token);
  const ali = await joined(code, "Ali");
  const ece = await joined(code, "Ece");
  const http = await polling(code, "Http");
  const bodies: string[] = [];
  const read = async (path: string, headers: Record<string, string> = {}) => {
    bodies.push((await call("GET", path, { headers })).text);
  };
  host.say({ type: "start_game", game_code: code });
  const { question_id } = await ali.hears("question_start");
  answers(ali, question_id, "B");
  await ali.hears("answer_accepted");
  const given = await call("POST", "/api/game/answer", {
    headers: http.headers,
    body: { question_id, answer: "A", response_time_ms: 1 },
  });
  bodies.push(given.text);
  const watcher = await sit(code);
  const back = await sit(code);
  back.say({ type: "reconnect", old_session_id: ali.sessionId });
  await back.hears("current_question");
  for (const headers of [{}, http.headers, { "session-id": ali.sessionId }]) {
    await read(`/api/game/${code}`, headers);
    await read(`/api/game/${code}/leaderboard`, headers);
    await read(`/api/game/${code}/statistics`, headers);
    await read(`/api/player/${ali.id}`, headers);
    await read(`/api/player/${ali.id}/stats`, headers);
    await read(`/api/player/${http.player_id}/stats`, headers);
  }
  host.say({ type: "extend_question", seconds: 5 });
  await ece.hears("question_extended");
  for (const seat of [ali, ece, watcher, back]) {
    for (const text of seat.texts) expect(text).not.toMatch(leak);
  }
  for (const text of bodies) expect(text).not.toMatch(leak);
  // The host's own frames do tell it: the pattern finds what it looks for.
  expect(host.texts.some((text) => leak.test(text))).toBe(true);

  host.say({ type: "end_question" });
  await ece.hears("question_end");
  expect(ece.texts.some((text) => leak.test(text))).toBe(true);
  const after = await call<GameView>("GET", `/api/game/${code}`, { headers: http.headers });
  expect(after.text).toMatch(leak);
});

test("a session id is seen by its owner alone, and no log line holds code, name, token or session", async () => {
  const lines: string[] = [];
  const original = { log: console.log, warn: console.warn, error: console.error, info: console.info };
  const keep = (...parts: unknown[]) => void lines.push(parts.map(String).join(" "));
  Object.assign(console, { log: keep, warn: keep, error: keep, info: keep });
  try {
    const { code, teacher } = await aGame();
    const host = await hosting(code, teacher.token);
    const ali = await joined(code, "Şükufe Hanım");
    const ece = await joined(code, "Ece");
    const http = await polling(code, "Http");
    host.say({ type: "start_game", game_code: code });
    const { question_id } = await ali.hears("question_start");
    answers(ali, question_id);
    await call("GET", `/api/game/${code}`, { headers: http.headers });
    await call("GET", `/api/player/${ali.id}`, { headers: http.headers });
    await call("GET", `/api/game/999999`, { token: teacher.token });
    host.say({ type: "end_game" });
    await ece.hears("game_end");
    for (const seat of [host, ece]) {
      for (const text of seat.texts) {
        expect(text).not.toContain(ali.sessionId);
        expect(text).not.toContain(http.session_id);
      }
    }
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      for (const secret of [code, "999999", "Şükufe", ali.sessionId, http.session_id, teacher.token, teacher.email]) {
        expect(line).not.toContain(secret);
      }
    }
  } finally {
    Object.assign(console, original);
  }
});
