import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { sweep } from "#services/upkeep/retention";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { aPerson } from "../helpers/accounts/people";
import { aPicture } from "../helpers/sets/pictures";
import { aWrittenQuestion } from "../../builders/questions";
import { addQuestion, listSets, readSet } from "../helpers/sets/sets";
import { call } from "../helpers/http";
import {
  aListedSet,
  aSetOf,
  aTrustedAuthor,
  copyListed,
  decide,
  editionOf,
  everyKind,
  licence,
  readLinked,
  readListed,
  share,
  shared,
  titles,
} from "../helpers/sets/library";

const link = { visibility: "link", licence };
const open = (set: string) => call("GET", `/api/shared/${set}`);

test("a set is private until its author shares it, and a link opens its present form", async () => {
  const author = await aPerson("teacher");
  const set = await aSetOf(author, "Hücre");
  expect((await call("GET", `/api/question-sets/${set.id}/sharing`, { token: author.token })).json).toEqual({
    sharing: {
      visibility: "private",
      token: null,
      subject: null,
      grade: null,
      language: "tr",
      show_author: false,
      show_school: false,
      copies: 0,
      library: null,
    },
  });
  const { token } = await shared(author, set.id, link);
  expect(token).toMatch(/^[\w-]{22}$/);
  await addQuestion(author.token, set.id, { question_text: "Sonradan" });
  const { json } = await readLinked(token!);
  expect(json.set).toMatchObject({
    id: set.id,
    title: "Hücre",
    question_count: 2,
    has_solutions: false,
    is_own: false,
  });
  expect(json.set.author).toEqual({ name: null, school: null });
  expect(await titles("q=h%C3%BCcre")).toEqual([]);

  await shared(author, set.id, { visibility: "private" });
  expect((await open(token!)).json).toMatchObject({ code: "not_shared" });
  expect((await shared(author, set.id, link)).token).toBe(token);
  const renewed = await call<{ sharing: { token: string } }>(
    "POST",
    `/api/question-sets/${set.id}/sharing/link`,
    author,
  );
  expect((await open(token!)).status).toBe(404);
  expect((await open(renewed.json.sharing.token)).status).toBe(200);
});

test("a set's own call takes back how it is shared, and refuses to change it", async () => {
  const author = await aPerson("teacher");
  const set = await aSetOf(author, "Hücre");
  await shared(author, set.id, { ...link, show_author: true });
  const put = (body: object) => call("PUT", `/api/question-sets/${set.id}`, { token: author.token, body });
  const stands = { visibility: "link", show_author: true, show_school: false };
  expect((await put({ title: "Çekirdek", ...stands })).status).toBe(200);
  expect((await put({ title: "Hücre", visibility: 7, show_author: "evet" })).status).toBe(200);
  const refused = await put({ title: "Başka", visibility: "public", show_author: false, show_school: false });
  expect([refused.status, refused.json]).toMatchObject([400, { code: "validation_failed" }]);
  expect(Object.keys((refused.json as { fields: object }).fields)).toEqual(["visibility", "show_author"]);
  expect((await readSet(author.token, set.id)).title).toBe("Hücre");
  const stranger = await aPerson("teacher");
  const body = { visibility: "public" };
  expect((await call("PUT", `/api/question-sets/${set.id}`, { token: stranger.token, body })).status).toBe(404);
});

test.each([
  ["without the licence", { visibility: "link" }, 400, "validation_failed"],
  ["without a subject", { visibility: "public", licence }, 400, "validation_failed"],
  ["with a subject that is none", { visibility: "public", licence, subject: "simya" }, 400, "validation_failed"],
  ["with a grade that is none", { visibility: "public", licence, subject: "fen", grade: 14 }, 400, "validation_failed"],
])("a set is not shared %s", async (_, body, status, code) => {
  const author = await aPerson("teacher");
  const set = await aSetOf(author, "Set");
  const refused = await share(author, set.id, body);
  expect([refused.status, refused.json.code]).toEqual([status, code]);
  expect((await readSet(author.token, set.id)).visibility).toBe("private");
});

