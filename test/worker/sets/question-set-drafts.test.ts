import { expect, test } from "vitest";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { limits } from "#shared/limits";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aSet, readSet } from "../helpers/sets/sets";

const aDraft = (text: string) => ({ key: "k1", position: 0, question: { question_text: text, options: { A: "" } } });

async function opened() {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  const at = `/api/question-sets/${set.id}`;
  const put = (body: object) => call<QuestionSetReply>("PUT", at, { token, body });
  const refused = (body: object) => call("PUT", at, { token, body });
  return { token, set, put, refused };
}

test("unfinished questions wait with their set, and are no questions of it", async () => {
  const { token, set, put } = await opened();
  expect(set.drafts).toEqual([]);
  const drafts = [aDraft("Yarım kalan"), { kind: "of tomorrow", items: ["x"] }];
  const { status, json } = await put({ drafts, if_updated_at: set.updated_at });
  expect(status).toBe(200);
  expect(json.question_set).toEqual({ ...set, drafts, updated_at: expect.any(Number) });
  expect(await readSet(token, set.id)).toEqual(json.question_set);

  const renamed = await put({ title: "Yeni ad" });
  expect(renamed.json.question_set.drafts).toEqual(drafts);
  expect((await put({ drafts: [] })).json.question_set.drafts).toEqual([]);
});

test("drafts are not written over a state that the writer has not seen", async () => {
  const { set, put, refused } = await opened();
  await put({ drafts: [aDraft("Evde")] });
  const { status, json } = await refused({ drafts: [], if_updated_at: set.updated_at });
  expect([status, json.code]).toEqual([409, "edit_conflict"]);
});

test("a copy of a set has its questions alone, and a draft makes no set playable", async () => {
  const { token, set, put } = await opened();
  await put({ drafts: [aDraft("Yarım")] });
  const copy = await call<QuestionSetReply>("POST", `/api/question-sets/${set.id}/copy`, { token });
  expect(copy.json.question_set.drafts).toEqual([]);
  const game = await call("POST", "/api/game", { token, body: { question_set_id: set.id } });
  expect([game.status, game.json.code]).toEqual([409, "question_set_empty"]);
});

const long = { question_text: "ş".repeat(limits.draftBytes / 2) };
test.each([
  ["51 drafts", Array.from({ length: 51 }, () => aDraft("x")), "drafts"],
  ["a draft over 16 KB", [aDraft("x"), long], "drafts.1"],
  ["a draft that is a text", ["x"], "drafts.0"],
  ["a draft that is a list", [[]], "drafts.0"],
  ["something else than a list", { 0: aDraft("x") }, "drafts"],
])("%s are refused", async (_, drafts, field) => {
  const { refused } = await opened();
  const { status, json } = await refused({ drafts });
  expect([status, json.code, Object.keys(json.fields ?? {})]).toEqual([400, "validation_failed", [field]]);
});

test("50 drafts of the largest size are kept", async () => {
  const { put } = await opened();
  const text = { question_text: "" };
  const largest = { question_text: "x".repeat(limits.draftBytes - JSON.stringify(text).length) };
  const drafts = Array.from({ length: limits.draftsPerSet }, () => largest);
  expect((await put({ drafts })).json.question_set.drafts).toEqual(drafts);
});
