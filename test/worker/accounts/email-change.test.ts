import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { EmailChangedReply, EmailReply } from "#protocol/http/replies/people";
import { anAccount, goodPassword, login, register, storedUser, verify } from "../helpers/accounts/accounts";
import { call, type Refusal } from "../helpers/http";
import { linkToken, mailsTo, mailTo } from "../helpers/accounts/mailbox";
import { listedUsersOf } from "../helpers/accounts/people";

const anAddress = () => `${crypto.randomUUID()}@yeni.test`;
const ask = (token: string, email: string, password = goodPassword) =>
  call<EmailReply & Refusal>("PUT", "/api/user/email", { token, body: { email, password } });
const look = async (token: string) => (await call<EmailReply>("GET", "/api/user/email", { token })).json;
const open = (token: string) => call<EmailChangedReply & Refusal>("POST", "/api/auth/email", { body: { token } });
const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject);

test("[T56][ASVS 6.3.7] a link to the new address, a notice to the old; until it is opened everything stays", async () => {
  const person = await anAccount("teacher");
  const email = anAddress();
  const asked = await ask(person.token, email.toUpperCase());
  expect([asked.status, asked.json]).toEqual([
    200,
    { email: person.email, waiting: { email, created_at: expect.any(Number), expires_at: expect.any(Number) } },
  ]);
  const token = await linkToken(email);
  expect((await login(person.email, goodPassword)).status).toBe(200);
  expect((await login(email, goodPassword)).status).toBe(401);
  const [notice] = await mailsTo(person.email);
  expect(notice!.text).toContain(email);

  const opened = await open(token);
  expect([opened.status, opened.json.email]).toEqual([200, email]);
  expect(await look(person.token)).toEqual({ email, waiting: null });
  expect((await login(email, goodPassword)).status).toBe(200);
  expect((await login(person.email, goodPassword)).status).toBe(401);
  expect(await subjects(person.email)).toEqual(["E-posta adresiniz değişti", "E-posta adresinizin değişmesi istendi"]);
  expect((await open(token)).status).toBe(410);
});

test("an administrator finds the account by its new address, and no longer by the old one", async () => {
  const admin = await anAccount("admin");
  const person = await anAccount("teacher");
  const email = anAddress();
  await ask(person.token, email);
  await open(await linkToken(email));
  expect(await listedUsersOf(admin.token, email)).toEqual([person.id]);
  expect(await listedUsersOf(admin.token, person.email)).toEqual([]);
});

test("[T56][ASVS 6.3.8] only its reader learns whether an address is taken", async () => {
  const [person, owner] = [await anAccount("teacher"), await anAccount("student", { name: "Ece Su" })];
  const free = await ask(person.token, anAddress());
  const taken = await ask(person.token, owner.email);
  expect(taken.status).toBe(free.status);
  expect(taken.json.waiting).toEqual({ ...free.json.waiting, email: owner.email, ...timesOf(taken.json) });
  expect(await look(person.token)).toEqual(taken.json);
  const [mail] = await mailsTo(owner.email);
  expect(mail!.subject).toBe("Bu adresle zaten bir hesabın var");
  expect(mail!.text).not.toMatch(/token=|Elif|@okul\.test/);
});

const timesOf = ({ waiting }: EmailReply) => ({ created_at: waiting!.created_at, expires_at: waiting!.expires_at });

test("[T56] the mail to an unproven address holds nothing that its asker wrote", async () => {
  const person = await anAccount("teacher", { name: "Ucuz Saat satin al" });
  const email = anAddress();
  await ask(person.token, email);
  const [mail] = await mailsTo(email);
  expect(mail!.text + mail!.html).not.toMatch(/Saat|okul\.test/);
});

test.each([
  ["a wrong password", { password: "yanlış" }, "password"],
  ["no password", {}, "password"],
  ["text that is no address", { email: "kimse", password: goodPassword }, "email"],
])("[ASVS 7.5.1] %s is refused beside its field, and nothing is mailed", async (_, body, field) => {
  const person = await anAccount("teacher");
  const email = anAddress();
  const reply = await call("PUT", "/api/user/email", { token: person.token, body: { email, ...body } });
  expect([reply.status, Object.keys(reply.json.fields ?? {})]).toEqual([400, [field]]);
  expect(await subjects(email)).toEqual([]);
  expect((await look(person.token)).waiting).toBeNull();
});

test("the present address is refused beside its field", async () => {
  const person = await anAccount("teacher");
  const reply = await ask(person.token, person.email);
  expect([reply.status, reply.json.fields]).toEqual([400, { email: "Bu zaten hesabınızın adresi." }]);
});

test("[T56] the first of two accounts that wait for one address gets it, also in the same instant", async () => {
  const people = [await anAccount("teacher"), await anAccount("teacher")];
  const email = anAddress();
  const links: string[] = [];
  for (const [i, { token }] of people.entries()) {
    await ask(token, email);
    links.push(await linkToken(email, i + 1));
  }
  const seen = (await Promise.all(links.map(open))).map(({ status }) => status);
  expect(new Set(seen)).toEqual(new Set([200, 410]));
  const addresses = await Promise.all(people.map(async ({ id }) => (await storedUser(id))!.email));
  expect(addresses.filter((address) => address === email)).toHaveLength(1);
});

test("[T56] somebody registers the address meanwhile: the first to prove it has it", async () => {
  const person = await anAccount("teacher");
  const [first, second] = [anAddress(), anAddress()];
  await ask(person.token, first);
  const link = await linkToken(first);
  await register({ email: first });
  expect((await verify(await linkToken(first, 2))).status).toBe(200);
  expect((await open(link)).status).toBe(410);

  await register({ email: second });
  const registration = await linkToken(second);
  await ask(person.token, second);
  expect((await open(await linkToken(second, 2))).status).toBe(200);
  expect((await verify(registration)).status).toBe(410);
});