test("an empty or unfinished set is not handed in, and a teacher who is not approved shares nothing", async () => {
  const author = await aPerson("teacher");
  const empty = (await call<QuestionSetReply>("POST", "/api/question-sets", { ...author, body: { title: "Boş" } }))
    .json;
  expect((await share(author, empty.question_set.id)).json.code).toBe("question_set_empty");
  const set = await aSetOf(author, "Yarım");
  await call("PUT", `/api/question-sets/${set.id}`, { ...author, body: { drafts: [{ question_text: "Yarım" }] } });
  expect((await share(author, set.id)).json.code).toBe("set_unfinished");
  const pending = await aPerson("teacher", { approval: "pending" });
  const theirs = await aSetOf(pending, "Bekleyen");
  expect((await share(pending, theirs.id, link)).json.code).toBe("teacher_not_approved");
  expect((await call("POST", `/api/question-sets/${theirs.id}/sharing/link`, pending)).status).toBe(403);
});

test("the edition that an administrator let in is shown, not the author's later changes", async () => {
  const author = await aPerson("teacher");
  const set = await aListedSet(author, "Basınç");
  await addQuestion(author.token, set.id, { question_text: "Sonradan eklenen" });
  await call("PUT", `/api/question-sets/${set.id}`, { ...author, body: { title: "Kötü söz" } });
  const before = await readListed(set.id);
  expect(before.json.set).toMatchObject({ title: "Basınç", question_count: 1 });
  expect(await titles("q=sonradan")).toEqual([]);
  const { library } = await readSet(author.token, set.id);
  expect(library).toMatchObject({ state: "listed", is_listed: true, has_changes: true });

  expect((await shared(author, set.id)).library).toMatchObject({
    state: "pending",
    is_listed: true,
    has_changes: false,
  });
  expect((await readListed(set.id)).json.set).toMatchObject({ title: "Basınç", question_count: 1 });
  await decide(set.admin, (await editionOf(set.admin, set.id)).id);
  expect((await readListed(set.id)).json.set).toMatchObject({ title: "Kötü söz", question_count: 2 });
  expect(await titles("q=bas%C4%B1n%C3%A7")).toEqual([]);
  expect(await titles("q=sonradan")).toEqual(["Kötü söz"]);
  expect((await listSets(author.token)).items[0]!.library).toMatchObject({ state: "listed", has_changes: false });
});

test("a changed name is shown at once, and alone makes no new edition", async () => {
  const author = await aPerson("teacher", { name: "Elif Yıldırım" });
  await env.DB.prepare("UPDATE users SET school = 'Gazi Ortaokulu' WHERE id = ?").bind(author.id).run();
  const set = await aListedSet(author, "Adlı");
  const show = { visibility: "public", licence, show_author: true };
  expect((await shared(author, set.id, show)).library?.state).toBe("listed");
  expect((await readListed(set.id)).json.set.author).toEqual({ name: "Elif Yıldırım", school: null });
  await shared(author, set.id, { visibility: "public", licence, show_author: false, show_school: true });
  expect((await readListed(set.id)).json.set.author).toEqual({ name: null, school: "Gazi Ortaokulu" });
});

test("taken out of the library a set is found no more at once, and copies stay", async () => {
  const author = await aPerson("teacher");
  const reader = await aPerson("teacher");
  const set = await aListedSet(author, "Çıkarılan");
  const copy = (await copyListed(set.id, reader)).json.question_set;
  await shared(author, set.id, { visibility: "link", licence });
  expect(await titles("q=%C3%A7%C4%B1kar%C4%B1lan")).toEqual([]);
  expect((await readListed(set.id)).status).toBe(404);
  expect((await copyListed(set.id, reader)).status).toBe(404);
  expect((await readSet(reader.token, copy.id)).questions).toHaveLength(1);
});

