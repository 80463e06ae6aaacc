import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { sweep } from "#services/upkeep/retention";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aPicture } from "../helpers/sets/pictures";
import { aWrittenQuestion } from "../../builders/questions";
import { addQuestion, aSet } from "../helpers/sets/sets";

afterEach(() => void vi.restoreAllMocks());

const { token } = await aPerson("teacher");
const unknown = "a".repeat(43);
const missing = "Resim bulunamadı, yeniden yükleyin.";
const withPictures = (ids: Record<string, string>) =>
  aWrittenQuestion({
    option_images: Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, { id, alt: `Resim ${key}` }])),
  });
const nextWeek = () => sweep(env, Date.now() + 8 * 24 * 3_600_000);
const isKept = async (id: string) => (await env.MEDIA.head(id)) !== null;

test("a question that names a picture that was never uploaded is refused at the field that names it", async () => {
  const id = await aPicture(token);
  const set = await aSet(token);
  const body = { question_set_id: set.id, ...withPictures({ A: id, C: unknown }) };
  const added = await call("POST", "/api/questions", { token, body });
  expect([added.status, added.json.fields]).toEqual([400, { "option_images.C": missing }]);

  const own = { question_set_id: set.id, ...aWrittenQuestion({ image: { id: unknown, alt: "Harita" } }) };
  expect((await call("POST", "/api/questions", { token, body: own })).json.fields).toEqual({ image: missing });

  const { question } = await addQuestion(token, set.id);
  const changed = await call("PUT", `/api/questions/${question.id}`, { token, body: withPictures({ B: unknown }) });
  expect([changed.status, changed.json.fields]).toEqual([400, { "option_images.B": missing }]);

  const questions = [aWrittenQuestion(), withPictures({ D: unknown })];
  const imported = await call("POST", "/api/question-sets/import", { token, body: { title: "Set", questions } });
  expect([imported.status, imported.json.fields]).toEqual([400, { "questions.1.option_images.D": missing }]);
});

test("a picture that a question names stays for as long as it names it", async () => {
  const [first, second] = [await aPicture(token), await aPicture(token)];
  const set = await aSet(token);
  const { question } = await addQuestion(token, set.id, withPictures({ A: first }));
  await nextWeek();
  expect([await isKept(first), await isKept(second)]).toEqual([true, false]);

  const third = await aPicture(token);
  await call("PUT", `/api/questions/${question.id}`, { token, body: withPictures({ B: third }) });
  // Changing another field leaves the picture where it is.
  await call("PUT", `/api/questions/${question.id}`, { token, body: { explanation: "Çünkü" } });
  await nextWeek();
  expect([await isKept(first), await isKept(third)]).toEqual([false, true]);

  await call("DELETE", `/api/questions/${question.id}`, { token });
  await nextWeek();
  expect(await isKept(third)).toBe(false);
});

test("a copy and an import share the pictures, also somebody else's", async () => {
  const other = await aPerson("teacher");
  const id = await aPicture(token);
  const body = { title: "Set", questions: [withPictures({ A: id }), withPictures({ B: id })] };
  const original = await call<QuestionSetReply>("POST", "/api/question-sets/import", { token, body });
  const copy = await call<QuestionSetReply>("POST", `/api/question-sets/${original.json.question_set.id}/copy`, {
    token,
  });
  const theirs = await call<QuestionSetReply>("POST", "/api/question-sets/import", { token: other.token, body });
  for (const [reply, of] of [
    [original, token],
    [copy, token],
    [theirs, other.token],
  ] as const) {
    expect(reply.status).toBe(201);
    await nextWeek();
    expect(await isKept(id)).toBe(true);
    await call("DELETE", `/api/question-sets/${reply.json.question_set.id}`, { token: of });
  }
  await nextWeek();
  expect(await isKept(id)).toBe(false);
});

test("a game keeps its pictures, whatever happens to its set, until it is deleted itself", async () => {
  const id = await aPicture(token);
  const set = await aSet(token);
  await addQuestion(token, set.id, withPictures({ A: id }));
  const own = await aPicture(token);
  await addQuestion(token, set.id, { image: { id: own, alt: "Harita" } });
  const made = await call<GameReply>("POST", "/api/game", { token, body: { question_set_id: set.id } });
  const { game_code } = made.json.game;
  await call("DELETE", `/api/question-sets/${set.id}`, { token });
  await nextWeek();
  expect([await isKept(id), await isKept(own)]).toEqual([true, true]);
  await call("DELETE", `/api/game/${game_code}`, { token });
  await nextWeek();
  expect([await isKept(id), await isKept(own)]).toEqual([false, false]);
});

test("a game knows the sides of its pictures, whatever sides were sent", async () => {
  const id = await aPicture(token);
  const set = await aSet(token);
  const areas = [{ x: 500, y: 500, r: 100 }];
  await addQuestion(token, set.id, { kind: "spot", image: { id, alt: "Harita", width: 4000, height: 1 }, areas });
  const made = await call<GameReply>("POST", "/api/game", { token, body: { question_set_id: set.id } });
  const at = `/api/game/${made.json.game.game_code}`;
  await call("POST", "/api/game/join", { body: { game_code: made.json.game.game_code, nickname: "Ada" } });
  await call("POST", `${at}/start`, { token });
  const { host } = (await call<GameView>("GET", at, { token })).json;
  expect(host?.question).toMatchObject({ kind: "spot", image: { id, alt: "Harita", width: 20, height: 16 } });
});

test("[F34] a game with pictures is played while R2 is away", async () => {
  const id = await aPicture(token);
  const set = await aSet(token);
  await addQuestion(token, set.id, withPictures({ A: id }));
  const away = new Error("We encountered an internal error. Please try again. (10001)");
  for (const one of ["get", "put", "delete", "head"] as const) vi.spyOn(env.MEDIA, one).mockRejectedValue(away);
  const made = await call<GameReply>("POST", "/api/game", { token, body: { question_set_id: set.id } });
  const at = `/api/game/${made.json.game.game_code}`;
  await call("POST", "/api/game/join", { body: { game_code: made.json.game.game_code, nickname: "Ada" } });
  const steps = [];
  for (const step of ["start", "end-question", "next"])
    steps.push((await call("POST", `${at}/${step}`, { token })).status);
  expect([made.status, ...steps]).toEqual([201, 200, 200, 200]);
  expect((await call("GET", `${at}/statistics`, { token })).status).toBe(200);
});
