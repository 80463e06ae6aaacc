import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import { aGame, polling } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { storedInD1 } from "../helpers/games/played";
import { hosting } from "../helpers/games/seat";

type Made = { code: string; token: string; ownerId: string; setId: string };

/** Plays a whole game of one question that the given number of players know. Returns what the host heard at its end. */
async function playedBy({ code, token, ownerId, setId }: Made, players: number, right: number) {
  const seats = [];
  for (let i = 0; i < players; i++) seats.push(await polling(code, `Oyuncu ${i}`));
  const host = await hosting(code, token);
  host.say({ type: "start_game", game_code: code });
  await host.hears("question_start");
  for (const [i, { headers }] of seats.entries()) {
    const body = { question_id: `${setId}-0`, answer: i < right ? "B" : "A" };
    await call("POST", "/api/game/answer", { headers, body });
  }
  host.say({ type: "end_game" });
  const end = await host.hears("question_end");
  const over = await host.hears("game_end");
  await storedInD1(ownerId, code);
  return { registered: host.registered, end, over };
}

test("[X14] the best game of a set is the record of the next ones, for its host alone", async () => {
  const { code, teacher, setId } = await aGame({ questions: 1 });
  const made = { code, token: teacher.token, ownerId: teacher.id, setId };
  const another = async (body: object = { question_set_id: setId }) => {
    const { json } = await call<GameReply>("POST", "/api/game", { token: teacher.token, body });
    return { ...made, code: json.game.game_code };
  };
  const first = await playedBy(made, 5, 3);
  expect(JSON.stringify(first)).not.toMatch(/"record"|class_rate/);
  const small = await playedBy(await another(), 1, 1);
  expect(small.over.record).toMatchObject({ rate: 0.6, is_beaten: false });

  const second = await another();
  const phone = await polling(second.code, "Ece");
  const seen = await call<GameView>("GET", `/api/game/${second.code}`, { headers: phone.headers });
  expect(seen.text).not.toContain("record");
  const heard = await playedBy(second, 4, 4);
  expect(heard.registered.record).toEqual({ rate: 0.6, played_at: expect.any(Number) });
  expect(heard.end).toMatchObject({ class_rate: 0.8 });
  expect(heard.over).toMatchObject({ record: { rate: 0.6, is_beaten: true }, player_stats: { accuracy: 0.8 } });

  const all = await another({ from_game: second.code, which: "all" });
  expect((await hosting(all.code, teacher.token)).registered.record).toMatchObject({ rate: 0.8 });
  const stranger = await aGame({ questions: 1 });
  expect((await hosting(stranger.code, stranger.teacher.token)).registered).not.toHaveProperty("record");
});

test("[X14] a follow-up game of the missed questions plays for no record", async () => {
  const { code, teacher, setId } = await aGame({ questions: 1 });
  await playedBy({ code, token: teacher.token, ownerId: teacher.id, setId }, 5, 2);
  const { json } = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { from_game: code, which: "missed" },
  });
  expect((await hosting(json.game.game_code, teacher.token)).registered).not.toHaveProperty("record");
});