test("the set of an author with five listed ones is listed at once, unless there is a report against it", async () => {
  const author = await aTrustedAuthor();
  const set = await aSetOf(author, "Hemen");
  expect((await shared(author, set.id)).library).toMatchObject({ state: "listed", is_listed: true });
  const { admin, edition } = await aListedSet(await aPerson("teacher"), "Başka");
  expect(edition).toBeTruthy();
  const { id } = await editionOf(admin, set.id, "listed");
  await decide(admin, id, "hide", "Cevap hatalı");
  expect((await shared(author, set.id, { visibility: "private" })).library).toBeNull();
  expect((await shared(author, set.id)).library?.state).toBe("pending");
});

test("a copy of a hidden set is looked at first, also a trusted author's, and so is a copy of the copy", async () => {
  const [author, reader] = [await aTrustedAuthor(), await aTrustedAuthor()];
  const set = await aSetOf(author, "Gizlenecek");
  await shared(author, set.id);
  const copyOf = async (id: string) =>
    (await call<QuestionSetReply>("POST", `/api/question-sets/${id}/copy`, author)).json.question_set.id;
  const { admin } = await aListedSet(await aPerson("teacher"), "Başka");
  await decide(admin, (await editionOf(admin, set.id, "listed")).id, "hide", "Cevap hatalı");
  const after = await copyOf(set.id);
  const { token: link } = await shared(author, after, { visibility: "link", licence });
  const linked = await call<QuestionSetReply>("POST", `/api/shared/${link}/copy`, reader);
  for (const [person, id] of [
    [author, after],
    [author, await copyOf(after)],
    [reader, linked.json.question_set.id],
  ] as const)
    expect((await shared(person, id)).library?.state).toBe("pending");
});

test("a changed edition keeps its place among the newest", async () => {
  const author = await aTrustedAuthor();
  const [first, second] = [await aSetOf(author, "Sıra bir"), await aSetOf(author, "Sıra iki")];
  for (const { id } of [first, second]) await shared(author, id);
  await call("PUT", `/api/question-sets/${first.id}`, { ...author, body: { description: "Yeni" } });
  await shared(author, first.id);
  expect(await titles("q=s%C4%B1ra&sort=newest")).toEqual(["Sıra iki", "Sıra bir"]);
});

test("a picture of a listed edition stays when the set's own question goes, and goes with the edition", async () => {
  const author = await aPerson("teacher");
  const picture = await aPicture(author.token);
  const set = await aListedSet(author, "Resimli", { questions: everyKind(picture) });
  const own = await readSet(author.token, set.id);
  const shown = own.questions.find(({ image }) => image)!;
  expect((await call("DELETE", `/api/questions/${shown.id}`, author)).status).toBe(204);
  const night = async () => {
    await env.DB.prepare("UPDATE media SET touched_at = 1").run();
    await sweep(env, Date.now());
    return (await env.MEDIA.head(picture)) !== null;
  };
  expect(await night()).toBe(true);
  expect((await readListed(set.id)).text).toContain(picture);
  await shared(author, set.id, { visibility: "private" });
  expect(await night()).toBe(false);
});

test("[T51] twenty of an author's sets wait at most, and twenty at once are too many", async () => {
  const author = await aPerson("teacher");
  const sets = [];
  for (let i = 0; i < 21; i++) sets.push(await aSetOf(author, `Set ${i}`, [aWrittenQuestion()]));
  const seen = [];
  for (const { id } of sets.slice(0, 20)) seen.push((await share(author, id)).status);
  expect(seen.filter((status) => status === 200).length).toBeLessThan(20);
  expect(seen.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(seen.at(-1)).toBe(429);

  const patient = await aPerson("teacher");
  const theirs = [];
  for (let i = 0; i < 21; i++) theirs.push(await aSetOf(patient, `Set ${i}`, [aWrittenQuestion()]));
  for (const { id } of theirs.slice(0, 20)) {
    await env.DB.prepare("DELETE FROM login_failures").run();
    expect((await share(patient, id)).status).toBe(200);
  }
  await env.DB.prepare("DELETE FROM login_failures").run();
  expect((await share(patient, theirs[20]!.id)).json.code).toBe("review_full");
});
