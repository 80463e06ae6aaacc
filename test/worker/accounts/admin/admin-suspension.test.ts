import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { AuditEntry, Resting, UserReply } from "#protocol/http/replies/people";
import type { Page } from "#protocol/http/page";
import { endRestingGamesOf } from "#services/games/rooms";
import { settleHomeworkLeft } from "#scheduled/sweep-homework";
import { aToken } from "../../helpers/accounts/a-token";
import { anAccount, goodPassword, login, storedUser } from "../../helpers/accounts/accounts";
import { linkToken, mailsTo } from "../../helpers/accounts/mailbox";
import { aPerson } from "../../helpers/accounts/people";
import { aHomeworkOf, begun, DAY, join } from "../../helpers/a-homework";
import { withClock } from "../../helpers/clock";
import { aStoredSet } from "../../helpers/games/a-game";
import { call } from "../../helpers/http";
import { aSchool } from "../../helpers/accounts/schools";
import { sit } from "../../helpers/games/seat";
import { aListedSet, aSetOf, editionOf, licence, readLinked, readListed, shared } from "../../helpers/sets/library";

const admin = await anAccount("admin", { name: "Deniz Aydın" });
const { token } = admin;

type Reply = UserReply & Resting & { code: string; fields?: Record<string, string>; reason?: string; error?: string };
const suspend = (id: string, body: object = { reason: "Okuldan ayrıldı.", password: goodPassword }, by = token) =>
  call<Reply>("POST", `/api/admin/users/${id}/suspend`, { token: by, body });
const check = (password: string) => call<Reply>("POST", "/api/admin/password", { token, body: { password } });
const unsuspend = (id: string) => call<Reply>("POST", `/api/admin/users/${id}/unsuspend`, { token });
const decide = (user_id: string, approve: boolean) =>
  call<Reply>("POST", "/api/admin/teachers/approve", { token, body: { user_id, approve } });
const counts = ({ games, homework, sets, tokens }: Resting) => ({ games, homework, sets, tokens });

/** A teacher with one of everything that rests. */
async function aBusyTeacher() {
  const teacher = await anAccount("teacher");
  const body = { question_set_id: await aStoredSet(teacher.id) };
  const { game } = (await call<GameReply>("POST", "/api/game", { token: teacher.token, body })).json;
  const player = await sit(game.game_code);
  player.say({ type: "join_lobby", game_code: game.game_code, nickname: "Can" });
  await player.hears("join_success");
  const homework = await aHomeworkOf(teacher.token, body.question_set_id);
  const pupil = await begun(homework.code, { nickname: "Ali" });
  const listed = await aListedSet(teacher, "Listedeki");
  const waiting = await aSetOf(teacher, "Bekleyen");
  await shared(teacher, waiting.id);
  const linked = await aSetOf(teacher, "Bağlantılı");
  const { token: link } = await shared(teacher, linked.id, { visibility: "link", licence });
  const script = await aToken(teacher.token, "read");
  return { ...teacher, player, homework, pupil, listed, waiting, link: link!, script };
}

const ways = [
  ["a suspension", (id: string) => suspend(id), (id: string) => unsuspend(id)],
  ["taking the approval", (id: string) => decide(id, false), (id: string) => decide(id, true)],
] as const;

test.each(ways)("%s ends the game and the tokens, lets the rest rest, and gives it back", async (_, take, give) => {
  const teacher = await aBusyTeacher();
  const { pupil, homework, listed, waiting, link } = teacher;
  const before = await call<Resting>("GET", `/api/admin/users/${teacher.id}/resting`, { token });
  const taken = await take(teacher.id);
  expect(counts(before.json)).toEqual(counts(taken.json));
  expect([taken.status, counts(taken.json)]).toEqual([200, { games: 1, homework: 1, sets: 3, tokens: 1 }]);
  await teacher.player.hears("game_end");
  expect((await call("GET", "/api/auth/me", { token: teacher.token })).status).toBe(401);
  expect((await readListed(listed.id)).status).toBe(404);
  expect((await readLinked(link)).json).toMatchObject({ code: "not_shared" });
  const { question } = pupil.first;
  for (const reply of [
    await pupil.see(),
    await pupil.answer(question!.question_id, "B"),
    await pupil.next(),
    await join(homework.code, { nickname: "Ece" }),
    await call<Reply>("GET", `/api/homework/${homework.code}`),
  ]) {
    expect([reply.status, reply.json.code]).toEqual([503, "homework_resting"]);
  }

  expect((await give(teacher.id)).status).toBe(200);
  expect((await pupil.answer(question!.question_id, "B")).json).toMatchObject({ accepted: true });
  expect((await readListed(listed.id)).status).toBe(200);
  expect((await editionOf(admin, waiting.id)).state).toBe("pending");
  expect((await readLinked(link)).status).toBe(200);
  expect((await call("GET", "/api/question-sets", { token: teacher.script.token })).status).toBe(401);
});

