import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Page } from "#protocol/http/page";
import type { AuditEntry, EmailReply, UserReply } from "#protocol/http/replies/people";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import type { DomainReply, DomainsReply, HandOverReply, SchoolReply } from "#protocol/http/replies/schools";
import { anAccount, goodPassword, login, register, storedUser, verify } from "../../helpers/accounts/accounts";
import { aGame } from "../../helpers/games/a-game";
import { call, type Refusal } from "../../helpers/http";
import {
  aListedSet,
  aSetOf,
  copyListed,
  readLinked,
  readListed,
  report,
  shared,
  titles,
} from "../../helpers/sets/library";
import { linkToken, mailTo } from "../../helpers/accounts/mailbox";
import { aPicture, shown } from "../../helpers/sets/pictures";
import { aWrittenQuestion } from "../../../builders/questions";
import { aSet, readSet } from "../../helpers/sets/sets";
import { addHouse, house } from "#db/library/ready-sets";
import { database } from "#db/database";

const admin = await anAccount("admin", { name: "Deniz Aydın" });
const name = (domain: string) =>
  call<DomainReply & Refusal>("POST", "/api/admin/domains", { token: admin.token, body: { domain } });
const audited = async (q: string) =>
  (
    await call<Page<AuditEntry>>("GET", `/api/admin/audit?q=${encodeURIComponent(q)}`, { token: admin.token })
  ).json.items.map(({ action, actor_name, target_name }) => [action, actor_name, target_name]);
const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject);
const aDomain = () => `okul-${crypto.randomUUID().slice(0, 8)}.k12.tr`;

async function registered(email: string, role = "teacher") {
  await register({ email, role, name: "Ece Kaya" });
  return (await verify(await linkToken(email))).json;
}

test("[T58] a teacher who has proven an address of a named domain is approved at once, by that domain exactly", async () => {
  const domain = aDomain();
  expect((await name(domain.toUpperCase())).json).toMatchObject({ domain: { domain, shown: domain }, approved: 0 });
  const { user, token } = await registered(`Ece@${domain.toUpperCase()}`);
  expect(user).toMatchObject({ is_approved: true, approval: "approved" });
  const set = await aSet(token, { questions: 1 });
  expect((await call("POST", "/api/game", { token, body: { question_set_id: set.id } })).status).toBe(201);
  for (const other of [`ogrenci.${domain}`, `x${domain}`, domain.replace(".k12", ".k13"), `${domain}.com`]) {
    expect((await registered(`ece@${other}`)).user.approval).toBe("pending");
  }
  expect(await audited("Ece Kaya")).toEqual([["domain_approved", "Ece Kaya", "Ece Kaya"]]);
});

test("[T58] no account is approved before its address is proven, and a pupil of the domain stays a pupil", async () => {
  const domain = aDomain();
  await name(domain);
  await register({ email: `bekleyen@${domain}`, role: "teacher" });
  expect((await login(`bekleyen@${domain}`, goodPassword)).status).toBe(403);
  expect((await registered(`ogrenci@${domain}`, "student")).user).toMatchObject({ role: "student" });
});

test("[T58] naming a domain approves the teachers who waited, and tells them; rejected ones stay rejected", async () => {
  const domain = aDomain();
  const waiting = await anAccount("teacher", { email: `a@${domain}`, approval: "pending" });
  const rejected = await anAccount("teacher", { email: `b@${domain}`, approval: "rejected" });
  const unproven = await anAccount("teacher", { email: `c@${domain}`, approval: "pending", verified: false });
  expect((await name(domain)).json.approved).toBe(1);
  const approvals = await Promise.all(
    [waiting, rejected, unproven].map(async ({ id }) => (await storedUser(id))!.approval),
  );
  expect(approvals).toEqual(["approved", "rejected", "pending"]);
  expect(await subjects(waiting.email)).toEqual(["Öğretmen hesabınız onaylandı"]);
});

