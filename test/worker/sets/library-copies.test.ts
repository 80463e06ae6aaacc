import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { aListedSet, copyListed, everyKind, licence, readListed, shared, titles } from "../helpers/sets/library";
import { aPerson } from "../helpers/accounts/people";
import { aPicture } from "../helpers/sets/pictures";
import { aSet, readSet } from "../helpers/sets/sets";
import { placesOf } from "../helpers/traces";

const own = new Set(["id", "question_set_id", "updated_at"]);
/** The questions without the fields that differ in each set. */
const written = ({ questions }: QuestionSetReply["question_set"]) =>
  questions.map((question) => Object.fromEntries(Object.entries(question).filter(([field]) => !own.has(field))));
const named = { as: { show_author: true } };
const count = (sql: string, ...values: string[]) =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${sql}`)
    .bind(...values)
    .first("n");

test("a copy has every question and picture, names where it comes from, and counts once a teacher", async () => {
  const author = await aPerson("teacher", { name: "Elif Yıldırım" });
  const picture = await aPicture(author.token);
  const set = await aListedSet(author, "Kaynak", { ...named, questions: everyKind(picture) });
  const reader = await aPerson("teacher");
  const pictures = await count("media");
  const made = await copyListed(set.id, reader);
  expect(made.status).toBe(201);
  const copy = made.json.question_set;
  expect(copy.origin).toEqual({
    id: set.id,
    title: "Kaynak",
    author: "Elif Yıldırım",
    licence,
    copied_at: expect.any(Number),
    earlier: [],
  });
  expect(copy).toMatchObject({ title: "Kaynak", subject: "fen", grade: 7, visibility: "private", library: null });
  expect(written(copy)).toEqual(written(await readSet(author.token, set.id)));
  expect(await count("media")).toBe(pictures);
  expect(await count("question_media WHERE media_id = ?", picture)).toBe(2);
  expect(await count("media_owners WHERE media_id = ?", picture)).toBe(1);

  const again = await copyListed(set.id, reader);
  expect([again.status, again.json.question_set.id]).toEqual([200, copy.id]);
  const second = await copyListed(set.id, reader, { again: true });
  expect(second.status).toBe(201);
  expect(second.json.question_set.id).not.toBe(copy.id);
  const shown = (await readListed(set.id, reader.token)).json.set;
  expect(shown).toMatchObject({ copies: 1, copy: { id: second.json.question_set.id }, is_own: false });
  const own = await copyListed(set.id, author);
  expect([own.status, own.json.question_set.id]).toEqual([200, set.id]);
  expect((await readListed(set.id, author.token)).json.set).toMatchObject({ copies: 1, is_own: true, copy: null });
});

test("a copy's copy names both, and so does its author's own copy of it", async () => {
  const [first, second, third] = [
    await aPerson("teacher", { name: "Birinci Yazar" }),
    await aPerson("teacher", { name: "İkinci Yazar" }),
    await aPerson("teacher"),
  ];
  const source = await aListedSet(first, "Asıl", named);
  const copy = (await copyListed(source.id, second)).json.question_set;
  const { token } = await shared(second, copy.id, { visibility: "link", licence, show_author: true });
  const made = await call<QuestionSetReply>("POST", `/api/shared/${token}/copy`, { ...third, body: {} });
  expect(made.json.question_set.origin).toMatchObject({
    id: copy.id,
    author: "İkinci Yazar",
    earlier: [{ id: source.id, author: "Birinci Yazar", title: "Asıl" }],
  });
  const own = await call<QuestionSetReply>("POST", `/api/question-sets/${made.json.question_set.id}/copy`, {
    ...third,
    body: {},
  });
  expect(own.json.question_set.origin).toEqual(made.json.question_set.origin);
});

test("a teacher who waits to be approved copies nothing, and a full shelf takes no copy", async () => {
  const set = await aListedSet(await aPerson("teacher"), "Dolu");
  const pending = await aPerson("teacher", { approval: "pending" });
  expect((await copyListed(set.id, pending)).json.code).toBe("teacher_not_approved");
  const full = await aPerson("teacher");
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO question_sets (id, owner_id, title, title_key, created_at, updated_at)
      SELECT ?1 || i, ?1, 't', 't', 1, 1 FROM n`,
  )
    .bind(full.id)
    .run();
  expect((await copyListed(set.id, full)).json.code).toBe("quota_reached");
  expect((await readListed(set.id)).json.set.copies).toBe(0);
});

