import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { AuditEntry } from "#protocol/http/replies/people";
import type { SessionsEndedReply } from "#protocol/http/replies/sessions";
import type { Page } from "#protocol/http/page";
import { anAccount, goodPassword, login } from "../../helpers/accounts/accounts";
import { aStoredSet } from "../../helpers/games/a-game";
import { aToken } from "../../helpers/accounts/a-token";
import { call, type Refusal } from "../../helpers/http";
import { linkToken, mailTo } from "../../helpers/accounts/mailbox";
import { hosting, joined } from "../../helpers/games/seat";

const admin = await anAccount("admin", { name: "Deniz Aydın" });
const end = (id: string, token = admin.token) =>
  call<SessionsEndedReply & Refusal>("DELETE", `/api/admin/users/${id}/sessions`, { token });

test("[T55][ASVS 7.4.5] an administrator signs an account out everywhere: devices, scripts and boards; the account, its game and its pupils stay", async () => {
  const teacher = await anAccount("teacher");
  const body = { question_set_id: await aStoredSet(teacher.id) };
  const made = await call<GameReply>("POST", "/api/game", { token: teacher.token, body });
  const code = made.json.game.game_code;
  const { token } = (await login(teacher.email, goodPassword)).json;
  const script = (await aToken(teacher.token)).token;
  const [board, ali] = [await hosting(code, token), await joined(code, "Ali")];
  const { status, json } = await end(teacher.id);
  expect([status, json]).toEqual([200, { ended: 1 }]);
  expect(await board.closed).toEqual({ code: 4001, reason: "password" });
  for (const old of [token, teacher.token, script]) {
    expect((await call("GET", "/api/question-sets", { token: old })).status).toBe(401);
  }
  const again = (await login(teacher.email, goodPassword)).json;
  const start = await call("POST", `/api/game/${code}/start`, { token: again.token });
  expect(start.status).toBe(200);
  await ali.hears("question_start");
});

test("a person who was signed out learns by mail how to set a password, and the record names the administrator", async () => {
  const name = `Ece ${crypto.randomUUID().slice(0, 6)}`;
  const pupil = await anAccount("student", { name });
  await end(pupil.id);
  const [mail] = await mailTo(pupil.email);
  expect(mail).toMatchObject({ subject: "Oturumların kapatıldı" });
  expect(mail!.text).toContain("/auth/forgot-password");
  const audit = await call<Page<AuditEntry>>("GET", `/api/admin/audit?q=${encodeURIComponent(name)}`, {
    token: admin.token,
  });
  expect(audit.json.items.map(({ action, actor_name, target_name }) => [action, actor_name, target_name])).toEqual([
    ["sessions_ended", "Deniz Aydın", name],
  ]);
});

test("one's own sessions are ended in the profile, and an unknown person has none", async () => {
  expect((await end(admin.id)).json.code).toBe("own_account");
  expect((await end("none")).json.code).toBe("not_found");
  expect((await call("GET", "/api/admin/domains", { token: admin.token })).status).toBe(200);
});

test("another administrator is signed out too: a stolen device must not keep the administration", async () => {
  const colleague = await anAccount("admin");
  await end(colleague.id);
  expect((await call("GET", "/api/admin/domains", { token: colleague.token })).status).toBe(401);
});

test("an administrator sends the link that sets a new password; the record has it, and nobody else sees the link", async () => {
  const teacher = await anAccount("teacher", { name: `Ece ${crypto.randomUUID().slice(0, 6)}` });
  const path = `/api/admin/users/${teacher.id}/reset-link`;
  const sent = await call("POST", path, { token: admin.token });
  expect([sent.status, sent.json]).toEqual([200, {}]);
  const link = await linkToken(teacher.email);
  const body = { new_password: "baska-bir-yol-77" };
  expect((await call("POST", `/api/auth/reset-password/${link}`, { body })).status).toBe(200);
  expect((await login(teacher.email, body.new_password)).status).toBe(200);
  const record = await call<Page<AuditEntry>>("GET", `/api/admin/audit?subject=${teacher.id}`, { token: admin.token });
  expect(record.json.items).toMatchObject([{ action: "reset_sent", actor_name: "Deniz Aydın" }]);
});