test("[T58] a domain approves a mailbox once: not again after a refusal and a deletion, nor when the domain is named anew", async () => {
  const domain = aDomain();
  await name(domain);
  const email = `ece@${domain}`;
  const { user } = await registered(email);
  expect(user.approval).toBe("approved");
  const refusal = { user_id: user.id, approve: false, reason: "Öğretmen değil" };
  expect((await call("POST", "/api/admin/teachers/approve", { token: admin.token, body: refusal })).status).toBe(200);
  const { token } = (await login(email, goodPassword)).json;
  expect((await call("DELETE", "/api/user", { token, body: { password: goodPassword } })).status).toBe(204);
  expect((await registered(email)).user.approval).toBe("pending");
  expect((await name(domain)).json.approved).toBe(0);
  expect((await registered(`can@${domain}`)).user.approval).toBe("approved");
});

test("[T58] a domain approves a mailbox once, also if an account has given the address up", async () => {
  const domain = aDomain();
  await name(domain);
  const email = `ece@${domain}`;
  const { token } = await registered(email);
  const other = `${crypto.randomUUID()}@posta.test`;
  await call("PUT", "/api/user/email", { token, body: { email: other, password: goodPassword } });
  await call("POST", "/api/auth/email", { body: { token: await linkToken(other) } });
  expect((await registered(email)).user.approval).toBe("pending");
});

test("[T58] a domain that is named approves the mailbox of a teacher who waited once", async () => {
  const domain = aDomain();
  const email = `ece@${domain}`;
  const { token } = await registered(email);
  expect((await name(domain)).json.approved).toBe(1);
  const other = `${crypto.randomUUID()}@posta.test`;
  await call("PUT", "/api/user/email", { token, body: { email: other, password: goodPassword } });
  await call("POST", "/api/auth/email", { body: { token: await linkToken(other) } });
  expect((await registered(email)).user.approval).toBe("pending");
  expect((await name(domain)).json.approved).toBe(0);
});

test("[T58] a teacher who was refused before the domain was named is not approved by it as a new account", async () => {
  const domain = aDomain();
  const email = `ece@${domain}`;
  const { user } = await registered(email);
  const refusal = { user_id: user.id, approve: false, reason: "Öğretmen değil" };
  await call("POST", "/api/admin/teachers/approve", { token: admin.token, body: refusal });
  const { token } = (await login(email, goodPassword)).json;
  expect((await call("DELETE", "/api/user", { token, body: { password: goodPassword } })).status).toBe(204);
  await name(domain);
  expect((await registered(email)).user.approval).toBe("pending");
});

test("[T58] a domain approves no second address of a mailbox, when it is proven or when the domain is named", async () => {
  const domain = aDomain();
  const tagged = await registered(`ece+2@${domain}`);
  expect((await name(domain)).json.approved).toBe(0);
  expect((await registered(`ece+3@${domain}`)).user.approval).toBe("pending");
  expect((await storedUser(tagged.user.id))!.approval).toBe("pending");
});

test("[T58] a teacher who changes to a school's address is approved; a rejected one is not", async () => {
  const domain = aDomain();
  await name(domain);
  const seen: string[] = [];
  for (const approval of ["pending", "rejected"] as const) {
    const { id, token } = await anAccount("teacher", { approval });
    const email = `${approval}@${domain}`;
    await call<EmailReply>("PUT", "/api/user/email", { token, body: { email, password: goodPassword } });
    await call("POST", "/api/auth/email", { body: { token: await linkToken(email) } });
    seen.push((await storedUser(id))!.approval);
  }
  expect(seen).toEqual(["approved", "rejected"]);
});