async function opened(email: string, role: "teacher" | "student") {
  await register({ email, role, name: "Ece Kaya" });
  return (await verify(await linkToken(email))).json;
}

test("[T56] a link to an address that another account has meanwhile does not approve a refused teacher's next account", async () => {
  const admin = await anAccount("admin");
  const domain = `${crypto.randomUUID()}.k12.tr`;
  await call("POST", "/api/admin/domains", { token: admin.token, body: { domain } });
  const school = `ogrenci@${domain}`;
  const refused = await opened(school, "teacher");
  const decision = { user_id: refused.user.id, approve: false, reason: "Öğrenci" };
  await call("POST", "/api/admin/teachers/approve", { token: admin.token, body: decision });
  const { token } = (await login(school, goodPassword)).json;
  await call("DELETE", "/api/user", { token, body: { password: goodPassword } });
  const next = await opened(school, "teacher");
  const other = anAddress();
  await ask(next.token, other);
  const link = await linkToken(other);
  await opened(other, "student");
  expect((await open(link)).status).toBe(410);
  expect([next.user.approval, (await storedUser(next.user.id))!.approval]).toEqual(["pending", "pending"]);
});

test("an unproven address kept by version 0.1 gives way", async () => {
  const stranger = await anAccount("student", { verified: false });
  const person = await anAccount("teacher");
  await ask(person.token, stranger.email);
  expect((await open(await linkToken(stranger.email))).status).toBe(200);
  expect(await storedUser(stranger.id)).toBeUndefined();
});

test("[T56] another address, another link, a change of mind and a new password: the link before is dead", async () => {
  const person = await anAccount("teacher");
  const [first, second] = [anAddress(), anAddress()];
  await ask(person.token, first);
  const links = [await linkToken(first)];
  await ask(person.token, second);
  links.push(await linkToken(second));
  expect((await call("POST", "/api/user/email/resend", { token: person.token })).status).toBe(200);
  links.push(await linkToken(second, 2));
  for (const link of links.slice(0, 2)) expect((await open(link)).status).toBe(410);
  expect((await call("DELETE", "/api/user/email", { token: person.token })).status).toBe(204);
  expect((await open(links[2]!)).status).toBe(410);
  expect((await call("POST", "/api/user/email/resend", { token: person.token })).status).toBe(404);

  await ask(person.token, second);
  const last = await linkToken(second, 3);
  await call("PUT", "/api/user/profile", {
    token: person.token,
    body: { current_password: goodPassword, new_password: "kirmizi-bisiklet-7-deniz" },
  });
  expect((await open(last)).status).toBe(410);
});

const reset = (link: string) =>
  call("POST", `/api/auth/reset-password/${link}`, { body: { new_password: "kirmizi-bisiklet-7-deniz" } });

test("[T56] a password set by a mailed link ends a waiting change; a change ends the links mailed to the old address", async () => {
  const person = await anAccount("teacher");
  const email = anAddress();
  const requestReset = () => call("POST", "/api/auth/reset-password/request", { body: { email: person.email } });
  await ask(person.token, email);
  const link = await linkToken(email);
  await requestReset();
  expect((await reset(await linkToken(person.email, 2))).status).toBe(200);
  expect((await open(link)).status).toBe(410);

  const { token } = (await login(person.email, "kirmizi-bisiklet-7-deniz")).json;
  await requestReset();
  const old = await linkToken(person.email, 4);
  await ask(token, email, "kirmizi-bisiklet-7-deniz");
  expect((await open(await linkToken(email, 2))).status).toBe(200);
  expect((await reset(old)).status).toBe(410);
});

test("a link is good for a day; sessions go on over the change", async () => {
  const person = await anAccount("student");
  const email = anAddress();
  await ask(person.token, email);
  const late = await linkToken(email);
  await env.DB.prepare("UPDATE email_changes SET expires_at = expires_at - 86400000 WHERE user_id = ?")
    .bind(person.id)
    .run();
  expect((await look(person.token)).waiting).toBeNull();
  expect((await open(late)).status).toBe(410);
  await ask(person.token, email);
  expect((await open(await linkToken(email, 2))).status).toBe(200);
  expect((await call("GET", "/api/auth/me", { token: person.token })).status).toBe(200);
});

test("[T56] after five in an hour an account waits, whatever the addresses", async () => {
  const person = await anAccount("teacher");
  const seen: number[] = [];
  for (let i = 0; i < 6; i++) seen.push((await ask(person.token, anAddress())).status);
  expect(seen).toEqual([200, 200, 200, 200, 200, 429]);
});

test("[T56] the address of ADMIN_EMAIL makes nobody an administrator", async () => {
  const person = await anAccount("teacher");
  await env.DB.prepare("DELETE FROM users WHERE email = ?").bind(env.ADMIN_EMAIL).run();
  await ask(person.token, env.ADMIN_EMAIL);
  expect((await open(await linkToken(env.ADMIN_EMAIL))).status).toBe(200);
  expect((await storedUser(person.id))!.role).toBe("teacher");
});

test("[T56] leaving while an address waits leaves nothing of it", async () => {
  const person = await anAccount("teacher");
  const email = anAddress();
  await ask(person.token, email);
  await mailsTo(email);
  await call("DELETE", "/api/user", { token: person.token, body: { password: goodPassword } });
  expect(await subjects(email)).toEqual([]);
  expect(await env.DB.prepare("SELECT count(*) AS n FROM email_changes WHERE email = ?").bind(email).first("n")).toBe(
    0,
  );
});
