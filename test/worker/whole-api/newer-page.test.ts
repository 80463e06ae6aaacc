import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { QuestionReply } from "#protocol/http/replies/question-sets";
import { aWrittenQuestion } from "../../builders/questions";
import { aStoredSet } from "../helpers/games/a-game";
import { call, type Refusal } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

/** Tests of calls by a page that is newer than the Worker, as it is open after a rollback. */

test("[F28] a setting that a newer page sends is ignored and its value refused, and the reply shows what the game has", async () => {
  const { id, token } = await aPerson("teacher");
  const question_set_id = await aStoredSet(id);
  const make = (settings: object) =>
    call<GameReply & Refusal>("POST", "/api/game", { token, body: { question_set_id, settings } });
  const made = await make({ newest: "loud", verdict: "instant" });
  expect([made.status, made.json.game.settings.verdict]).toEqual([201, "instant"]);
  expect(made.json.game.settings).not.toHaveProperty("newest");
  const refused = await make({ scoring: "elo" });
  expect([refused.status, Object.keys(refused.json.fields!)]).toEqual([400, ["settings.scoring"]]);
});

test("[F28] a field that a newer page sends is not stored, a kind is refused with a sentence", async () => {
  const { id, token } = await aPerson("teacher");
  const question_set_id = await aStoredSet(id);
  const add = (fields: object) =>
    call<QuestionReply & Refusal>("POST", "/api/questions", {
      token,
      body: { ...aWrittenQuestion(), question_set_id, ...fields },
    });
  const added = await add({ hint: "Bir ipucu" });
  expect(added.status).toBe(201);
  expect(added.json.question).not.toHaveProperty("hint");
  const refused = await add({ kind: "hotspot" });
  expect([refused.status, refused.json.fields]).toEqual([400, { kind: "Bu türde soru yok." }]);
});

test.each([
  ["/api/newest", 404, "not_found"],
  ["/api/question-sets/newest", 405, "method_not_allowed"],
])("[F28] a call that only a newer version has is refused: POST %s", async (path, status, code) => {
  const { token } = await aPerson("teacher");
  const reply = await call("POST", path, { token, body: {} });
  expect([reply.status, reply.json.code]).toEqual([status, code]);
});