test("a domain that is no longer named approves no more teachers; approved ones stay so", async () => {
  const domain = aDomain();
  await name(domain);
  await name(domain);
  const before = await registered(`once@${domain}`);
  const list = (await call<DomainsReply>("GET", "/api/admin/domains", { token: admin.token })).json.domains;
  expect(list.filter((one) => one.domain === domain)).toHaveLength(1);
  expect((await call("DELETE", `/api/admin/domains/${domain}`, { token: admin.token })).status).toBe(204);
  expect((await call("DELETE", `/api/admin/domains/${domain}`, { token: admin.token })).status).toBe(404);
  expect((await registered(`sonra@${domain}`)).user.approval).toBe("pending");
  expect((await storedUser(before.user.id))!.approval).toBe("approved");
  expect(await audited(domain)).toEqual([
    ["domain_removed", "Deniz Aydın", domain],
    ["domain_added", "Deniz Aydın", domain],
  ]);
});

test("a domain says whose it is, and one that is taken out by mistake comes back with its school", async () => {
  const domain = aDomain();
  const body = { name: `Çınar Ortaokulu ${domain}`, city: "Bursa", domains: [domain] };
  const { school } = (await call<SchoolReply>("POST", "/api/admin/schools", { token: admin.token, body })).json;
  const own = { id: school.id, name: school.name };
  const { domains } = (await call<DomainsReply>("GET", "/api/admin/domains", { token: admin.token })).json;
  expect(domains.find((one) => one.domain === domain)?.school).toEqual(own);
  await call("DELETE", `/api/admin/domains/${domain}`, { token: admin.token });
  const again = async (id: string) => {
    const back = { domain, school_id: id };
    return call<DomainReply>("POST", "/api/admin/domains", { token: admin.token, body: back });
  };
  expect((await again("no-school")).json.domain.school).toBeNull();
  expect((await again(school.id)).json.domain.school).toEqual(own);
  expect((await registered(`ece@${domain}`)).user.approval).toBe("approved");
  const people = await call<Page<{ email: string }>>("GET", `/api/admin/users?school_id=${school.id}`, {
    token: admin.token,
  });
  expect(people.json.items.map(({ email }) => email)).toEqual([`ece@${domain}`]);
});

test("the record shows a domain with its letters", async () => {
  const shown = aDomain().replace("okul", "şehitöğretmenler");
  const { domain } = (await name(shown)).json.domain;
  expect(domain).toMatch(/^xn--/);
  expect(await audited(domain)).toEqual([["domain_added", "Deniz Aydın", shown]]);
});

test.each(["gmail.com", "HOTMAIL.COM", "okul", "ad@okul.k12.tr", "127.0.0.1", "*.k12.tr", "k12.tr", ""])(
  "[T58] %s is no school's domain",
  async (domain) => {
    const { status, json } = await name(domain);
    expect([status, Object.keys(json.fields ?? {})]).toEqual([400, ["domain"]]);
  },
);

const handOver = (from: string, to: string, password = goodPassword) =>
  call<HandOverReply & Refusal>("POST", `/api/admin/users/${from}/hand-over`, {
    token: admin.token,
    body: { to, password },
  });

test("[T58] all sets of a leaving teacher become a colleague's, whole: questions, pictures, links and places in the library", async () => {
  const [from, to] = [
    await anAccount("teacher", { name: "Giden Öğretmen" }),
    await anAccount("teacher", { name: "Kalan Öğretmen" }),
  ];
  const picture = await aPicture(from.token);
  const plain = await aSetOf(from, "Resimli set", [aWrittenQuestion({ image: { id: picture, alt: "Harita" } })]);
  const { token: link } = await shared(from, plain.id, { visibility: "link", licence: "CC BY 4.0" });
  const title = `Devredilen ${crypto.randomUUID().slice(0, 8)}`;
  const listed = await aListedSet(from, title, { as: { show_author: true, show_school: true } });
  const reply = await handOver(from.id, to.id);
  expect([reply.status, reply.json]).toEqual([200, { sets: 2, classes: 0, games: 0, homework: 0 }]);

  expect((await call("GET", `/api/question-sets/${plain.id}`, { token: from.token })).status).toBe(404);
  expect((await readSet(to.token, plain.id)).questions[0]).toMatchObject({ image: { id: picture } });
  expect((await readLinked(link!)).json.set.title).toBe("Resimli set");
  expect(await titles(`q=${encodeURIComponent(title)}`)).toEqual([title]);
  const edited = await call("PUT", `/api/question-sets/${listed.id}`, { token: to.token, body: { title: "Yeni ad" } });
  expect(edited.status).toBe(200);

  expect((await call("DELETE", "/api/user", { token: from.token, body: { password: goodPassword } })).status).toBe(204);
  expect((await shown(picture)).status).toBe(200);
  expect((await readSet(to.token, plain.id)).question_count).toBe(1);
  expect(await titles(`q=${encodeURIComponent(title)}`)).toEqual([title]);
});

