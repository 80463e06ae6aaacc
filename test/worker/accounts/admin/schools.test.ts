import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Page } from "#protocol/http/page";
import type { AuditEntry, ListedUser } from "#protocol/http/replies/people";
import type { School, SchoolProposalsReply, SchoolReply } from "#protocol/http/replies/schools";
import { anAccount, register, storedUser, verify } from "../../helpers/accounts/accounts";
import { linkToken } from "../../helpers/accounts/mailbox";
import { aPerson } from "../../helpers/accounts/people";
import { call, type Refusal } from "../../helpers/http";

const admin = await anAccount("admin", { name: "Deniz Aydın" });
const { token } = admin;
const aDomain = () => `okul-${crypto.randomUUID().slice(0, 8)}.k12.tr`;
const aName = () => `Okul ${crypto.randomUUID().slice(0, 8)}`;

const post = (body: object) => call<SchoolReply & Refusal>("POST", "/api/admin/schools", { token, body });
const put = (id: string, body: object) =>
  call<SchoolReply & Refusal>("PUT", `/api/admin/schools/${id}`, { token, body });
const merge = (id: string, school_id: string, password?: string) =>
  call<SchoolReply & Refusal>("POST", `/api/admin/schools/${id}/merge`, { token, body: { school_id, password } });
const find = async (q: string) =>
  (await call<Page<School>>("GET", `/api/admin/schools?q=${encodeURIComponent(q)}`, { token })).json.items;
const added = async (body: object) => (await post(body)).json.school;
const waiting = (school: string) => aPerson("teacher", { approval: "pending", school });
const schoolOf = async (id: string) => (await storedUser(id))!.schoolId;

test("a school is added, found by words of its name and city in any order, changed and removed", async () => {
  const name = aName();
  const { status, json } = await post({ name: `  Şehit ${name} `, city: "Iğdır" });
  expect([status, json.school]).toEqual([
    201,
    { id: json.school.id, name: `Şehit ${name}`, city: "Iğdır", domains: [], teachers: 0 },
  ]);
  const { id } = json.school;
  expect(await find(`iğdir ${name.toUpperCase()} sehit`)).toEqual([json.school]);
  expect(await find(`${name} Ankara`)).toEqual([]);
  expect(await find("%")).toEqual([]);
  expect((await put(id, { city: "Kars" })).json.school).toMatchObject({ name: `Şehit ${name}`, city: "Kars" });
  expect((await call("DELETE", `/api/admin/schools/${id}`, { token })).status).toBe(204);
  expect((await call("DELETE", `/api/admin/schools/${id}`, { token })).status).toBe(404);
  expect(await find(name)).toEqual([]);
});

test("a city has one school of a name, and a domain one school", async () => {
  const [name, domain] = [aName(), aDomain()];
  await added({ name, city: "Bursa", domains: [domain] });
  expect((await post({ name: name.toUpperCase(), city: "bursa" })).json.fields).toEqual({
    name: "Bu ilde bu adda bir okul var.",
  });
  expect((await post({ name, city: "İzmir", domains: [domain] })).json.fields).toEqual({
    domains: `${domain} başka bir okulun.`,
  });
  expect((await post({ name, city: "İzmir" })).status).toBe(201);
  for (const wrong of ["gmail.com", "k12.tr", "okul"]) {
    const { fields } = (await post({ name: aName(), domains: [aDomain(), wrong] })).json;
    expect(fields).toEqual({ domains: expect.stringMatching(new RegExp(`^${wrong} `)) });
  }
});

test("one of five schools of a name that are added at once is there, and the others are told so", async () => {
  const name = aName();
  const replies = await Promise.all(Array.from({ length: 5 }, () => post({ name, city: "Van" })));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400, 400, 400, 400]);
  const told = replies.flatMap(({ json }) => (json.fields ? [json.fields] : []));
  expect(told).toEqual(Array.from({ length: 4 }, () => ({ name: "Bu ilde bu adda bir okul var." })));
});

