import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { post } from "#services/sign-in/mail";
import { sendWaitingMails } from "#services/waiting-mails";
import { anAccount, goodPassword } from "../../helpers/accounts/accounts";
import { mailTo } from "../../helpers/accounts/mailbox";
import { aPerson } from "../../helpers/accounts/people";
import { call } from "../../helpers/http";
import { aListedSet, report } from "../../helpers/sets/library";

/** The same day at this minute in Istanbul, which is three hours ahead of the world's time. */
const at = (hour: number, minute: number, day = 1) => Date.UTC(2026, 2, day, hour - 3, minute);
const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject);
const change = (token: string, body: object) => call("PUT", "/api/user/profile", { token, body });

test("one mail a day at half past seven in the administrator's hours, if anything waits", async () => {
  const admin = await anAccount("admin");
  const abroad = await anAccount("admin");
  await change(abroad.token, { time_zone: "Europe/London" });
  await sendWaitingMails(env, at(7, 30));
  expect(await subjects(admin.email)).toEqual([]);
  await aPerson("teacher", { approval: "pending" });
  await sendWaitingMails(env, at(7, 40));
  expect(await subjects(admin.email)).toEqual([]);
  await sendWaitingMails(env, at(7, 29, 2));
  expect(await subjects(admin.email)).toEqual([]);
  await Promise.all([sendWaitingMails(env, at(7, 30, 2)), sendWaitingMails(env, at(7, 31, 2))]);
  await sendWaitingMails(env, at(11, 50, 2));
  const [mail] = await mailTo(admin.email);
  expect(await subjects(admin.email)).toEqual(["Sizi bekleyen işler var"]);
  expect(mail!.text).toContain("1 öğretmen onay bekliyor.");
  expect(mail!.text).not.toContain("set");
  expect(await subjects(abroad.email)).toEqual(["Sizi bekleyen işler var"]);
});

test("nobody is mailed who has turned it off, is suspended, or may not do that work", async () => {
  const [off, suspended, teacher, librarian] = [
    await anAccount("admin"),
    await anAccount("admin"),
    await anAccount("teacher"),
    await anAccount("teacher"),
  ];
  const { json } = await call<{ user: object }>("GET", "/api/auth/me", off);
  expect(json.user).toMatchObject({ waiting_mail: true });
  expect((await change(off.token, { waiting_mail: false })).json).toMatchObject({ user: { waiting_mail: false } });
  const body = { rights: ["library"], password: goodPassword };
  await call("PUT", `/api/admin/users/${librarian.id}/rights`, { ...off, body });
  await env.DB.prepare("UPDATE users SET suspended_at = 1 WHERE id = ?").bind(suspended.id).run();
  await sendWaitingMails(env, at(8, 0, 3));
  for (const { email } of [off, suspended, teacher]) expect(await subjects(email)).toEqual([]);
  expect(await subjects(librarian.email)).toEqual(["Yönetim yetkiniz değişti"]);
});

test("a set hidden by reports is told at once, and once", async () => {
  const author = await aPerson("teacher");
  const { id, admin } = await aListedSet(author, "Üç bildirimli");
  for (let i = 0; i < 4; i++) await report(await aPerson("teacher"), id).catch(() => null);
  const mails = await mailTo(admin.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Bir set bildirimlerle gizlendi"]);
  expect(mails[0]!.text).toContain("Üç bildirimli");
});

test("[T41] sets hidden by reports silence no notice about the administrator's account", async () => {
  const author = await aPerson("teacher");
  const reporters = [await aPerson("teacher"), await aPerson("teacher"), await aPerson("teacher")];
  const { admin } = await aListedSet(author, "İlk set");
  for (let i = 0; i < 6; i++) {
    const { id } = await aListedSet(author, `Set ${i}`);
    for (const teacher of reporters) await report(teacher, id);
  }
  const hidden = Array.from({ length: 5 }, () => "Bir set bildirimlerle gizlendi");
  expect(await subjects(admin.email)).toEqual(hidden);
  const notice = { to: admin.email, subject: "Şifreniz değişti", text: "t", html: "h" };
  await post(env, { waitUntil: () => {} }, notice);
  expect(await subjects(admin.email)).toEqual([notice.subject, ...hidden]);
});