test("the sum of what rests of several people, of a school's administrator's people alone", async () => {
  const school = await aSchool(token);
  const [one, two, stranger] = [await aBusyTeacher(), await aBusyTeacher(), await aBusyTeacher()];
  const own = await aPerson("teacher");
  for (const id of [one.id, two.id, own.id])
    await env.DB.prepare("UPDATE users SET school_id = ? WHERE id = ?").bind(school.id, id).run();
  const rights = { rights: ["school"], rights_school: school.id, password: goodPassword };
  await call("PUT", `/api/admin/users/${own.id}/rights`, { token, body: rights });
  const ids = [one.id, two.id, stranger.id, "kimse"];
  const of = (by: string) => call<Resting>("POST", "/api/admin/users/resting", { token: by, body: { ids } });
  expect((await of(token)).json).toEqual({ games: 3, homework: 3, sets: 9, tokens: 3 });
  expect((await of(own.token)).json).toEqual({ games: 2, homework: 2, sets: 6, tokens: 2 });
});

test("a password is checked before a decision is held", async () => {
  expect([(await check(goodPassword)).status, (await check("yanlış")).json.fields]).toEqual([
    204,
    { password: "Şifre hatalı." },
  ]);
});

test("an account that is given back in the same moment keeps its games", async () => {
  const teacher = await anAccount("teacher");
  const body = { question_set_id: await aStoredSet(teacher.id) };
  const { game } = (await call<GameReply>("POST", "/api/game", { token: teacher.token, body })).json;
  const status = async () =>
    (await env.DB.prepare("SELECT status FROM games WHERE code = ?").bind(game.game_code).first<{ status: string }>())!
      .status;
  await endRestingGamesOf(env, teacher.id);
  expect(await status()).toBe("lobby");
  await suspend(teacher.id);
  await expect.poll(status).toBe("completed");
});

test("editions that rest are listed again once their set is a colleague's", async () => {
  const [from, to] = [await anAccount("teacher"), await anAccount("teacher")];
  const [listed, waiting] = [await aListedSet(from, "Duran"), await aSetOf(from, "Bekleyen")];
  await shared(from, waiting.id);
  await suspend(from.id);
  expect((await readListed(listed.id)).status).toBe(404);
  const given = { to: to.id, password: goodPassword };
  expect((await call("POST", `/api/admin/users/${from.id}/hand-over`, { token, body: given })).status).toBe(200);
  expect((await readListed(listed.id)).status).toBe(200);
  expect((await editionOf(admin, waiting.id)).state).toBe("pending");
});

test.each(ways)("[T56] %s drops the new address whose link is not opened yet", async (_, take) => {
  const [teacher, email] = [await anAccount("teacher"), `${crypto.randomUUID()}@yeni.test`];
  await call("PUT", "/api/user/email", { token: teacher.token, body: { email, password: goodPassword } });
  await take(teacher.id);
  const opened = await call("POST", "/api/auth/email", { body: { token: await linkToken(email) } });
  expect([opened.status, (await storedUser(teacher.id))!.email]).toEqual([410, teacher.email]);
});

test("a suspended account cannot sign in and is told why, until it is given back", async () => {
  const teacher = await anAccount("teacher");
  expect((await suspend(teacher.id)).json.user.id).toBe(teacher.id);
  const refused = await login(teacher.email, teacher.password);
  expect([refused.status, refused.json]).toEqual([
    403,
    {
      code: "account_suspended",
      error: "Bu hesap askıya alındı. Neden: Okuldan ayrıldı.",
      reason: "Okuldan ayrıldı.",
    },
  ]);
  expect((await login(teacher.email, "yanlış")).json.code).toBe("invalid_credentials");
  expect((await unsuspend(teacher.id)).status).toBe(200);
  expect((await login(teacher.email, teacher.password)).status).toBe(200);
  const mails = await mailsTo(teacher.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    ["Hesabınız askıya alındı", "Hesabınız yeniden açıldı"].toSorted(),
  );
  expect(mails.find(({ subject }) => subject.includes("askıya"))!.text).toContain("Okuldan ayrıldı.");
});

test("[F28] what a version without suspensions signed in is out once they are known again", async () => {
  const teacher = await anAccount("teacher");
  const holders = [teacher.token, (await aToken(teacher.token, "read")).token];
  const statuses = () =>
    Promise.all(holders.map(async (token) => (await call("GET", "/api/auth/me", { token })).status));
  expect(await statuses()).toEqual([200, 200]);
  await env.DB.prepare("UPDATE users SET suspended_at = 1 WHERE id = ?").bind(teacher.id).run();
  expect(await statuses()).toEqual([401, 401]);
});

