import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ReviewReply } from "#protocol/http/replies/library";
import type { AdminStats } from "#protocol/http/replies/statistics";
import { sweep } from "#services/upkeep/retention";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import {
  aListedSet,
  aSetOf,
  decide,
  editionOf,
  readListed,
  report,
  shared,
  titles,
  waiting,
} from "../helpers/sets/library";
import { mailsTo, mailTo } from "../helpers/accounts/mailbox";
import { aPerson } from "../helpers/accounts/people";
import { addQuestion, listSets } from "../helpers/sets/sets";

const admin = await anAccount("admin", { name: "Müdür Bey" });
const read = (id: string) => call<ReviewReply>("GET", `/api/admin/library/${id}`, admin);
const audit = async () =>
  (await call<{ items: { action: string; target_name: string; reason: string }[] }>("GET", "/api/admin/audit", admin))
    .json.items;
const statsOf = async () => (await call<AdminStats>("GET", "/api/admin/stats", admin)).json.library;

test("[T51] three teachers hide a set until an administrator has looked, who does not learn their names", async () => {
  const author = await aPerson("teacher");
  const set = await aListedSet(author, "Bildirilen set");
  const pupil = await aPerson("student", { name: "Gizli Öğrenci" });
  const teachers = [await aPerson("teacher"), await aPerson("teacher"), await aPerson("teacher")] as const;
  expect((await report(pupil, set.id, "6. cevap C olmalı")).status).toBe(201);
  expect((await report(pupil, set.id)).json.code).toBe("already_reported");
  for (const teacher of teachers) {
    expect((await readListed(set.id)).status).toBe(200);
    expect((await report(teacher, set.id)).status).toBe(201);
  }
  expect((await readListed(set.id)).status).toBe(404);
  expect(await titles("q=bildirilen")).toEqual([]);
  expect((await report(await aPerson("teacher"), set.id)).status).toBe(404);
  expect((await listSets(author.token)).items[0]!.library).toMatchObject({ state: "hidden", is_listed: false });

  const row = await editionOf(admin, set.id, "reported");
  expect([row.reports, (await statsOf()).reported]).toEqual([4, 1]);
  const reply = await read(row.id);
  expect(reply.json.edition.reports_open[0]).toEqual({
    reason: "wrong",
    text: "6. cevap C olmalı",
    created_at: expect.any(Number),
    reporter_role: "student",
  });
  for (const secret of [pupil.id, "Gizli", pupil.email]) expect(reply.text).not.toContain(secret);

  await decide(admin, row.id, "list", "");
  expect((await readListed(set.id)).status).toBe(200);
  expect((await report(pupil, set.id)).json.code).toBe("already_reported");
  expect((await statsOf()).reported).toBe(0);
});

test("[T51] pupils, and teachers who are not approved, ask for a look and hide nothing", async () => {
  const set = await aListedSet(await aPerson("teacher"), "Öğrencilerin bildirdiği set");
  const people = await Promise.all([
    ...Array.from({ length: 4 }, () => aPerson("student")),
    aPerson("teacher", { approval: "pending" }),
  ]);
  for (const person of people) expect((await report(person, set.id)).status).toBe(201);
  expect((await readListed(set.id)).status).toBe(200);
  const { id, reports } = await editionOf(admin, set.id, "reported");
  expect(reports).toBe(5);
  await decide(admin, id, "list", "");
});

test("a reported set that is kept mails nobody; one taken out mails its author, and copies stay", async () => {
  const author = await aPerson("teacher");
  const set = await aListedSet(author, "Kalan set");
  const before = (await mailTo(author.email)).length;
  await report(await aPerson("teacher"), set.id);
  const { id } = await editionOf(admin, set.id, "reported");
  await decide(admin, id, "list", "");
  expect(await mailTo(author.email)).toHaveLength(before);
  expect((await waiting(admin, "reported")).items).toEqual([]);
  expect((await audit())[0]).toMatchObject({ action: "set_kept", reason: "Kalan set" });
  await report(await aPerson("teacher"), set.id);
  await decide(admin, id, "hide", "Kişisel bilgi");
  expect((await mailsTo(author.email, before + 1))[0]!.subject).toBe("Setiniz kütüphaneden kaldırıldı");
  expect((await readListed(set.id)).status).toBe(404);
});

test("the author of a set that reports hid hears why it stays hidden, once", async () => {
  const author = await aPerson("teacher");
  const set = await aListedSet(author, "Gizli kalan");
  const before = (await mailTo(author.email)).length;
  for (const teacher of [await aPerson("teacher"), await aPerson("teacher"), await aPerson("teacher")])
    await report(teacher, set.id);
  const { id, state, reason } = await editionOf(admin, set.id, "reported");
  expect([state, reason]).toEqual(["hidden", ""]);
  await decide(admin, id, "hide", "Kişisel bilgi");
  await decide(admin, id, "hide", "Kişisel bilgi");
  const mails = await mailsTo(author.email, before + 1);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]!.subject).toBe("Setiniz kütüphaneden kaldırıldı");
});

test("a set that reports hid asks for a look after its reporters have left", async () => {
  const set = await aListedSet(await aPerson("teacher"), "Bildirenleri gitti");
  const reporters = [await anAccount("teacher"), await anAccount("teacher"), await anAccount("teacher")];
  for (const reporter of reporters) await report(reporter, set.id);
  for (const { token, password } of reporters) await call("DELETE", "/api/user", { token, body: { password } });
  const { id, reports } = await editionOf(admin, set.id, "reported");
  expect([reports, (await statsOf()).reported]).toEqual([0, 1]);
  await decide(admin, id, "list", "");
  expect([(await readListed(set.id)).status, (await statsOf()).reported]).toEqual([200, 0]);
});

test("reports that were answered half a year ago go in the night, in parts; open ones stay", async () => {
  const set = await aListedSet(await aPerson("teacher"), "Eski bildirimler");
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      INSERT INTO users (id, email, name, search_key, role, approval, password_hash, verified_at, created_at)
      SELECT 'old-' || i, 'old-' || i, 'x', 'x', 'student', 'approved', '-', 1, 1 FROM n`,
  ).run();
  await env.DB.prepare(
    `INSERT INTO library_reports (set_id, reporter_id, reason, text, created_at, resolved_at)
      SELECT ?1, id, 'other', '', 1, CASE WHEN id = 'old-7' THEN NULL WHEN id = 'old-8' THEN ?2 ELSE 1 END
      FROM users WHERE id LIKE 'old-%'`,
  )
    .bind(set.id, Date.now())
    .run();
  await sweep(env, Date.now());
  const left = await env.DB.prepare("SELECT reporter_id FROM library_reports WHERE set_id = ? ORDER BY 1")
    .bind(set.id)
    .all();
  expect(left.results).toEqual([{ reporter_id: "old-7" }, { reporter_id: "old-8" }]);
});

test("a set that was reported and is handed in again waits, even if its author need not wait", async () => {
  const author = await aPerson("teacher");
  for (let i = 0; i < 5; i++) await aListedSet(author, `Listede ${i}`);
  const set = await aSetOf(author, "Altıncı");
  expect((await shared(author, set.id)).library?.state).toBe("listed");
  await report(await aPerson("teacher"), set.id);
  await addQuestion(author.token, set.id);
  expect((await shared(author, set.id)).library).toMatchObject({ state: "pending", is_listed: true });
  const { id } = await editionOf(admin, set.id);
  const { edition } = (await read(id)).json;
  expect([edition.replaces, edition.reports_open.length]).toEqual([true, 1]);
});
