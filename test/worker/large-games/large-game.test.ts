import { env } from "cloudflare:workers";
import { expect, onTestFinished, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameSettings } from "#protocol/game-settings";
import { sizeOf } from "#services/games/game-size";
import { aGame, aStoredSet } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

type Body = GameReply & { code: string; fields: Record<string, string> };

/** A deployment that allows this number of players in a game. */
function deployedFor(capacity: string) {
  env.MAX_CAPACITY = capacity;
  onTestFinished(() => void (env.MAX_CAPACITY = "1000"));
}

async function asked(settings: object) {
  const { id, token } = await aPerson("teacher");
  const body = { question_set_id: await aStoredSet(id), settings };
  const { status, json } = await call<Body>("POST", "/api/game", { token, body });
  return [status, json.fields?.["settings.capacity"] ?? json.game?.settings.capacity];
}

test.each([
  ["the usual says nothing", "1000", 1000, [201, undefined]],
  ["fewer", "1000", 40, [201, 40]],
  ["as many as the deployment allows", "3000", 3000, [201, 3000]],
  ["one more than that", "3000", 3001, [400, "Bir oyuna en çok 3.000 oyuncu girebilir."]],
  ["more than usual where nothing is said", "1000", 1001, [400, "Bir oyuna en çok 1.000 oyuncu girebilir."]],
  ["a deployment's wrong number is the usual one", "çok", 1001, [400, "Bir oyuna en çok 1.000 oyuncu girebilir."]],
] as const)("[J5][T2] seats that a game asks for: %s", async (_, most, capacity, answer) => {
  deployedFor(most);
  expect(await asked({ capacity })).toEqual(answer);
});

test.each([[0], [-1], [1.5], [100_001], ["40"]])("[J5] %s seats are no game", async (capacity) => {
  deployedFor("100000");
  const [status, said] = await asked({ capacity });
  expect([status, typeof said]).toEqual([400, "string"]);
});

const alone = "1.000 oyuncudan büyük oyun yalnızca telefonla ve sınıf seçmeden oynanır.";
test.each([
  ["cards", { answers: "cards", class_id: "c" }],
  ["the board", { answers: "board", teams: { names: ["Ay", "Gün"] } }],
  ["a class", { class_id: "c" }],
  ["numbers of a class", { class_id: "c", identity: "roster" }],
] as const)("[J5][T2] with %s a game is one room", async (_, settings) => {
  deployedFor("3000");
  expect(await asked({ ...settings, capacity: 1001 })).toEqual([400, alone]);
});

test.each([
  [{}, { capacity: 1000 }],
  [{ capacity: 40 }, { capacity: 40 }],
  [{ capacity: 1001 }, { capacity: 1001, relays: 2 }],
  [{ capacity: 10_000 }, { capacity: 10_000, relays: 10 }],
] as const)("settings %j are a game of %j", (settings, size) => {
  const at = { ...env, MAX_CAPACITY: "10000" };
  expect(sizeOf(at, settings as GameSettings)).toEqual(size);
});

test("[T2] a game that asks for fewer seats is full with them", async () => {
  const { code } = await aGame({ settings: { capacity: 1 } });
  const join = (nickname: string) => call("POST", "/api/game/join", { body: { game_code: code, nickname } });
  expect((await join("Ali")).status).toBe(201);
  expect((await join("Ece")).json).toMatchObject({ code: "room_full" });
});
