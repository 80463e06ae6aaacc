import { expect, test } from "vitest";
import type { FiledReply, QuestionSetReply } from "#protocol/http/replies/question-sets";
import { licence } from "#protocol/library-words";
import { aWrittenQuestion } from "../../builders/questions";
import { aPerson } from "../helpers/accounts/people";
import { call, type Refusal } from "../helpers/http";
import { listSets, aSet, readSet } from "../helpers/sets/sets";

const path = "/api/question-sets";

/** A teacher, with calls about the teacher's sets. */
async function aTeacher() {
  const { token } = await aPerson("teacher");
  const list = (query = "") => listSets(token, query);
  return {
    token,
    list,
    titles: async (query = "") => (await list(query)).items.map(({ title }) => title).toSorted(),
    folders: async () => (await list()).folders.map(({ name, count }) => `${name} ${count}`),
    set: async (title: string, filing: { folder?: string; archived?: boolean } = {}) => {
      const { id } = await aSet(token, { title });
      if (Object.keys(filing).length > 0) await call("PUT", `${path}/${id}`, { token, body: filing });
      return id;
    },
    change: (id: string, body: object) => call<QuestionSetReply & Refusal>("PUT", `${path}/${id}`, { token, body }),
    file: (question_set_ids: readonly unknown[], body: object) =>
      call<FiledReply & Refusal>("PUT", `${path}/filing`, { token, body: { question_set_ids, ...body } }),
    rename: (folder: unknown, name: unknown) =>
      call<FiledReply & Refusal>("PUT", `${path}/folder-name`, { token, body: { folder, name } }),
  };
}

