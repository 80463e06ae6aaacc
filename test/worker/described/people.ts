import { env } from "cloudflare:workers";
import type { LoginReply } from "#protocol/http/replies/people";
import type { NewTokenReply } from "#protocol/http/replies/tokens";
import type { SessionsReply } from "#protocol/http/replies/sessions";
import { goodPassword as password } from "../helpers/accounts/accounts";
import { linkToken, mailsTo } from "../helpers/accounts/mailbox";
import { aPerson } from "../helpers/accounts/people";
import { aClass } from "../helpers/classes";
import { aFinishedGame } from "../helpers/games/finished-games";
import { aSchool, anInvitation } from "../helpers/accounts/schools";
import { admin, ask, guest, teacher } from "./asking";

/** Makes the calls of a teacher's account, from its registration to its deletion. */
export async function anAccountsLife(gameCode: string): Promise<void> {
  const email = `${crypto.randomUUID()}@okul.test`;
  const named = { name: "Elif Yıldırım", email, password, role: "teacher" };
  await ask("POST /api/auth/register", { ...guest, body: named });
  await mailsTo(email);
  await ask("POST /api/auth/verify/resend", { ...guest, body: { email } });
  await ask("POST /api/auth/verify", { ...guest, body: { token: await linkToken(email, 2), password } });
  const pupil = `${crypto.randomUUID()}@okul.test`;
  await ask("POST /api/auth/register", { ...guest, body: { ...named, email: pupil, role: "student" } });
  await ask("GET /api/auth/verify/:token", { ...guest, at: { token: await linkToken(pupil) } });

  const signIn = async () =>
    (await ask<LoginReply>("POST /api/auth/login", { ...guest, body: { email, password } })).token;
  await signIn();
  const token = await signIn();
  await ask("GET /api/auth/me", { token });
  await ask("GET /api/auth/me");
  await ask("POST /api/auth/ws-token", { token: teacher.token, body: { game_code: gameCode } });
  await ask("POST /api/auth/refresh", { token });
  await ask("PUT /api/user/profile", { token, body: { school: "Gazi Ortaokulu" } });
  const { sessions } = await ask<SessionsReply>("GET /api/user/sessions", { token });
  await ask("DELETE /api/user/sessions/:id", { token, at: { id: sessions.find(({ current }) => !current)!.id } });
  await ask("DELETE /api/user/sessions", { token: await signIn() });
  const { personal_token } = await ask<NewTokenReply>("POST /api/user/tokens", {
    token: teacher.token,
    body: { name: "Betik", days: 1, scope: "read" },
  });
  await ask("GET /api/user/tokens", { token: teacher.token });
  await ask("DELETE /api/user/tokens/:id", { token: teacher.token, at: { id: personal_token.id } });

  const own = await signIn();
  await ask("PUT /api/user/profile", {
    token: own,
    body: { current_password: password, new_password: `${password}-2` },
  });
  await mailsTo(email, 3);
  await ask("POST /api/auth/reset-password/request", { ...guest, body: { email } });
  await ask("POST /api/auth/reset-password/:token", {
    ...guest,
    at: { token: await linkToken(email, 4) },
    body: { new_password: password },
  });
  const last = await signIn();
  await anotherAddress(last, email);
  await ask("GET /api/user/export", { token: last });
  await ask("DELETE /api/user", { token: last, body: { password } });
  await ask("POST /api/auth/logout", { token: (await aPerson("student")).token });
}

async function anotherAddress(token: string, email: string): Promise<void> {
  const wanted = (to: string) => ask("PUT /api/user/email", { token, body: { email: to, password } });
  await wanted(`bir-${email}`);
  await ask("GET /api/user/email", { token });
  await ask("DELETE /api/user/email", { token });
  await wanted(`iki-${email}`);
  await mailsTo(`iki-${email}`);
  await ask("POST /api/user/email/resend", { token });
  await ask("POST /api/auth/email", { ...guest, body: { token: await linkToken(`iki-${email}`, 2) } });
}