test("teachers of a school's domain join it, those who waited are approved, and who belongs to another stays there", async () => {
  const domain = aDomain();
  const waiting = await anAccount("teacher", { email: `a@${domain}`, approval: "pending" });
  const approved = await anAccount("teacher", { email: `b@${domain}` });
  const pupil = await anAccount("student", { email: `c@${domain}` });
  const first = await added({ name: aName(), domains: [domain] });
  const { json } = await put(first.id, { domains: [] });
  expect([first.teachers, json.school.teachers, json.school.domains]).toEqual([2, 2, []]);
  const second = await added({ name: aName(), domains: [domain] });
  expect(second.teachers).toBe(0);
  await register({ email: `d@${domain}`, role: "teacher", name: "Ece Kaya" });
  const { user } = (await verify(await linkToken(`d@${domain}`))).json;
  expect(user.approval).toBe("approved");
  expect(await Promise.all([waiting, approved, pupil, user].map(({ id }) => schoolOf(id)))).toEqual([
    first.id,
    first.id,
    null,
    second.id,
  ]);
  expect((await storedUser(waiting.id))!.approval).toBe("approved");
  for (const list of ["users", "teachers"]) {
    const { json } = await call<Page<ListedUser>>("GET", `/api/admin/${list}?school_id=${first.id}`, { token });
    expect(json.items.map(({ id }) => id).toSorted()).toEqual([waiting.id, approved.id].toSorted());
  }
});

test("the filter of a school also finds those of none who wrote its name, and the school's own list does not", async () => {
  const name = `Şehit İlker ${aName()}`;
  const school = await added({ name, city: "Ordu" });
  const other = await added({ name: aName() });
  const [wrote, longer, none] = [
    await waiting(name.toLocaleUpperCase("tr")),
    await waiting(`Gazi ${name}`),
    await waiting(""),
  ];
  const elsewhere = await waiting(name);
  await env.DB.prepare("UPDATE users SET school_id = ? WHERE id = ?").bind(other.id, elsewhere.id).run();
  const found = async (query: string) =>
    (await call<Page<ListedUser>>("GET", `/api/admin/${query}&school_id=${school.id}`, { token })).json.items.map(
      ({ id }) => id,
    );
  expect(await found("teachers?approval=pending&written=1")).toEqual([wrote.id]);
  expect(await found("users?written=1")).toEqual([wrote.id]);
  expect(await found("users?role=teacher")).toEqual([]);
  expect([longer.id, none.id]).not.toContain(wrote.id);
});

test("several teachers are taken into a school at once, each with a row of the record", async () => {
  const [school, before] = [await added({ name: aName() }), await added({ name: aName() })];
  const [one, two, pupil] = [await aPerson("teacher"), await aPerson("teacher"), await aPerson("student")];
  await env.DB.prepare("UPDATE users SET school_id = ? WHERE id = ?").bind(before.id, two.id).run();
  const ids = [one.id, two.id, pupil.id, "kimse"];
  const take = () =>
    call<{ placed: number }>("POST", `/api/admin/schools/${school.id}/teachers`, { token, body: { ids } });
  expect([(await take()).json, (await take()).json]).toEqual([{ placed: 2 }, { placed: 0 }]);
  expect(await Promise.all([one.id, two.id, pupil.id].map(schoolOf))).toEqual([school.id, school.id, null]);
  const { items } = (await call<Page<AuditEntry>>("GET", "/api/admin/audit?action=teacher_placed", { token })).json;
  expect(items.map(({ target_id }) => target_id).toSorted()).toEqual([one.id, two.id].toSorted());
  expect(items.map(({ reason }) => reason)).toEqual([school.name, school.name]);
  const nowhere = await call("POST", "/api/admin/schools/yok/teachers", { token, body: { ids } });
  expect(nowhere.status).toBe(404);
});

test("a removed school leaves its teachers and its domains", async () => {
  const domain = aDomain();
  const teacher = await anAccount("teacher", { email: `a@${domain}` });
  const { id } = await added({ name: aName(), domains: [domain] });
  await call("DELETE", `/api/admin/schools/${id}`, { token });
  expect(await schoolOf(teacher.id)).toBe(null);
  await register({ email: `b@${domain}`, role: "teacher", name: "Ece Kaya" });
  expect((await verify(await linkToken(`b@${domain}`))).json.user.approval).toBe("approved");
});

