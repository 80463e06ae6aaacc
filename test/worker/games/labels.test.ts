import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { GameReply, ListedGame } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import type { Page } from "#protocol/http/page";
import { aGameWithClass } from "../helpers/a-class";
import { aGame, aStoredSet, polling } from "../helpers/games/a-game";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

async function listed(token: string, q = "") {
  const { json } = await call<Page<ListedGame>>("GET", `/api/game/teacher?q=${encodeURIComponent(q)}`, { token });
  return json.items.map(({ label, status }) => [label, status]);
}

test("a game has the label it was made with: in the reply, in the list and in the report", async () => {
  const teacher = await aPerson("teacher");
  const question_set_id = await aStoredSet(teacher.id);
  const made = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { question_set_id, label: "  8-A \n Çarşamba " },
  });
  expect(made.json.game.label).toBe("8-A Çarşamba");
  const code = made.json.game.game_code;
  expect(await listed(teacher.token)).toEqual([["8-A Çarşamba", "lobby"]]);
  expect(await listed(teacher.token, "ÇARŞAMBA")).toHaveLength(1);
  expect(await listed(teacher.token, "kesirler")).toHaveLength(1);
  expect(await listed(teacher.token, "8-B")).toHaveLength(0);
  await polling(code, "Ali");
  await call("POST", `/api/game/${code}/start`, { token: teacher.token });
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  expect(await listed(teacher.token)).toEqual([["8-A Çarşamba", "completed"]]);
  const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(report.json.game.label).toBe("8-A Çarşamba");
});

test("a label is given later, also when the game is over and its room is gone; nobody else gives or sees it", async () => {
  const { code, teacher } = await aGame();
  const url = `/api/game/${code}`;
  const relabel = (label: unknown, token = teacher.token) => call<GameReply>("PUT", url, { token, body: { label } });
  expect((await call<GameReply>("GET", url, { token: teacher.token })).json.game.label).toBe(undefined);
  expect((await relabel("8-A")).json.game).toMatchObject({ label: "8-A", status: "lobby" });
  const { token: stranger } = await aPerson("teacher");
  expect((await relabel("çalındı", stranger)).status).toBe(404);
  await call("POST", `${url}/end`, { token: teacher.token });
  await env.DB.prepare("UPDATE games SET code_free_at = 1 WHERE code = ?").bind(code).run();
  expect((await relabel("9-C")).json.game).toMatchObject({ label: "9-C", status: "completed" });
  const public_ = await call<GameView>("GET", url);
  expect(public_.text).not.toContain("9-C");
  const own = await call<GameStatistics>("GET", `${url}/statistics`, { token: teacher.token });
  expect(own.json.game.label).toBe("9-C");
  expect((await relabel("")).json.game.label).toBe("");
});

test("the list and the report say which class played and how it was answered, until the class is deleted", async () => {
  const { code, teacher, classId } = await aGameWithClass({ settings: { answers: "cards" } });
  const { token } = teacher;
  const said = async () => {
    const list = await call<Page<ListedGame>>("GET", "/api/game/teacher", { token });
    const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token });
    return [list.json.items[0], report.json.game].map((game) => game?.class_name);
  };
  expect(await said()).toEqual(["7B Fen", "7B Fen"]);
  await call("POST", `/api/game/${code}/start`, { token });
  await call("POST", `/api/game/${code}/end`, { token });
  // Once the room is gone, the stored data gives the same reply.
  await env.DB.prepare("UPDATE games SET code_free_at = 1 WHERE code = ?").bind(code).run();
  expect(await said()).toEqual(["7B Fen", "7B Fen"]);
  const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token });
  expect(report.json.game.answers).toBe("cards");
  await call("DELETE", `/api/classes/${classId}`, { token });
  expect(await said()).toEqual([undefined, undefined]);
});

test.each([
  ["41 letters", "x".repeat(41)],
  ["a number", 8],
  ["nothing", undefined],
  ["a control character", "8\u0000A"],
])("a label is refused: %s", async (_, label) => {
  const { code, teacher } = await aGame();
  const { status } = await call("PUT", `/api/game/${code}`, { token: teacher.token, body: { label } });
  expect(status).toBe(400);
});