test("the list comes with the folders and their counts, in Turkish order, and is narrowed by one", async () => {
  const { list, titles, set } = await aTeacher();
  await set("a", { folder: "İngilizce" });
  await set("b", { folder: "Çevre" });
  await set("c", { folder: "Çevre" });
  await set("d", { folder: "10. sınıf" });
  await set("e", { folder: "9. sınıf" });
  await set("f");
  const all = await list("?page_size=1&q=b");
  const folders = [
    { name: "9. sınıf", count: 1 },
    { name: "10. sınıf", count: 1 },
    { name: "Çevre", count: 2 },
    { name: "İngilizce", count: 1 },
  ];
  expect(all).toMatchObject({ total: 1, folders, unfiled: 1, archived: 0 });
  expect(await titles(`?folder=${encodeURIComponent("  çEVRE ")}`)).toEqual(["b", "c"]);
  expect(await titles(`?folder=${encodeURIComponent("Çevre")}&q=c`)).toEqual(["c"]);
  expect(await titles("?folder=")).toEqual(["f"]);
  expect(await titles("?folder=Kimya")).toEqual([]);
  expect(await titles()).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("an archived set is in no list but that of the archive, and comes back into its folder", async () => {
  const { list, titles, set, change, folders } = await aTeacher();
  await set("a", { folder: "Fen" });
  const id = await set("b", { folder: "Kimya", archived: true });
  expect(await titles()).toEqual(["a"]);
  expect(await titles("?folder=Kimya")).toEqual([]);
  expect(await titles("?archived=true")).toEqual(["b"]);
  expect(await titles("?archived=true&folder=Kimya")).toEqual(["b"]);
  expect(await list("?archived=true")).toMatchObject({ total: 1, unfiled: 0, archived: 1 });
  expect(await folders()).toEqual(["Fen 1"]);
  expect((await change(id, { archived: false })).json.question_set).toMatchObject({ folder: "Kimya", archived: false });
  expect(await folders()).toEqual(["Fen 1", "Kimya 1"]);
});

test("an archived set can be read, written, shared and played", async () => {
  const { token, change, titles } = await aTeacher();
  const { id } = await aSet(token, { questions: 1 });
  await change(id, { archived: true });
  expect((await readSet(token, id)).questions).toHaveLength(1);
  expect((await change(id, { title: "Yeni ad" })).json.question_set).toMatchObject({
    title: "Yeni ad",
    archived: true,
  });
  const body = { visibility: "link", licence };
  expect((await call("PUT", `${path}/${id}/sharing`, { token, body })).status).toBe(200);
  expect((await call("POST", "/api/game", { token, body: { question_set_id: id } })).status).toBe(201);
  expect(await titles("?archived=true")).toEqual(["Yeni ad"]);
});

test("filing a set is no change of it: neither for its other writers nor for the list of those edited last", async () => {
  const { token, set, change, file, list } = await aTeacher();
  const id = await set("a");
  await set("b");
  const before = await readSet(token, id);
  await change(id, { folder: "Fen", archived: true });
  await file([id], { folder: "Kimya", archived: false });
  expect(await readSet(token, id)).toEqual({ ...before, folder: "Kimya" });
  expect((await list("?sort=updated")).items.map(({ title }) => title)).toEqual(["b", "a"]);
  const written = await change(id, { title: "c", folder: "Fen", if_updated_at: before.updated_at });
  expect(written.json.question_set.updated_at).toBeGreaterThan(before.updated_at);
  expect((await change(id, { folder: "Kimya", if_updated_at: before.updated_at })).status).toBe(409);
});

test("one folder has one spelling, that of its sets", async () => {
  const { token, set, change, folders, file } = await aTeacher();
  const first = await set("a", { folder: "Isı ve Işık" });
  const second = await set("b", { folder: " ISI  VE IŞIK " });
  expect(await folders()).toEqual(["Isı ve Işık 2"]);
  expect((await readSet(token, second)).folder).toBe("Isı ve Işık");
  const made = { title: "c", folder: "isi ve işik" };
  const { json } = await call<QuestionSetReply>("POST", path, { token, body: made });
  expect(json.question_set.folder).toBe("Isı ve Işık");
  // Moving all sets of a folder decides how it is spelled from then on.
  await file([first, second, json.question_set.id], { folder: "ısı ve ışık" });
  expect(await folders()).toEqual(["ısı ve ışık 3"]);
  expect((await change(first, { folder: "" })).json.question_set.folder).toBe("");
});

test("a new set and an import take a folder; a copy keeps it, outside of the archive", async () => {
  const { token, change } = await aTeacher();
  const made = async (at: string, body?: object) =>
    (await call<QuestionSetReply>("POST", `${path}${at}`, { token, body })).json.question_set;
  const questions = [aWrittenQuestion()];
  expect((await made("/import", { title: "a", questions, archived: true })).folder).toBe("");
  const set = await made("/import", { title: "a", questions, folder: "Fen" });
  expect(set).toMatchObject({ folder: "Fen", archived: false });
  await change(set.id, { archived: true });
  expect(await made(`/${set.id}/copy`)).toMatchObject({ folder: "Fen", archived: false });
});

test("several sets are filed at once; others' stay where they are, and are not counted", async () => {
  const { set, file, folders, list } = await aTeacher();
  const other = await aTeacher();
  const [a, b] = [await set("a", { folder: "Fen" }), await set("b")];
  const theirs = await other.set("c", { folder: "Tarih" });
  const moved = await file([a, b, theirs, "none", a], { folder: "Kimya" });
  expect([moved.status, moved.json]).toEqual([200, { filed: 2 }]);
  expect(await folders()).toEqual(["Kimya 2"]);
  expect((await file([a, b, theirs], { archived: true })).json).toEqual({ filed: 2 });
  expect(await list()).toMatchObject({ total: 0, folders: [], archived: 2 });
  expect(await other.folders()).toEqual(["Tarih 1"]);
});

test("a folder gets another name, or goes and leaves its sets, those in the archive too", async () => {
  const { token, set, rename, folders, list } = await aTeacher();
  const other = await aTeacher();
  await other.set("x", { folder: "Fen" });
  await set("a", { folder: "Fen" });
  const resting = await set("b", { folder: "Fen", archived: true });
  await set("c", { folder: "Kimya" });
  const taken = await rename("Fen", "kimya");
  expect([taken.status, taken.json.code, taken.json.fields]).toEqual([
    409,
    "folder_taken",
    { name: "Bu adla bir klasör var." },
  ]);
  expect((await rename("fen", "FEN")).json).toEqual({ filed: 2 });
  expect(await folders()).toEqual(["FEN 1", "Kimya 1"]);
  expect((await rename("Fen", "Fizik")).json).toEqual({ filed: 2 });
  expect(await folders()).toEqual(["Fizik 1", "Kimya 1"]);
  expect((await readSet(token, resting)).folder).toBe("Fizik");
  expect((await rename("Fizik", "")).json).toEqual({ filed: 2 });
  expect(await list()).toMatchObject({ folders: [{ name: "Kimya", count: 1 }], unfiled: 1, archived: 1 });
  // Repeat the call, as after a lost reply.
  expect([(await rename("Fizik", "")).json, (await rename("Fizik", "Kimya")).json]).toEqual([
    { filed: 0 },
    { filed: 0 },
  ]);
  expect(await other.folders()).toEqual(["Fen 1"]);
});

test("a folder that is only in the archive takes no name away, and gets the new spelling", async () => {
  const { token, set, rename, folders } = await aTeacher();
  const resting = await set("a", { folder: "kimya", archived: true });
  await set("b", { folder: "Fen" });
  expect((await rename("Fen", "Kimya")).json).toEqual({ filed: 1 });
  expect(await folders()).toEqual(["Kimya 1"]);
  expect((await readSet(token, resting)).folder).toBe("Kimya");
});

test("a folder's name may have 40 characters, an emoji counting as one, on one line", async () => {
  const { set, folders, titles } = await aTeacher();
  await set("a", { folder: "🦔".repeat(40) });
  await set("b", { folder: " 7-A \n Fen " });
  expect(await folders()).toEqual(["🦔".repeat(40) + " 1", "7-A Fen 1"].toSorted((a, b) => a.localeCompare(b, "tr")));
  expect(await titles(`?folder=${encodeURIComponent("🦔".repeat(40))}`)).toEqual(["a"]);
  expect(await titles(`?folder=${encodeURIComponent("🦔".repeat(400))}`)).toEqual([]);
});

test.each([
  ["41 characters", "ş".repeat(41), "En çok 40 karakter olabilir."],
  ["what nobody can see", "\u200b", "Klasöre bir ad verin."],
  ["an accent alone", "\u0301", "Klasöre bir ad verin."],
  ["half an emoji", "a\ud83d", "Metinde kullanılamayan bir karakter var."],
  ["a NUL", "a\u0000b", "Metinde kullanılamayan bir karakter var."],
  ["words turned around", "a\u202eb", "Metinde kullanılamayan bir karakter var."],
  ["a number", 5, "Klasöre bir ad verin."],
  ["null", null, "Klasöre bir ad verin."],
  ["a list", ["Fen"], "Klasöre bir ad verin."],
])("[T26] a folder of %s is refused everywhere", async (_, folder, sentence) => {
  const { token, set, change, file, rename, folders } = await aTeacher();
  const id = await set("a", { folder: "Fen" });
  for (const [field, { status, json }] of [
    ["folder", await call("POST", path, { token, body: { title: "b", folder } })],
    ["folder", await change(id, { folder })],
    ["folder", await file([id], { folder })],
    ["folder", await rename(folder, "b")],
    ["name", await rename("Fen", folder)],
  ] as const) {
    expect([status, json.code, json.fields]).toEqual([400, "validation_failed", { [field]: sentence }]);
  }
  expect(await folders()).toEqual(["Fen 1"]);
});

test.each([
  ["no folder and no archive", ["x"], {}, "folder"],
  ["an archive that is a word", ["x"], { archived: "true" }, "archived"],
  ["no set", [], { archived: true }, "question_set_ids"],
  ["no list", "x", { archived: true }, "question_set_ids"],
  ["501 sets", Array.from({ length: 501 }, String), { archived: true }, "question_set_ids"],
  ["a number for a set", [5], { archived: true }, "question_set_ids.0"],
  ["a long id", ["x".repeat(65)], { archived: true }, "question_set_ids.0"],
])("sets are not filed with %s", async (_, question_set_ids, filing, field) => {
  const { token } = await aTeacher();
  const { status, json } = await call("PUT", `${path}/filing`, { token, body: { question_set_ids, ...filing } });
  expect([status, json.code, Object.keys(json.fields ?? {})]).toEqual([400, "validation_failed", [field]]);
});

test("a malformed name renames nothing, and an archive flag that is a word changes nothing", async () => {
  const { set, change, rename, titles } = await aTeacher();
  const id = await set("a");
  expect((await rename("", "Fen")).json.fields).toEqual({ folder: "Klasöre bir ad verin." });
  expect((await change(id, { archived: 1 })).json.fields).toEqual({ archived: "Doğru ya da yanlış olmalı." });
  expect(await titles("?folder=&archived=evet")).toEqual(["a"]);
});

test("folder and archive are private: in the teacher's export, and nowhere that others see", async () => {
  const { token, change } = await aTeacher();
  const { id } = await aSet(token, { questions: 1 });
  await change(id, { folder: "Zor sınıf", archived: true });
  const { json } = await call<{ question_sets: object[] }>("GET", "/api/user/export", { token });
  expect(json.question_sets).toMatchObject([{ folder: "Zor sınıf", archived: true }]);
  const body = { visibility: "link", licence };
  const { json: shared } = await call<{ sharing: { token: string } }>("PUT", `${path}/${id}/sharing`, { token, body });
  const link = `/api/shared/${shared.sharing.token}`;
  const seen = await call("GET", link);
  expect([seen.status, seen.text.includes("Zor"), seen.text.includes("archived")]).toEqual([200, false, false]);
  const other = await aTeacher();
  const copy = await call<QuestionSetReply>("POST", `${link}/copy`, { token: other.token });
  expect(copy.json.question_set).toMatchObject({ folder: "", archived: false });
});