test("both are written down once, however often they are asked for", async () => {
  const teacher = await anAccount("teacher", { name: "Bir Defa Askıda" });
  await Promise.all([1, 2, 3].map(() => suspend(teacher.id)));
  expect((await suspend(teacher.id)).status).toBe(200);
  await Promise.all([1, 2, 3].map(() => unsuspend(teacher.id)));
  const { json } = await call<Page<AuditEntry>>("GET", "/api/admin/audit?q=bir+defa+askida", { token });
  expect(json.items.map(({ action, reason }) => [action, reason])).toEqual([
    ["user_unsuspended", ""],
    ["user_suspended", "Okuldan ayrıldı."],
  ]);
  expect((await mailsTo(teacher.email)).length).toBe(2);
});

test("[ASVS 7.5.3] suspending needs the administrator's own password", async () => {
  const teacher = await anAccount("teacher");
  const refused = await suspend(teacher.id, { reason: "", password: "yanlış" });
  expect([refused.status, Object.keys(refused.json.fields!)]).toEqual([400, ["password"]]);
  expect((await login(teacher.email, teacher.password)).status).toBe(200);
});

test("nobody suspends their account, an unknown one, or each other until nobody is left", async () => {
  expect((await suspend(admin.id)).json.code).toBe("own_account");
  expect((await suspend("nobody")).status).toBe(404);
  const others = await Promise.all([anAccount("admin"), anAccount("admin")]);
  await env.DB.prepare("UPDATE users SET suspended_at = 1 WHERE role = 'admin' AND id NOT IN (?, ?)")
    .bind(others[0].id, others[1].id)
    .run();
  const replies = await Promise.all([
    suspend(others[1].id, undefined, others[0].token),
    suspend(others[0].id, undefined, others[1].token),
  ]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200).length).toBe(1);
  await env.DB.prepare("UPDATE users SET suspended_at = NULL").run();
});

test.each(["suspend", "rights", "account"])(
  "two administrators at once take each other's %s: one is left",
  async (what) => {
    const two = await Promise.all([anAccount("teacher"), anAccount("teacher")]);
    await env.DB.prepare("UPDATE users SET rights = 'all' WHERE id IN (?, ?)").bind(two[0].id, two[1].id).run();
    const deed = (by: string, id: string) =>
      what === "suspend"
        ? suspend(id, undefined, by)
        : what === "rights"
          ? call("PUT", `/api/admin/users/${id}/rights`, { token: by, body: { rights: [], password: goodPassword } })
          : call("DELETE", `/api/admin/users/${id}`, { token: by, body: { password: goodPassword } });
    const replies = await Promise.all([deed(two[0].token, two[1].id), deed(two[1].token, two[0].id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      what === "account" ? 204 : 200,
      401,
    ]);
  },
);

test("taking the approval from more than five teachers at once needs the password", async () => {
  const by = await anAccount("admin");
  const take = async (body: object = {}) => {
    const { id } = await aPerson("teacher");
    const decision = { user_id: id, approve: false, ...body };
    return call<Reply>("POST", "/api/admin/teachers/approve", { token: by.token, body: decision });
  };
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push((await take()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  const refused = await take();
  expect([refused.status, refused.json.fields]).toEqual([
    400,
    { password: "Beşten çok öğretmen için şifrenizi yazın." },
  ]);
  expect((await take({ password: "yanlış" })).status).toBe(400);
  expect((await take({ password: goodPassword })).status).toBe(200);
});

test("homework whose object was away rests, and goes on, by the clock", async () => {
  const teacher = await aPerson("teacher");
  const { code } = await aHomeworkOf(teacher.token, await aStoredSet(teacher.id));
  await env.DB.prepare("UPDATE users SET suspended_at = 1 WHERE id = ?").bind(teacher.id).run();
  await settleHomeworkLeft(env);
  expect((await join(code, { nickname: "Ece" })).json.code).toBe("homework_resting");
  await env.DB.prepare("UPDATE users SET suspended_at = NULL WHERE id = ?").bind(teacher.id).run();
  await settleHomeworkLeft(env);
  expect((await join(code, { nickname: "Ece" })).status).toBe(201);
});

test("homework that rests is over on its day, and stays over", async () => {
  const teacher = await anAccount("teacher");
  const { code } = await aHomeworkOf(teacher.token, await aStoredSet(teacher.id));
  const pupil = await begun(code, { nickname: "Ali" });
  await suspend(teacher.id);
  await withClock(async ({ pass }) => {
    pass(3 * DAY);
    expect((await pupil.see()).json.code).toBe("homework_over");
    expect(counts((await unsuspend(teacher.id)).json).homework).toBe(0);
    expect((await join(code, { nickname: "Ece" })).json.code).toBe("homework_over");
  });
});

test("a pupil's account can be suspended too", async () => {
  const pupil = await anAccount("student");
  expect(counts((await suspend(pupil.id)).json)).toEqual({ games: 0, homework: 0, sets: 0, tokens: 0 });
  expect((await login(pupil.email, pupil.password)).status).toBe(403);
  expect((await mailsTo(pupil.email))[0]!.subject).toBe("Hesabın askıya alındı");
});
