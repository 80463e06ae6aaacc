import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Page } from "#protocol/http/page";
import type { AnnouncementReply, AuditEntry, MeReply } from "#protocol/http/replies/people";
import { noteDeed } from "#db/people/audit";
import { database } from "#db/database";
import { anAccount } from "../../helpers/accounts/accounts";
import { call, type Refusal } from "../../helpers/http";

const admin = await anAccount("admin", { name: "Deniz Aydın" });
const other = await anAccount("admin", { name: "Işıl Ölçer" });
const { token } = admin;
const DAY = 86_400_000;

const entry = (actor: typeof admin, name: string, more: object) =>
  noteDeed(database(env.DB), { action: "set_kept", actor, target: { id: name, name }, now: Date.now(), ...more });
await entry(admin, "Şule Kaya", { action: "teacher_approved", now: Date.parse("2024-03-10T20:59:59Z") });
await entry(other, "Ali Şen", { action: "teacher_rejected", reason: "=1+1", now: Date.parse("2024-03-10T21:00:00Z") });
await entry(admin, "Ali Kaya", { action: "set_listed", reason: "Kesirler", now: Date.parse("2024-03-12T20:59:59Z") });

const march = "from=2024-03-01&to=2024-03-31";
const found = async (query: string) =>
  (await call<Page<AuditEntry>>("GET", `/api/admin/audit?${query}`, { token })).json.items.map(
    ({ target_name }) => target_name,
  );

test.each([
  ["all of a month, newest first", march, ["Ali Kaya", "Ali Şen", "Şule Kaya"]],
  ["a day in Istanbul", "from=2024-03-11&to=2024-03-11", ["Ali Şen"]],
  ["an action", `${march}&action=teacher_approved`, ["Şule Kaya"]],
  ["who did it, by words in any order", `${march}&actor=ölçer işil`, ["Ali Şen"]],
  ["who did it, by id", `${march}&actor=${admin.id}`, ["Ali Kaya", "Şule Kaya"]],
  ["whom it was done to, and not who did it", `${march}&subject=kaya`, ["Ali Kaya", "Şule Kaya"]],
  ["both at once", `${march}&subject=kaya ali&actor=deniz`, ["Ali Kaya"]],
  ["nobody of this name", `${march}&subject=deniz`, []],
  ["a sign that matches anything elsewhere", `${march}&subject=%25`, []],
  ["a thousand letters", `${march}&actor=${"a".repeat(1_000)}`, []],
])("the record shows %s", async (_, query, names) => {
  expect(await found(query)).toEqual(names);
});

test("a day of the record is one of the administrator's time zone", async () => {
  const { token } = await anAccount("admin");
  await call("PUT", "/api/user/profile", { token, body: { name: "Ege Kır", time_zone: "America/New_York" } });
  const query = "from=2024-03-10&to=2024-03-10";
  const { items } = (await call<Page<AuditEntry>>("GET", `/api/admin/audit?${query}`, { token })).json;
  expect(items.map(({ target_name }) => target_name)).toEqual(["Ali Şen", "Şule Kaya"]);
  const { text } = await call("GET", `/api/admin/audit.csv?${query}`, { token });
  expect(text.trim().split("\r\n")).toHaveLength(3);
});

test("the record is a file of what the filters let through, and nothing in it is a formula", async () => {
  const { text, headers } = await call("GET", `/api/admin/audit.csv?${march}&actor=ışıl`, { token });
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const [head, row, ...rest] = text.trim().split("\r\n");
  expect([head, rest]).toEqual(["Zaman;Kim;İşlem;Konu;Neden", []]);
  expect(row?.split(";").slice(1)).toEqual(["Işıl Ölçer", "Öğretmen reddedildi", "Ali Şen", "'=1+1"]);
  expect(text).not.toContain("\ufeff");
});

const announce = (body: object) => call<AnnouncementReply & Refusal>("PUT", "/api/admin/announcement", { token, body });
const told = async (person: { token: string }) =>
  (await call<MeReply>("GET", "/api/auth/me", { token: person.token })).json.announcement;

test("an announcement is told to those whom it is for, until its end, and a new text is a new one", async () => {
  const [teacher, student] = [await anAccount("teacher"), await anAccount("student")];
  expect(await told(teacher)).toBe(undefined);
  const until = Date.now() + DAY;
  const { announcement } = (await announce({ text: "Bakım var.", until, to: "teachers" })).json;
  expect(announcement).toMatchObject({ text: "Bakım var.", until, to: "teachers" });
  expect([await told(teacher), await told(student), await told(admin)]).toEqual([announcement, undefined, undefined]);
  await announce({ text: "Bakım var.", until: until + 1, to: "all" });
  expect([await told(teacher), await told(student)]).toEqual(
    [1, 2].map(() => ({ ...announcement, until: until + 1, to: "all" })),
  );
  await announce({ text: "Bakım bitti.", until, to: "all" });
  expect((await told(student))!.id).not.toBe(announcement!.id);
  expect((await announce({ text: "Dün.", until: Date.now() - 1, to: "all" })).json.fields).toHaveProperty("until");
  expect((await announce({ text: "a".repeat(301), until, to: "all" })).json.fields).toHaveProperty("text");
  await env.DB.prepare("UPDATE announcements SET until = 1").run();
  expect(await told(student)).toBe(undefined);
  await announce({ text: "Yeni.", until, to: "all" });
  expect((await announce({ text: "", until: 0, to: "all" })).json.announcement).toBe(null);
  expect(await told(student)).toBe(undefined);
  const record = await call<Page<AuditEntry>>("GET", "/api/admin/audit?page_size=2", { token });
  expect(record.json.items.map(({ action }) => action)).toEqual(["announcement_ended", "announced"]);
});