test("[T58] a receiver who did not ask for it is not shown as the author: the former author becomes the origin", async () => {
  const [from, to, reader] = [
    await anAccount("teacher", { name: "Ayşe Yazar" }),
    await anAccount("teacher", { name: "Ali Alan" }),
    await anAccount("teacher"),
  ];
  const source = await aListedSet(await anAccount("teacher", { name: "İlk Yazar" }), "Kaynak", {
    as: { show_author: true },
  });
  const copy = (await copyListed(source.id, from)).json.question_set;
  await shared(from, copy.id, { visibility: "link", licence: "CC BY 4.0", show_author: true });
  const silent = await aListedSet(from, "Adsız");
  await handOver(from.id, to.id);
  const own = (await call<QuestionSetReply>("GET", `/api/question-sets/${copy.id}`, { token: to.token })).json;
  expect(JSON.stringify(own)).toContain("Ayşe Yazar");
  expect(JSON.stringify(own)).toContain("İlk Yazar");
  expect((await readListed(silent.id, reader.token)).text).not.toMatch(/Ali Alan|Ayşe Yazar/);
});

test("games, homework and classes stay with the leaving teacher; a lobby of a handed set goes on", async () => {
  const game = await aGame();
  const to = await anAccount("teacher");
  expect((await handOver(game.teacher.id, to.id)).json.sets).toBe(1);
  const path = `/api/game/${game.code}`;
  expect((await call("POST", `${path}/lock`, { token: game.teacher.token, body: { locked: true } })).status).toBe(200);
  expect((await call("POST", `${path}/lock`, { token: to.token, body: { locked: true } })).status).toBe(404);
});

test("games of the leaving teacher forget a handed set that its new teacher deletes", async () => {
  const { teacher, code } = await aGame();
  const to = await anAccount("teacher");
  const setOf = () => env.DB.prepare("SELECT question_set_id AS id FROM games WHERE code = ?").bind(code).first("id");
  const set = await setOf();
  await handOver(teacher.id, to.id);
  expect((await call("DELETE", `/api/question-sets/${set}`, { token: teacher.token })).status).toBe(404);
  expect(await setOf()).toBe(set);
  expect((await call("DELETE", `/api/question-sets/${set}`, { token: to.token })).status).toBe(204);
  expect(await setOf()).toBeNull();
});

test("a receiver's own reports about a set go with their reasons", async () => {
  const [from, to] = [await anAccount("teacher"), await anAccount("teacher")];
  const listed = await aListedSet(from, "Bildirilen");
  await report(to, listed.id, "Yanlış");
  await handOver(from.id, to.id);
  expect(
    await env.DB.prepare("SELECT count(*) AS n FROM library_reports WHERE set_id = ?").bind(listed.id).first("n"),
  ).toBe(0);
});

