import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { ReviewListReply, ReviewReply } from "#protocol/http/replies/library";
import type { AdminStats } from "#protocol/http/replies/statistics";
import { database } from "#db/database";
import { decideOnEdition, editionMeant } from "#db/library/library-review";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import {
  aListedSet,
  aSetOf,
  decide,
  editionOf,
  inPublic,
  licence,
  readLinked,
  readListed,
  report,
  shared,
  titles,
  waiting,
} from "../helpers/sets/library";
import { mailsTo } from "../helpers/accounts/mailbox";
import { aPerson } from "../helpers/accounts/people";
import { aWrittenQuestion } from "../../builders/questions";
import { addQuestion, listSets } from "../helpers/sets/sets";

const admin = await anAccount("admin", { name: "Müdür Bey" });
const read = (id: string) => call<ReviewReply>("GET", `/api/admin/library/${id}`, admin);
const audit = async () =>
  (await call<{ items: { action: string; target_name: string; reason: string }[] }>("GET", "/api/admin/audit", admin))
    .json.items;
const statsOf = async () => (await call<AdminStats>("GET", "/api/admin/stats", admin)).json.library;

const found = async (q: string) => {
  const path = `/api/admin/library?state=listed&q=${encodeURIComponent(q)}`;
  const { items, total } = (await call<ReviewListReply>("GET", path, admin)).json;
  expect(items.length).toBe(total);
  return items.map(({ title }) => title);
};

test("the longest wait comes first, with all that a decision needs; listing the set tells its author", async () => {
  const author = await aPerson("teacher", { name: "Elif Yıldırım" });
  const set = await aSetOf(author, "İlk set", [aWrittenQuestion({ explanation: "Neden" })]);
  await shared(author, set.id, { ...inPublic, show_author: true });
  const { items, counts } = await waiting(admin);
  expect(items[0]).toMatchObject({
    set_id: set.id,
    state: "pending",
    is_first: true,
    author: { name: "Elif Yıldırım", email: author.email, is_named: true },
    question_count: 1,
    reports: 0,
  });
  expect([counts.pending, (await statsOf()).pending]).toEqual([1, 1]);
  const { edition } = (await read(items[0]!.id)).json;
  expect(edition.questions[0]).toMatchObject({ correct_option: "A", explanation: "Neden" });
  expect((await decide(admin, edition.id, "list", "")).status).toBe(200);
  const [mail] = await mailsTo(author.email);
  expect(mail).toMatchObject({ subject: "Setiniz kütüphanede" });
  expect(mail!.text).toContain(`/library/${set.id}`);
  expect((await audit())[0]).toMatchObject({ action: "set_listed", target_name: "Elif Yıldırım", reason: "İlk set" });
  expect((await statsOf()).pending).toBe(0);
});

test("the desk is searched by words of the title and of the author, in any order", async () => {
  const author = await aPerson("teacher", { name: "İpek Işık", school: "Çınar Ortaokulu" });
  await aListedSet(author, "Kesirleri toplama");
  await aListedSet(await aPerson("teacher", { name: "Can Su" }), "Kesirleri çıkarma");
  expect(await found("ışık KESİR")).toEqual(["Kesirleri toplama"]);
  expect(await found("çınar")).toEqual(["Kesirleri toplama"]);
  expect((await found("kesirleri")).toSorted()).toEqual(["Kesirleri toplama", "Kesirleri çıkarma"]);
  expect(await found("%")).toEqual([]);
});

test("a set's id stands for its edition: the one that waits, else the listed one", async () => {
  const author = await aPerson("teacher");
  const set = await aSetOf(author, "Adıyla anılan");
  expect((await decide(admin, set.id)).status).toBe(404);
  await shared(author, set.id);
  expect((await decide(admin, set.id)).json).toMatchObject({ edition: { set_id: set.id, state: "listed" } });
  await addQuestion(author.token, set.id);
  await shared(author, set.id);
  expect((await read(set.id)).json.edition).toMatchObject({ state: "pending", replaces: true });
  expect((await decide(admin, set.id, "refuse", "Eksik.")).json).toMatchObject({ edition: { state: "refused" } });
  expect((await decide(admin, set.id, "hide", "Yanlış.")).json).toMatchObject({ edition: { state: "hidden" } });
  expect((await readListed(set.id)).status).toBe(404);
});

test("decides about the edition that was seen, and about no other that was handed in meanwhile", async () => {
  const author = await aPerson("teacher");
  const set = await aSetOf(author, "Yenilenen");
  const handedIn = async () => {
    await addQuestion(author.token, set.id);
    await shared(author, set.id);
    return (await editionOf(admin, set.id)).id;
  };
  const [seen, newer] = [await handedIn(), await handedIn()];
  for (const [decision, id] of [
    ["list", set.id],
    ["refuse", set.id],
    ["hide", newer],
  ] as const) {
    expect(await decide(admin, id, decision, "Neden", seen)).toMatchObject({
      status: 409,
      json: { code: "edition_moved", error: expect.stringMatching(/^Bu set siz bakarken yenilendi;/) },
    });
  }
  expect((await decide(admin, seen, "list", "", seen)).status).toBe(404);
  expect((await decide(admin, set.id, "list", "", "x".repeat(65))).json.fields).toHaveProperty("edition_id");
  expect((await read(set.id)).json.edition).toMatchObject({ id: newer, state: "pending" });
  expect((await audit()).filter(({ reason }) => reason.startsWith("Yenilenen"))).toEqual([]);

  expect((await decide(admin, set.id, "list", "", newer)).json).toMatchObject({ edition: { state: "listed" } });
  expect((await mailsTo(author.email)).map(({ subject }) => subject)).toEqual(["Setiniz kütüphanede"]);
  // A listed edition can be hidden even though its author has handed in another one.
  const waits = await handedIn();
  expect((await decide(admin, set.id, "hide", "Yanlış.", newer)).json).toMatchObject({
    edition: { id: newer, state: "hidden" },
  });
  expect((await read(set.id)).json.edition).toMatchObject({ id: waits, state: "pending" });
});

