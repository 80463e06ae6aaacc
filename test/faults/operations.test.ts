import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { aClass, everybodyIn, playOn, signIn } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { serve, type Served } from "./kit/served";

const [OLD, NEW] = ["an old key, long enough to sign with 01", "a new key, as long as the old one was 02"];
const HEALTH_SECRET = "only for whoever watches over it";
let product: Served;
beforeAll(async () => {
  product = await serve({ env: { JWT_SECRET: OLD, HEALTH_SECRET } });
});
const deepHealth = async (secret: string) => {
  const headers = { "x-health-secret": secret };
  return (await fetch(`http://localhost:${product.port}/api/health?deep=1`, { headers })).json();
};
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${product.port}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const served = (path: string) => fetch(`http://localhost:${product.port}${path}`);

test("the API's description is served beside the Worker's own addresses, and its page has no script", async () => {
  expect(await (await served("/api/openapi.json")).json()).toMatchObject({
    openapi: "3.1.1",
    info: { title: "Bilye API" },
  });
  const page = await (await served("/api-docs")).text();
  expect([page.includes('<details id="postGameCodeStart">'), /<script|style=/.test(page)]).toEqual([true, false]);
  expect((await served("/api/openapi.xml")).status).toBe(404);
});

test("the lesson with curl in docs/calls.md goes as it stands there", () => {
  const lesson = readFileSync("docs/calls.md", "utf8").split("## A lesson with curl")[1]!;
  const [, script] = /```sh\n(.*?)```/s.exec(lesson)!;
  const env = { ...process.env, BILYE: `http://localhost:${product.port}` };
  const report = JSON.parse(execFileSync("sh", ["-euc", script!], { env, encoding: "utf8" })) as GameStatistics;
  expect(report).toMatchObject({
    game: { title: "Başkentler", status: "completed", accuracy: 1 },
    questions: [{ question_text: "Türkiye’nin başkenti?", distribution: { A: 0, B: 1, none: 0 } }],
    players: [{ nickname: "Ali", answers: [{ answer: "B", is_correct: true }] }],
  });
});

test("[T13][T38] the log of a whole game holds no token, session id, address, nickname, code or stack", async () => {
  const names = ["Gülşah Çiçek", "Ümmühan", "Rıfkı"];
  const room = await aClass(product.port, { names, settings: { reading_seconds: 0 } });
  room.host.start();
  await everybodyIn(room, "question");
  const [, ece] = room.phones;
  const phase = ece!.game.get().game.phase;
  const question_id = phase.name === "question" ? phase.question.question_id : "";
  const given = await post("/game/answer", { question_id, answer: "A" }, { "session-id": ece!.seat.sessionId });
  expect(given.status).toBe(200);
  ece!.accepted.set(question_id, "A");
  // Cause failures as well, because they are logged too.
  await post("/auth/login", { email: "yonetici@ornek.test", password: "yanlis-parola-77" });
  await post("/auth/register", { email: "yeni@ornek.test", password: "x", name: "Yeni Öğretmen", role: "teacher" });
  await post("/game/join", { game_code: room.code, nickname: names[0] });
  await post("/game/join", { game_code: "100000", nickname: "Yabancı" });
  await fetch(`http://localhost:${product.port}/ws?code=${room.code}&token=${room.token}x`);
  await playOn(room);
  await expectOneTable(product, room);
  room.close();
  const log = readFileSync(join(product.stateDir, "bilye.log"), "utf8");
  expect(log.split("\n").filter((line) => line.includes('"event":"request"')).length).toBeGreaterThan(10);
  const secrets = [
    ...names,
    ...room.phones.flatMap(({ seat }) => [seat.sessionId, seat.playerId]),
    room.token,
    room.code,
    "eyJ",
    "ornek.test",
    "bilye-demo-2026",
    "yanlis-parola-77",
    "Yabancı",
    "Yeni Öğretmen",
    "    at ",
    "node_modules",
    "select ",
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  const lines = log.split("\n").filter(Boolean);
  expect(lines.filter((line) => typeof (JSON.parse(line) as { event: unknown }).event !== "string")).toEqual([]);
});

test("the deep health check needs the secret", async () => {
  expect(await deepHealth(HEALTH_SECRET)).toMatchObject({
    status: "ok",
    parts: { database: "ok", rooms: "ok" },
  });
  expect(await deepHealth("guess")).not.toHaveProperty("parts");
});

test("[T19] the key is changed while people are signed in: old tokens hold until the old key goes", async () => {
  const { port, stateDir } = product;
  const token = await signIn(port, "ogretmen");
  const restart = async (env: Record<string, string>) => {
    await product.stop();
    product = await serve({ port, stateDir, env });
  };
  const me = async (token: string) =>
    (await fetch(`http://localhost:${port}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await me(token)).toBe(200);
  await restart({ JWT_SECRET: NEW, JWT_SECRET_PREVIOUS: OLD });
  expect(await me(token)).toBe(200);
  const room = await aClass(port, { names: ["Ali"] }); // signs in and opens sockets by tickets of the new key
  await playOn(room);
  room.close();
  const fresh = await signIn(port, "ogretmen");
  await restart({ JWT_SECRET: NEW });
  expect(await me(token)).toBe(401);
  expect(await me(fresh)).toBe(200);
});