test("both get a mail, and the record names the administrator", async () => {
  const from = await anAccount("teacher", { name: `Giden ${crypto.randomUUID().slice(0, 6)}` });
  const to = await anAccount("teacher", { name: "www.kotu-site.com" });
  await aSet(from.token);
  await handOver(from.id, to.id);
  expect(await subjects(from.email)).toEqual(["Soru setleriniz devredildi"]);
  const [given] = await mailTo(to.email);
  expect(given!.text).toContain(from.name);
  expect((await mailTo(from.email))[0]!.text).not.toContain("kotu-site");
  expect(await audited(from.name)).toEqual([["sets_taken", "Deniz Aydın", from.name]]);
});

test("[T58][ASVS 7.5.3] a wrong password, a receiver who may not have sets or has no room: nothing is moved", async () => {
  const [from, to] = [await anAccount("teacher"), await anAccount("teacher")];
  const [pending, pupil] = [await anAccount("teacher", { approval: "pending" }), await anAccount("student")];
  const set = await aSet(from.token);
  const wrong = await handOver(from.id, to.id, "yanlış");
  expect([wrong.status, wrong.json.fields]).toEqual([400, { password: "Şifre hatalı." }]);
  await addHouse(database(env.DB), Date.now());
  for (const id of [pending.id, pupil.id, admin.id, from.id, house.id, "none"]) {
    expect([id, (await handOver(from.id, id)).json.fields]).toEqual([id, { to: "Onaylı bir öğretmen seçin." }]);
  }
  for (const id of ["none", house.id]) expect((await handOver(id, to.id)).status).toBe(404);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
     INSERT INTO question_sets (id, owner_id, title, title_key, created_at, updated_at)
     SELECT ?1 || '-' || i, ?1, 'Set', 'set', 1, 1 FROM n`,
  )
    .bind(to.id)
    .run();
  const full = await handOver(from.id, to.id);
  expect([full.status, full.json.code]).toEqual([409, "receiver_full"]);
  expect((await readSet(from.token, set.id)).id).toBe(set.id);
  expect((await handOver(to.id, from.id)).json.code).toBe("receiver_full");
  expect((await handOver((await anAccount("teacher")).id, to.id)).json).toMatchObject({ sets: 0 });
});

const promote = (id: string, password = goodPassword) =>
  call<UserReply & Refusal>("POST", `/api/admin/users/${id}/admin`, { token: admin.token, body: { password } });

test("[T58][ASVS 7.5.3] a second administrator: with the password, signed out everywhere, mailed, and in the record", async () => {
  const second = await anAccount("teacher", { name: `İkinci ${crypto.randomUUID().slice(0, 6)}` });
  const { json: session } = await login(second.email, goodPassword);
  const wrong = await promote(second.id, "yanlış");
  expect([wrong.status, wrong.json.fields]).toEqual([400, { password: "Şifre hatalı." }]);
  expect((await promote(second.id)).json.user).toMatchObject({ id: second.id, role: "admin" });
  for (const token of [second.token, session.token]) {
    expect((await call("GET", "/api/auth/me", { token })).status).toBe(401);
  }
  const { token } = (await login(second.email, goodPassword)).json;
  expect((await call("GET", "/api/admin/domains", { token })).status).toBe(200);
  expect(await subjects(second.email)).toEqual(["Hesabınız yönetici hesabı oldu"]);
  expect(await audited(second.name)).toEqual([["admin_made", "Deniz Aydın", second.name]]);
  expect((await promote(second.id)).status).toBe(404);
});

test("[T58] a person who teaches with the account, is not approved or is no teacher becomes no administrator", async () => {
  const teaching = await anAccount("teacher");
  await aSet(teaching.token);
  const [pending, unproven] = [
    await anAccount("teacher", { approval: "pending" }),
    await anAccount("teacher", { verified: false }),
  ];
  const asked = [teaching.id, pending.id, unproven.id, (await anAccount("student")).id, "none"];
  const codes: string[] = [];
  for (const id of asked) codes.push((await promote(id)).json.code);
  expect(codes).toEqual(["account_in_use", "account_not_approved", "email_not_verified", "not_found", "not_found"]);
});