test.each(["list", "refuse"] as const)(
  "a decision to %s that another one overtakes changes nothing",
  async (decision) => {
    const author = await aPerson("teacher");
    const set = await aSetOf(author, `Yarışta kalan ${decision}`);
    await shared(author, set.id);
    const { id } = await editionOf(admin, set.id);
    const db = database(env.DB);
    const before = (await editionMeant(db, id))!;
    const batch = db.batch.bind(db);
    vi.spyOn(db, "batch").mockImplementationOnce(async (statements) => {
      await decide(admin, id, "hide", "Önce karar verildi.");
      return batch(statements);
    });
    const actor = { id: admin.id, name: "Müdür Bey" };
    expect(await decideOnEdition(db, { before, decision, reason: "Neden", actor })).toBeNull();
    expect((await read(id)).json.edition).toMatchObject({ state: "hidden", reason: "Önce karar verildi." });
  },
);

test("refused with a reason, the author reads it and hands the set in again", async () => {
  const author = await aPerson("teacher");
  const set = await aSetOf(author, "Yanlış set");
  await shared(author, set.id);
  const { id } = await editionOf(admin, set.id);
  expect((await decide(admin, id, "refuse", "  ")).status).toBe(400);
  await decide(admin, id, "refuse", "3. sorunun cevabı yanlış.");
  const [mail] = await mailsTo(author.email);
  expect(mail!.text).toContain("3. sorunun cevabı yanlış.");
  expect((await listSets(author.token)).items[0]!.library).toMatchObject({
    state: "refused",
    reason: "3. sorunun cevabı yanlış.",
    is_listed: false,
  });
  expect((await waiting(admin, "refused")).items.map(({ set_id }) => set_id)).toContain(set.id);
  expect((await readListed(set.id)).status).toBe(404);
  await addQuestion(author.token, set.id);
  expect((await shared(author, set.id)).library).toMatchObject({ state: "pending", reason: "" });
  await decide(admin, (await editionOf(admin, set.id)).id);
  expect((await readListed(set.id)).json.set.question_count).toBe(2);
  expect((await decide(admin, id)).status).toBe(404);
});

test("an administrator reads a set's author where the library hides the name, and the record has it", async () => {
  const author = await aPerson("teacher", { name: "Hira Öztürk" });
  const set = await aSetOf(author, "Adı gizli");
  await shared(author, set.id, { ...inPublic, show_author: false });
  const whose = { name: "Hira Öztürk", email: author.email, is_named: false };
  const reader = await anAccount("admin");
  const { id, author: inList } = await editionOf(reader, set.id);
  expect(inList).toMatchObject(whose);
  expect((await read(id)).json.edition.author).toMatchObject(whose);
  const log = await call<{ items: { action: string }[] }>("GET", "/api/admin/audit?views=1", reader);
  expect(log.json.items.map(({ action }) => action)).toContain("people_viewed");
  await decide(admin, id, "list", "");
  expect((await readListed(set.id)).text).not.toContain("Hira");
});

test("[T51] listed, reported, edited, decided and taken out at once: it ends as its author left it", async () => {
  const author = await aPerson("teacher");
  const set = await aListedSet(author, "Hep birden");
  const [one, two, three] = [await aPerson("teacher"), await aPerson("teacher"), await aPerson("student")];
  await addQuestion(author.token, set.id);
  const seen = await Promise.all([
    report(one, set.id),
    report(two, set.id),
    shared(author, set.id).catch(() => null),
    report(three, set.id),
    decide(admin, set.edition, "list", ""),
    addQuestion(author.token, set.id),
    decide(admin, set.edition, "hide", "Neden"),
    call("PUT", `/api/question-sets/${set.id}/sharing`, { ...author, body: { visibility: "private" } }),
  ]);
  expect(seen.length).toBe(8);
  await shared(author, set.id, { visibility: "private" });
  expect((await readListed(set.id)).status).toBe(404);
  expect(await titles("q=hep%20birden")).toEqual([]);
  expect((await decide(admin, set.edition)).status).toBe(404);
  await shared(author, set.id);
  await decide(admin, (await editionOf(admin, set.id)).id);
  expect(await titles("q=hep%20birden")).toEqual(["Hep birden"]);
});

test("a rejected teacher's sets leave the library, and the links open nothing", async () => {
  const author = await aPerson("teacher");
  const set = await aListedSet(author, "Reddedilenin");
  const other = await aSetOf(author, "Bağlantılı");
  const { token } = await shared(author, other.id, { visibility: "link", licence });
  const body = { user_id: author.id, approve: false, reason: "" };
  expect((await call("POST", "/api/admin/teachers/approve", { ...admin, body })).status).toBe(200);
  expect((await readListed(set.id)).status).toBe(404);
  expect(await titles("q=reddedilenin")).toEqual([]);
  // The edition is hidden, and states the reason.
  expect((await read(set.edition)).json.edition).toMatchObject({
    state: "hidden",
    reason: "Öğretmen hesabının onayı kaldırıldı.",
  });
  expect((await readLinked(token!)).json).toMatchObject({ code: "not_shared" });
});