test("[T45] a listed set goes with its author, also from the search's index; copies stay without the name", async () => {
  const author = await anAccount("teacher", { name: "Gülfidan Kızılırmak" });
  const set = await aListedSet(author, "Zeytinyağı sıkımı", named);
  const reader = await aPerson("teacher");
  const copy = (await copyListed(set.id, reader)).json.question_set;
  expect(await titles("q=zeytinya%C4%9F%C4%B1")).toEqual(["Zeytinyağı sıkımı"]);
  expect((await call("DELETE", "/api/user", { ...author, body: { password: author.password } })).status).toBe(204);
  expect(await titles("q=zeytinya%C4%9F%C4%B1")).toEqual([]);
  expect((await readListed(set.id)).status).toBe(404);
  expect((await readSet(reader.token, copy.id)).origin).toMatchObject({ title: "Zeytinyağı sıkımı", author: "" });
  expect(await placesOf([author.id, "Gülfidan"])).toEqual(["audit_log.actor_id", "audit_log.target_id"]);
  const traces = await placesOf(["Zeytinyağı"]);
  expect(traces.filter((place) => place.startsWith("library"))).toEqual([]);
});

test("[T45] a person who copied or reported goes without a trace, and the count stays", async () => {
  const set = await aListedSet(await aPerson("teacher"), "Sayılan");
  const reader = await anAccount("teacher");
  await copyListed(set.id, reader);
  const body = { reason: "wrong", text: "Şikayetim" };
  expect((await call("POST", `/api/library/${set.id}/report`, { ...reader, body })).status).toBe(201);
  await call("DELETE", "/api/user", { ...reader, body: { password: reader.password } });
  expect(await placesOf([reader.id, "Şikayetim"])).toEqual(["audit_log.actor_id", "audit_log.target_id"]);
  expect((await readListed(set.id)).json.set.copies).toBe(1);
});

test("a person's export lists sets shared, copied and reported", async () => {
  const author = await aPerson("teacher");
  const set = await aListedSet(author, "Dışa", named);
  const reader = await aPerson("teacher");
  const copy = (await copyListed(set.id, reader)).json.question_set;
  await call("POST", `/api/library/${set.id}/report`, { ...reader, body: { reason: "other", text: "Not" } });
  type Exported = { question_sets: object[]; copied_sets: object[]; reports: object[] };
  const mine = (await call<Exported>("GET", "/api/user/export", author)).json;
  expect(mine.question_sets).toMatchObject([
    { visibility: "public", subject: "fen", grade: 7, show_author: true, copies: 1, library: { state: "listed" } },
  ]);
  const theirs = (await call<Exported>("GET", "/api/user/export", reader)).json;
  expect(theirs.question_sets).toMatchObject([{ origin: { title: "Dışa" } }]);
  expect(theirs.copied_sets).toEqual([{ set_id: set.id, copy_id: copy.id, copied_at: expect.any(Number) }]);
  expect(theirs.reports).toEqual([{ set_id: set.id, reason: "other", text: "Not", created_at: expect.any(Number) }]);
  expect(mine.reports).toEqual([]);
});

test("[F29] five copies at once with one key are one, and without keys at most one each", async () => {
  const set = await aListedSet(await aPerson("teacher"), "Bir kez");
  const reader = await aPerson("teacher");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const path = `/api/library/${set.id}/copy`;
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => call("POST", path, { ...reader, headers, body: {} })));
  expect(new Set(made.map(({ text }) => text)).size).toBe(1);
  expect(await count("question_sets WHERE owner_id = ?", reader.id)).toBe(1);
  expect((await readListed(set.id)).json.set.copies).toBe(1);
});

test("sets with a subject and a grade are written, changed, imported and copied with them", async () => {
  const { token } = await aPerson("teacher");
  const set = await aSet(token);
  const body = { subject: "biyoloji", grade: 13 };
  const changed = await call<QuestionSetReply>("PUT", `/api/question-sets/${set.id}`, { token, body });
  expect(changed.json.question_set).toMatchObject(body);
  const copy = await call<QuestionSetReply>("POST", `/api/question-sets/${set.id}/copy`, { token, body: {} });
  expect(copy.json.question_set).toMatchObject(body);
  const none = await call<QuestionSetReply>("PUT", `/api/question-sets/${set.id}`, { token, body: { grade: null } });
  expect(none.json.question_set).toMatchObject({ subject: "biyoloji", grade: null });
});