test("two schools become one, with the teachers and domains of both, and never one with itself", async () => {
  const domains = [aDomain(), aDomain()];
  const teachers = [];
  for (const domain of domains) teachers.push(await anAccount("teacher", { email: `a@${domain}` }));
  const [stays, goes] = [
    await added({ name: aName(), domains: [domains[0]] }),
    await added({ name: aName(), domains: [domains[1]] }),
  ];
  expect((await merge(stays.id, stays.id, admin.password)).json.fields).toEqual({
    school_id: "Bir okul kendisiyle birleştirilemez.",
  });
  const { json } = await merge(stays.id, goes.id, admin.password);
  expect(json.school).toEqual({ ...stays, domains: domains.toSorted(), teachers: 2 });
  expect(await Promise.all(teachers.map(({ id }) => schoolOf(id)))).toEqual([stays.id, stays.id]);
  expect(Object.keys((await merge(stays.id, goes.id, admin.password)).json.fields ?? {})).toEqual(["school_id"]);
  expect((await merge(goes.id, stays.id, admin.password)).status).toBe(404);
});

test("schools are merged with the administrator's password alone", async () => {
  const [stays, goes] = [await added({ name: aName() }), await added({ name: aName() })];
  const without = await merge(stays.id, goes.id);
  expect([without.status, Object.keys(without.json.fields!)]).toEqual([400, ["password"]]);
  const wrong = await merge(stays.id, goes.id, "baska-bir-sifre");
  expect([wrong.status, wrong.json.fields]).toEqual([400, { password: "Şifre hatalı." }]);
  expect(await find(goes.name)).toHaveLength(1);
  expect((await merge(stays.id, goes.id, admin.password)).status).toBe(200);
  expect(await find(goes.name)).toEqual([]);
});

test("two merges of the same pair in opposite directions at once lose no teacher", async () => {
  const domains = [aDomain(), aDomain()];
  const teachers = [];
  for (const domain of domains) teachers.push(await anAccount("teacher", { email: `a@${domain}` }));
  const [one, other] = [
    await added({ name: aName(), domains: [domains[0]] }),
    await added({ name: aName(), domains: [domains[1]] }),
  ];
  await Promise.all([merge(one.id, other.id, admin.password), merge(other.id, one.id, admin.password)]);
  const [school, ...more] = await Promise.all(teachers.map(({ id }) => schoolOf(id)));
  expect(more).toEqual([school]);
  expect([one.id, other.id]).toContain(school);
});

test("schools are proposed from domains and from names that teachers wrote alike, until they are confirmed", async () => {
  const [name, domain] = [aName(), aDomain()];
  await env.DB.prepare("INSERT INTO school_domains (domain, created_at) VALUES (?, 1)").bind(domain).run();
  const written = ["", ` ${name}`, name.toUpperCase(), `${name} Lisesi`, `${name} Lisesi`];
  const people = [];
  for (const [i, school] of written.entries()) {
    people.push(await anAccount("teacher", { school, ...(i < 2 && { email: `a${i}@${domain}` }) }));
  }
  const proposed = async () =>
    (await call<SchoolProposalsReply>("GET", "/api/admin/schools/proposals", { token })).json.proposals.filter((one) =>
      one.name.toUpperCase().includes(name.toUpperCase()),
    );
  expect(await proposed()).toEqual([
    { school_id: null, name: ` ${name}`, city: "", domains: [domain], teachers: 3 },
    { school_id: null, name: `${name} Lisesi`, city: "", domains: [], teachers: 2 },
  ]);
  const school = await added({ name, domains: [domain], with_teachers: true });
  expect(school.teachers).toBe(3);
  expect((await proposed()).map(({ name }) => name)).toEqual([`${name} Lisesi`]);
  await anAccount("teacher", { school: name });
  expect((await proposed())[1]).toEqual({ school_id: school.id, name, city: "", domains: [], teachers: 1 });
  expect((await put(school.id, { with_teachers: true })).json.school.teachers).toBe(4);
});

test("a teacher who is approved joins the school that the administrator chose, and is listed with it", async () => {
  const school = await added({ name: aName() });
  const teacher = await anAccount("teacher", { approval: "pending" });
  const approve = (school_id: string) =>
    call("POST", "/api/admin/teachers/approve", {
      token,
      body: { user_id: teacher.id, approve: true, school_id },
    });
  expect((await approve("yok")).json.fields).toEqual({ school_id: "Bu okul bulunamadı." });
  expect((await approve(school.id)).status).toBe(200);
  const people = await call<Page<ListedUser>>("GET", `/api/admin/teachers?school_id=${school.id}`, { token });
  expect(people.json.items).toMatchObject([
    { id: teacher.id, approval: "approved", school_id: school.id, school_name: school.name },
  ]);
});
