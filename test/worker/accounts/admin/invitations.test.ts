import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { subjectOf } from "#protocol/audit-words";
import type { Page } from "#protocol/http/page";
import type { AuditEntry, LoginReply } from "#protocol/http/replies/people";
import type { Invitation, InvitationReply, InvitedReply, OpenedInvitationReply } from "#protocol/http/replies/schools";
import { anAccount, goodPassword, login, register, storedUser, verify } from "../../helpers/accounts/accounts";
import { aSchool } from "../../helpers/accounts/schools";
import { linkToken, mailTo } from "../../helpers/accounts/mailbox";
import { app } from "../../../../worker/app";
import { database } from "#db/database";
import { placeInSchool } from "#db/schools/members";
import { call, type Refusal } from "../../helpers/http";

const { token } = await anAccount("admin", { name: "Deniz Aydın" });
const part = () => crypto.randomUUID().slice(0, 8);

const invite = (rows: readonly unknown[], more: object = {}) =>
  call<InvitedReply & Refusal>("POST", "/api/admin/invitations", { token, body: { rows, ...more } });
const verdicts = ({ rows }: InvitedReply) => rows.map(({ verdict }) => verdict);
const listed = async (school_id: string) =>
  (await call<Page<Invitation>>("GET", `/api/admin/invitations?school_id=${school_id}`, { token })).json.items;
const open = (link: string) =>
  call<OpenedInvitationReply & Refusal>("GET", `/api/auth/invitations/${link}`, {
    headers: { "cf-connecting-ip": crypto.randomUUID() },
  });
const use = (link: string, body: object = {}) =>
  call<LoginReply & Refusal>("POST", `/api/auth/invitations/${link}`, {
    body: { password: goodPassword, ...body },
    headers: { "cf-connecting-ip": crypto.randomUUID() },
  });
beforeEach(() => env.DB.prepare("DELETE FROM mails").run());

test("the link of an invitation opens an approved account of the school, once", async () => {
  const school = await aSchool(token);
  const email = `ece-${part()}@${school.domain}`;
  const { json } = await invite([{ name: "Ece  Kaya", email: email.toUpperCase() }]);
  expect(json).toEqual({
    rows: [{ name: "Ece  Kaya", email, verdict: "invited", reason: "" }],
    invited: 1,
    added: 0,
  });
  expect(await listed(school.id)).toMatchObject([{ email, school: school.name, school_id: school.id }]);
  const link = await linkToken(email);
  expect((await open(link)).json.invitation).toEqual({ name: "Ece  Kaya", email, school: school.name });
  expect((await use(link, { password: "12345678" })).json.fields).toHaveProperty("password");
  const { status, json: signedIn } = await use(link, { name: "Ece Kaya" });
  expect([status, signedIn.user]).toMatchObject([
    200,
    { name: "Ece Kaya", email, school: school.name, role: "teacher", approval: "approved", is_email_verified: true },
  ]);
  expect((await storedUser(signedIn.user.id))!.schoolId).toBe(school.id);
  expect([(await use(link)).status, (await open(link)).status]).toEqual([410, 410]);
  expect(await listed(school.id)).toEqual([]);
  expect((await login(email, goodPassword)).status).toBe(200);
});

test("invitations are found by words in Turkish letters of any case, and ended together", async () => {
  const school = await aSchool(token);
  const mails = ["bir", "iki", "uc"].map((name) => `${name}-${part()}@posta.test`);
  const names = ["Şule IŞIK", "Ali Işık", "Ece Kaya"];
  await invite(mails.map((email, i) => ({ name: names[i]!, email, school_id: school.id })));
  const found = async (q: string) =>
    (
      await call<Page<Invitation>>("GET", `/api/admin/invitations?school_id=${school.id}&q=${encodeURIComponent(q)}`, {
        token,
      })
    ).json.items;
  expect((await found("ışık şule")).map(({ email }) => email)).toEqual([mails[0]]);
  expect((await found("uc-")).map(({ email }) => email)).toEqual([mails[2]]);
  const ids = (await found("isik")).map(({ id }) => id);
  const end = () => call<{ ended: number }>("POST", "/api/admin/invitations/end", { token, body: { ids } });
  expect([(await end()).json, (await end()).json]).toEqual([{ ended: 2 }, { ended: 0 }]);
  expect((await listed(school.id)).map(({ email }) => email)).toEqual([mails[2]]);
  const { items } = (await call<Page<AuditEntry>>("GET", "/api/admin/audit?action=invitation_ended", { token })).json;
  expect(items.map(({ reason }) => reason)).toEqual(["2 kişi"]);
  expect((await open(await linkToken(mails[0]!))).status).toBe(410);
});