export async function whatAdministratorsDo(): Promise<void> {
  const { token } = admin;
  const pending = await aPerson("teacher", { approval: "pending" });
  const [leaving, colleague] = [await aPerson("teacher"), await aPerson("teacher")];
  await ask("POST /api/question-sets", { token: leaving.token, body: { title: "Kalan" } });
  const { password: own } = admin;
  await ask("POST /api/admin/users/:id/hand-over", {
    token,
    at: leaving,
    body: { to: colleague.id, password: own, classes: true },
  });
  await ask("POST /api/admin/users/:id/admin", { token, at: await aPerson("teacher"), body: { password: own } });
  await ask("DELETE /api/admin/users/:id/sessions", { token, at: leaving });
  await ask("PUT /api/admin/users/:id/rights", { token, at: colleague, body: { rights: ["library"], password: own } });
  await ask("PUT /api/admin/users/:id/rights", { token, at: colleague, body: { rights: [], password: own } });
  await ask("GET /api/admin/users/:id/resting", { token, at: leaving });
  await ask("POST /api/admin/users/resting", { token, body: { ids: [leaving.id, colleague.id] } });
  await ask("POST /api/admin/password", { token, body: { password: own } });
  await ask("POST /api/admin/users/:id/suspend", { token, at: leaving, body: { reason: "Ayrıldı.", password: own } });
  await ask("POST /api/admin/users/:id/unsuspend", { token, at: leaving });
  await ask("POST /api/admin/domains", { token, body: { domain: "bizim-okul.k12.tr" } });
  await ask("GET /api/admin/domains", { token });
  await ask("DELETE /api/admin/domains/:domain", { token, at: { domain: "bizim-okul.k12.tr" } });
  const [school, goes] = [await aSchool(token), await aSchool(token)];
  await ask("GET /api/admin/schools/:id", { token, at: school });
  await ask("POST /api/admin/schools/:id/merge", { token, at: school, body: { school_id: goes.id, password: own } });
  await ask("POST /api/admin/schools/:id/teachers", { token, at: school, body: { ids: [colleague.id] } });
  await ask("POST /api/admin/invitations/end", { token, body: { ids: ["yok"] } });
  const { email: invited } = await anInvitation(token, school);
  const at = { token: await linkToken(invited) };
  await ask("GET /api/auth/invitations/:token", { ...guest, at });
  await ask("POST /api/auth/invitations/:token", { ...guest, at, body: { password: own } });
  const late = { name: "Geç", email: "gec.kalan@okul.test", password: own, role: "student" };
  await ask("POST /api/auth/register", { ...guest, body: late });
  const { results } = await env.DB.prepare(
    "SELECT created_at || '-' || rowid AS id FROM registrations WHERE email = 'gec.kalan@okul.test'",
  ).all<{ id: string }>();
  await ask("GET /api/admin/users", { token, query: "?state=unverified" });
  await ask("POST /api/admin/users/:id/resend", { token, at: results[0]! });
  await ask("PUT /api/admin/users/:id/email", {
    token,
    at: results[0]!,
    body: { email: "gec.gelen@okul.test", password: own },
  });
  await env.DB.prepare(
    `INSERT INTO mails (id, "to", subject, text, html, created_at, next_try_at, held, reason)
     VALUES ('bekleyen', 'gec@okul.test', 'Bekleyen', '', '', 1, 1, 'mail', 'hourly_limit')`,
  ).run();
  await ask("GET /api/admin/mails", { token });
  await ask("POST /api/admin/mails/:id/again", { token, at: { id: "bekleyen" } });
  await ask("POST /api/admin/people/search", { token, body: { q: "Ada", password: own } });
  const { studentIds } = await aClass(teacher.token, { name: "Aranan", students: ["Ada"] });
  await ask("GET /api/admin/students/:id/export", { token, at: { id: studentIds[0] } });
  await ask("DELETE /api/admin/students/:id", { token, at: { id: studentIds[0] }, body: { password: own } });
  const game = await aFinishedGame(teacher.id, [{ nickname: "Ada" }]);
  await ask("DELETE /api/admin/games/:id/nicknames/:player", {
    token,
    at: { id: game.id, player: game.playerIds[0] },
    body: { password: own },
  });
  const byHand = { name: "Elle Açılan", email: "elle@okul.test", role: "student" };
  const { user: made } = await ask<{ user: { id: string } }>("POST /api/admin/users", { token, body: byHand });
  await ask("POST /api/admin/users/:id/reset-link", { token, at: pending });
  await ask("POST /api/admin/users/:id/first-password", { token, at: made, body: { password } });
  await ask("GET /api/admin/teachers/pending", { token });
  await ask("POST /api/admin/teachers/approve", {
    token,
    body: { user_id: pending.id, approve: false, reason: "Okul?" },
  });
  const withdrawal = { user_id: colleague.id, approve: false };
  await ask("POST /api/admin/teachers/approve", { token, body: withdrawal });
  await ask("POST /api/admin/teachers/approve", { token, body: { user_id: colleague.id, approve: true } });
  await ask("POST /api/admin/teachers/approve", { token, body: { ...withdrawal, password: own } });
  await ask("GET /api/admin/teachers", { token, query: "?status=rejected" });
  await ask("GET /api/admin/users", { token });
  await ask("GET /api/admin/users/:id/stats", { token, at: { id: teacher.id } });
  await ask("GET /api/admin/users/:id/stats", { token, at: { id: (await aPerson("student")).id } });
  await ask("GET /api/admin/audit", { token, query: "?views=1" });
  await ask("GET /api/admin/stats", { token });
  await ask("DELETE /api/admin/users/:id", { token, at: { id: pending.id }, body: { password: admin.password } });
}