test("of two uses of a link at once one opens the account", async () => {
  const { domain } = await aSchool(token);
  const email = `ece@${domain}`;
  await invite([{ name: "Ece Kaya", email }]);
  const link = await linkToken(email);
  const statuses = (await Promise.all([use(link), use(link)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test("who registers alone with an invited address is approved, too, once the address is proven", async () => {
  const school = await aSchool(token);
  const email = `ece-${part()}@posta.test`;
  await invite([{ name: "Ece Kaya", email, school_id: school.id }]);
  await register({ email, role: "teacher", name: "Ece K." });
  const { user } = (await verify(await linkToken(email))).json;
  expect(user.approval).toBe("approved");
  expect((await storedUser(user.id))!.schoolId).toBe(school.id);
  expect(await listed(school.id)).toEqual([]);
});

test("each row has its verdict, and a dry run changes nothing", async () => {
  const [school, other] = [await aSchool(token), await aSchool(token)];
  const waiting = await anAccount("teacher", { email: `w-${part()}@posta.test`, approval: "pending" });
  const rejected = await anAccount("teacher", { approval: "rejected" });
  const pupil = await anAccount("student");
  const away = await anAccount("teacher", { email: `a@${other.domain}` });
  await call("PUT", `/api/admin/schools/${other.id}`, { token, body: { domains: [other.domain] } });
  const row = (email: string, name = "Ece Kaya") => ({ name, email, school_id: school.id });
  const rows = [
    row("yeni@posta.test"),
    row("YENI@posta.test"),
    row(waiting.email),
    row(rejected.email),
    row(pupil.email),
    row(away.email),
    row(`yabanci@${other.domain}`),
    row("bir adres değil"),
    row("formul@posta.test", '=HYPERLINK("http://kotu.test")'),
    row("genis@posta.test", "＝1+1"),
    row("adsiz@posta.test", " "),
    { ...row("okulsuz@posta.test"), school_id: "yok" },
    "satır",
    null,
  ];
  const expected = [
    "invited doubled added rejected not_teacher other_school other_school",
    "invalid invalid invalid invalid invalid invalid invalid",
  ]
    .join(" ")
    .split(" ");
  const tried = await invite(rows, { dry_run: true });
  expect(verdicts(tried.json)).toEqual(expected);
  expect(tried.json.rows[10]!.reason).toBe("Ad yazılmamış.");
  expect([await listed(school.id), await mailTo("yeni@posta.test")]).toEqual([[], []]);
  expect((await storedUser(waiting.id))!.approval).toBe("pending");
  const done = await invite(rows);
  expect(done.json).toEqual(tried.json);
  expect(
    done.json.rows.filter(({ verdict, reason }) => (verdict === "invited" || verdict === "added") === (reason !== "")),
  ).toEqual([]);
  expect(await storedUser(waiting.id)).toMatchObject({ approval: "approved", schoolId: school.id });
  expect((await mailTo(waiting.email)).map(({ subject }) => subject)).toEqual(["Öğretmen hesabınız onaylandı"]);
  const placed = await call<Page<AuditEntry>>("GET", "/api/admin/audit?action=teacher_placed", { token });
  expect(placed.json.items).toMatchObject([{ target_id: waiting.id, reason: school.name }]);
  expect(verdicts((await invite([row(waiting.email)])).json)).toEqual(["known"]);
});

test("a teacher whom another school takes in while a list is carried out stays there, and nothing is recorded", async () => {
  const [invites, other] = [await aSchool(token), await aSchool(token)];
  const teacher = await anAccount("teacher");
  await call("POST", `/api/admin/schools/${other.id}/teachers`, { token, body: { ids: [teacher.id] } });
  const db = database(env.DB);
  const actor = { id: "", name: "" };
  const placed = { people: [teacher], school: invites, actor, now: Date.now() };
  expect(await placeInSchool(db, { ...placed, ofNoSchool: true })).toBe(0);
  expect((await storedUser(teacher.id))!.schoolId).toBe(other.id);
  const entries = await env.DB.prepare("SELECT reason FROM audit_log WHERE target_id = ?").bind(teacher.id).all();
  expect(entries.results).toEqual([{ reason: other.name }]);
  expect(await placeInSchool(db, placed)).toBe(1);
});

test("five hundred are invited at once, each with a mail of their own, and not one more", async () => {
  const { id } = await aSchool(token);
  const mark = part();
  const rows = Array.from({ length: 501 }, (_, i) => ({
    name: `Öğretmen ${i}`,
    email: `o${i}-${mark}@posta.test`,
    school_id: id,
  }));
  expect((await invite(rows)).json.fields).toEqual({ rows: "Bir kerede en çok 500 kişi davet edilebilir." });
  expect((await invite(rows.slice(1))).json).toMatchObject({ invited: 500, added: 0 });
  const { results } = await env.DB.prepare(
    `SELECT count(*) AS mails, count(DISTINCT "to") AS people, count(DISTINCT link_hash) AS links
     FROM mails JOIN invitations ON hash = link_hash AND email = "to" WHERE "to" LIKE '%' || ?`,
  )
    .bind(`${mark}@posta.test`)
    .all();
  expect(results).toEqual([{ mails: 500, people: 500, links: 500 }]);
});

test("an invitation sent again has a new link and a new term, but not within a minute; an ended one opens nothing", async () => {
  const school = await aSchool(token);
  const email = `ece@${school.domain}`;
  await invite([{ name: "Ece Kaya", email }]);
  const first = await linkToken(email);
  const [{ id }] = (await listed(school.id)) as [Invitation];
  const again = () => call<InvitationReply>("POST", `/api/admin/invitations/${id}/again`, { token });
  await again();
  expect((await open(first)).status).toBe(200);
  await env.DB.prepare("UPDATE invitations SET sent_at = 1, expires_at = 2 WHERE id = ?").bind(id).run();
  expect((await open(first)).status).toBe(410);
  expect((await again()).json.invitation.expires_at).toBeGreaterThan(Date.now());
  const second = await linkToken(email, 2);
  expect([(await open(first)).status, (await open(second)).status]).toEqual([410, 200]);
  expect((await call("DELETE", `/api/admin/invitations/${id}`, { token })).status).toBe(204);
  expect([(await use(second)).status, (await again()).status]).toEqual([410, 404]);
  expect((await call("DELETE", `/api/admin/invitations/${id}`, { token })).status).toBe(404);
  const { results } = await env.DB.prepare(
    "SELECT * FROM audit_log WHERE action IN ('teachers_invited', 'invitation_ended') ORDER BY rowid DESC LIMIT 3",
  ).all();
  expect(results.map(({ target_name, reason }) => [target_name, reason])).toEqual([
    ["", "1 kişi"],
    [school.name, "1 kişi"],
    [school.name, "1 kişi"],
  ]);
});

const aRow = (email: string, school_id?: string) => ({
  name: "Ece Kaya",
  email: `${email}-${part()}@posta.test`,
  school_id,
});

test("the record says into which school a list was invited, if it was one", async () => {
  const [school, other] = [await aSchool(token), await aSchool(token)];
  await invite([aRow("bir", school.id), aRow("iki", school.id)]);
  await invite([aRow("bir", school.id), aRow("iki", other.id)]);
  await invite([aRow("bir", school.id), aRow("iki")]);
  const { json } = await call<Page<AuditEntry>>("GET", "/api/admin/audit?action=teachers_invited", { token });
  expect(json.items.slice(0, 3).map((entry) => subjectOf(entry)[0])).toEqual([
    "2 kişi",
    "2 kişi",
    `${school.name}: 2 kişi`,
  ]);
});

test("a school's own machine that sends no mail invites nobody, and says where accounts are made", async () => {
  const { id, domain } = await aSchool(token);
  const rows = [{ name: "Ece Kaya", email: `ece@${domain}` }];
  const here = { ...env, DEV_INBOX: "on" as const, ORIGIN_FOR_PHONES: "http://192.168.1.20:8080" };
  const init = {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ rows }),
  };
  const reply = await app.request("/api/admin/invitations", init, here);
  expect(await reply.json()).toMatchObject({
    rows: [{ verdict: "no_mail", reason: expect.stringContaining("hesap açın") }],
    invited: 0,
  });
  expect(await listed(id)).toEqual([]);
});
