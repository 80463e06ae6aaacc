import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { tokenScopes } from "#protocol/http/tokens";
import { mayCall } from "#services/sign-in/rights";
import { signToken } from "#auth/tokens";
import { anAccount, storedUser } from "../helpers/accounts/accounts";
import { aGame, aStoredSet, polling } from "../helpers/games/a-game";
import { aVictim } from "../hostile/routes";
import { aHomeworkOf, begun } from "../helpers/a-homework";
import { aClass } from "../helpers/classes";
import { aFinishedGame } from "../helpers/games/finished-games";
import { aToken } from "../helpers/accounts/a-token";
import { call } from "../helpers/http";
import { aSchool } from "../helpers/accounts/schools";
import { aListedSet, aSetOf, editionOf, licence, shared } from "../helpers/sets/library";
import { aPairedPhone } from "../helpers/paired";
import { aPerson } from "../helpers/accounts/people";
import { isRuntime, shareOf } from "../helpers/share";
import { aWrittenQuestion } from "../../builders/questions";
import { readSet } from "../helpers/sets/sets";
import {
  anyTeacher,
  byEntry,
  calls,
  everybody,
  nameOf,
  ofKept,
  ofPlayer,
  open,
  reporters,
  type Row,
  seat,
  teachers,
  withTheRest,
  type Written,
} from "./who-may";

const victim = await aVictim();
const { teacher: owner, setId, code } = victim;
const student = await aPerson("student");
const other = await aPerson("teacher");
const admin = await anAccount("admin");

const [question, spare] = (await readSet(owner.token, setId)).questions.map(({ id }) => id);
const player = await polling(code, "Ali");
const removed = await polling(code, "Ayşe");
const target = await aPerson("teacher", { approval: "pending" });
const doomed = await aPerson("student");
const kept = await aFinishedGame(owner.id, [{ nickname: "Ada" }]);
const keptPlayer = kept.playerIds[0]!;
const schoolClass = await aClass(owner.token, { name: "8-A", students: ["Ayşe Kaya", "Ali Can"] });
const [ayse, ali] = schoolClass.studentIds;
const classPath = `/api/classes/${schoolClass.id}`;

const homework = await aHomeworkOf(owner.token, await aStoredSet(owner.id));
const pupil = await begun(homework.code, { nickname: "Ece" });
const otherSetOfOwner = await aStoredSet(owner.id);
const lasting = await aHomeworkOf(owner.token, otherSetOfOwner);
const homeworkPath = `/api/homework/${homework.id}`;
const listed = await aListedSet(owner, "Kütüphanede");
const waitingSet = await aSetOf(owner, "Bekleyen");
await shared(owner, waitingSet.id);
const waitingEdition = (await editionOf(admin, waitingSet.id)).id;
const reportedSet = await aListedSet(owner, "Bildirilen");
const linkedSet = await aSetOf(owner, "Bağlantılı");
const { token: link } = await shared(owner, linkedSet.id, { visibility: "link", licence });

const named = await aFinishedGame(owner.id, [{ nickname: "Can" }]);
const listedClass = await aClass(owner.token, { name: "8-B", students: ["Can Su"] });
const [school, mergedSchool] = [await aSchool(admin.token), await aSchool(admin.token)];

const ownToken = await aToken(owner.token, "read");

await env.DB.prepare(
  `INSERT INTO board_codes (id, hash, user_id, version, day, starts_at, expires_at, created_at)
    VALUES ('code-of-owner', 'its-hash', ?, 1, '2026-12-04', 0, ?, 0)`,
)
  .bind(owner.id, Date.now() + 86_400_000)
  .run();

const tokens = { student: student.token, other: other.token, admin: admin.token, owner: owner.token };
/**
 * Calls in an order in which the game can be played; allowed callers come last. A call that succeeds with the example of its
 * entry, for the things of the owner as they are before all these, needs no row.
 */
const written: Written[] = [
  ["PUT", `/api/question-sets/${setId}`, 200, { title: "Kesirler 2" }],
  ["PUT", "/api/question-sets/filing", 200, { question_set_ids: [setId], folder: "Fen" }],
  ["PUT", "/api/question-sets/folder-name", 200, { folder: "Fen", name: "Kimya" }],
  ["POST", "/api/media", 415, "no picture"],
  ["POST", "/api/question-sets/repeat", 409, { title: "Tekrar", outcomes: ["Başka"] }],
  ["POST", "/api/questions", 201, { question_set_id: setId, ...aWrittenQuestion() }],
  ["PUT", `/api/questions/${question}`, 200, { question_text: "Yeni metin" }],
  ["DELETE", `/api/questions/${spare}`, 204],
  ["POST", "/api/game", teachers(201), { question_set_id: setId }],

  ["GET", `/api/game/${code}`, 200],
  ["POST", `/api/game/${code}/lock`, 200, { locked: false }],
  ["POST", `/api/game/${code}/rename`, 200, { player_id: player.player_id, nickname: "Veli" }],
  ["POST", `/api/game/${code}/kick`, 200, { player_id: removed.player_id }],
  ["POST", "/api/auth/ws-token", 200, { game_code: code }],
  ["POST", `/api/game/${code}/start`, 200],
  ["POST", `/api/game/${code}/extend`, 200, { seconds: 10 }],
  ["POST", `/api/game/${code}/extend`, 200, { seconds: 10 }],
  ["POST", `/api/game/${code}/lock`, 200, { locked: true }],
  ["POST", `/api/game/${code}/rename`, 200, { player_id: player.player_id, nickname: "Veli" }],
  ["POST", `/api/game/${code}/move`, 409, { player_id: player.player_id, team: 0 }],
  ["POST", `/api/game/${code}/end-question`, 200],
  ["POST", `/api/game/${code}/accept-answer`, 409, { question_id: "other", text: "A", accepted: true }],
  ["POST", `/api/game/${code}/hide-text`, 409, { question_id: "other", text: "A", hidden: true }],
  ["POST", `/api/game/${code}/answers`, 409, { question_id: "other", answers: [[player.player_id, "A"]] }],
  ["GET", `/api/game/${code}/pair/next`, { ...anyTeacher(403), admin: 403 }],
  ["POST", `/api/game/${code}/pair/confirm`, 409, { digits: "07" }],
  ["POST", `/api/game/${code}/absent`, 409, { player_ids: [player.player_id], absent: true }],
  ["POST", `/api/game/${code}/show-leaderboard`, 200, { shown: true }],
  ["POST", `/api/game/${code}/show-leaderboard`, 200, { shown: true }],
  ["POST", `/api/game/${code}/next`, 200, { question_number: 1 }],
  ["GET", `/api/game/${code}/leaderboard`, teachers(200)],
  ["GET", `/api/game/${code}/players`, 200],
  ["GET", `/api/game/${code}/statistics`, 200],
  ["GET", `/api/player/${player.player_id}`, ofPlayer],
  ["GET", `/api/player/${player.player_id}/stats`, ofPlayer],
  ["GET", `/api/player/${player.player_id}/missed`, 404],
  ["POST", `/api/player/${player.player_id}/claim`, { ...seat, other: 403, admin: 403, owner: 403 }],
  ["POST", `/api/player/${player.player_id}/leave`, seat],
  ["POST", `/api/game/${code}/kick`, 200, { player_id: player.player_id }],
  ["POST", "/api/game", teachers(409), { from_game: code, which: "all" }],
  ["POST", `/api/game/${code}/end`, 200],
  ["POST", "/api/game", teachers(201), { from_game: code, which: "all" }],
  ["DELETE", `/api/game/${code}`, 204],
  ["DELETE", `/api/question-sets/${setId}`, 204],

  // A finished game whose room is gone.
  ["GET", `/api/game/${kept.code}`, ofKept],
  ["GET", `/api/game/${kept.code}/leaderboard`, teachers(200)],
  ["GET", `/api/game/${kept.code}/players`, 200],
  ["GET", `/api/game/${kept.code}/statistics`, 200],
  ["PUT", `/api/game/${kept.code}`, 200, { label: "7-B" }],
  ["POST", `/api/game/${kept.code}/start`, 200],
  ["POST", "/api/game", teachers(409), { from_game: kept.code, which: "missed" }],
  ["GET", `/api/player/${keptPlayer}`, ofPlayer],
  ["GET", `/api/player/${keptPlayer}/stats`, ofPlayer],
  ["POST", `/api/player/${keptPlayer}/claim`, { ...seat, other: 403, admin: 403, owner: 403 }],
  ["DELETE", `/api/game/${kept.code}`, 204],

  ["PUT", `/api/question-sets/${waitingSet.id}/sharing`, 200, { visibility: "public", licence }],
  ["GET", `/api/library/${listed.id}`, 200],
  ["POST", `/api/library/${listed.id}/copy`, { ...anyTeacher(201), owner: 200 }, {}],
  ["POST", `/api/library/${reportedSet.id}/report`, reporters, { reason: "other" }],
  ["GET", `/api/shared/${link}`, 200],
  ["POST", `/api/shared/${link}/copy`, { ...anyTeacher(201), owner: 200 }, {}],
  ["GET", `/api/admin/library/${waitingEdition}`, 200],
  ["POST", `/api/admin/library/${waitingEdition}`, 200, { decision: "list" }],
  ["GET", `/api/library/${waitingSet.id}`, 200],

  ["POST", "/api/classes", 201, { name: "8-C" }],
  ["PUT", classPath, 200, { name: "8-D" }],
  ["POST", `${classPath}/students`, 201, { number: 9, name: "Ece Su" }],
  ["POST", `${classPath}/import`, 201, { students: [{ number: 9, name: "Ece Su" }] }],
  ["POST", `${classPath}/students/${ayse}/join`, 404, { student_id: "none" }],
  ["GET", `/api/classes/mine/${ayse}`, 404],
  ["POST", "/api/classes/claim", 404, { code: "A" }],
  ["DELETE", `${classPath}/students/${ali}`, 204],
  ["DELETE", classPath, 204],

  ["POST", "/api/homework", teachers(201), { question_set_id: otherSetOfOwner, due_at: homework.due_at }],
  ["GET", `/api/homework/${lasting.code.toLowerCase()}`, everybody],
  ["GET", homeworkPath, teachers(200)],
  ["PUT", homeworkPath, 200, { title: "Kesirler ödevi" }],
  ["DELETE", `${homeworkPath}/pupils/${pupil.id}`, 204],
  ["POST", `${homeworkPath}/close`, 200],
  ["DELETE", homeworkPath, 204],

  ["POST", "/api/admin/teachers/approve", 200, { user_id: target.id, approve: true }],
  ["POST", "/api/admin/domains", 201, { domain: "okul.k12.tr" }],
  ["DELETE", "/api/admin/domains/okul.k12.tr", 204],
  ["POST", `/api/admin/schools/${school.id}/merge`, 200, { school_id: mergedSchool.id, password: admin.password }],
  ["POST", `/api/admin/schools/${school.id}/teachers`, 200, { ids: [target.id] }],
  ["PUT", "/api/admin/announcement", 200, { text: "Bakım var.", until: Date.now() + 60_000, to: "all" }],
  ["POST", "/api/admin/password", 204, { password: admin.password }],
  ["POST", "/api/admin/people/search", 200, { q: "Can", password: admin.password }],
  ["GET", `/api/admin/students/${listedClass.studentIds[0]}/export`, 200],
  ["DELETE", `/api/admin/students/${listedClass.studentIds[0]}`, 204, { password: admin.password }],
  ["DELETE", `/api/admin/games/${named.id}/nicknames/${named.playerIds[0]}`, 204, { password: admin.password }],
  ["POST", `/api/admin/users/${target.id}/hand-over`, 400, { to: other.id, password: "yanlış" }],
  ["POST", `/api/admin/users/${target.id}/suspend`, 400, { password: "" }],
  ["PUT", `/api/admin/users/${target.id}/rights`, 400, { rights: [], password: "" }],
  ["POST", `/api/admin/users/${target.id}/admin`, 400, { password: "yanlış" }],
  ["POST", `/api/admin/users/${target.id}/first-password`, 400, { password: "yanlış" }],
  ["POST", "/api/admin/users/none/resend", 404],
  ["PUT", "/api/admin/users/none/email", 400, { email: "yeni@okul.test", password: "yanlış" }],
  ["POST", "/api/admin/mails/none/again", 404],
  ["DELETE", `/api/admin/users/${doomed.id}`, 204, { password: admin.password }],

  ["DELETE", `/api/user/tokens/${ownToken.id}`, 204],
  ["POST", "/api/user/board-codes", 400, { day: "2026-12-04", password: "yanlış" }],
  ["DELETE", "/api/user/board-codes/code-of-owner", 204],
  ["POST", "/api/auth/board-code", 404, { code: "K7MP 3XRD" }],
  ["PUT", "/api/user/email", 400, { email: "yeni@okul.test", password: "yanlış" }],
  ["POST", "/api/user/email/resend", 404],
  ["DELETE", "/api/user/sessions/other", 404],
  ["DELETE", "/api/user", 400, { password: "yanlış" }],
  ["POST", "/api/user/passkeys/options", 400, { password: "yanlış" }],
  ["POST", "/api/user/passkeys", 400, {}],
  ["PATCH", "/api/user/passkeys/none", 404, { name: "Telefon" }],
  ["DELETE", "/api/user/passkeys/none", 400, { password: "yanlış" }],
  ["GET", "/api/user/devices/AAAA-AAAA", 404],
  ["POST", "/api/user/devices/confirm", 404, { user_code: "AAAA-AAAA", digits: "00" }],
  ["POST", "/api/user/devices/refuse", 404, { user_code: "AAAA-AAAA" }],
];
/** Calls to be made last, because signing out ends the session. */
const others = byEntry(["DELETE", "/api/user/sessions", 200]);
const logout = byEntry(["POST", "/api/auth/logout", 204]);
const rows = withTheRest(written.map(byEntry), [others, logout], victim);

test("[T26][ASVS 6.1.3] every call stands in the matrix, or is described as open to all", () => {
  const named = [...rows, others, logout].map(nameOf);
  const missing = calls.filter((call) => !named.includes(call) && !open.includes(call));
  expect(missing).toEqual([]);
});

/** All rows in Node; in the runtime some that only look, since those need no other row before them. */
const asked = isRuntime
  ? shareOf(
      rows.filter(([method]) => method === "GET"),
      20,
      4,
    )
  : rows;

test.each(asked)("[T12][T20][T26][T33][ASVS 6.4.6] %s %s", isAsExpected);

async function isAsExpected(...[method, path, expected, body]: Row) {
  const seen: Record<string, number> = {};
  for (const [who] of Object.entries(expected).toSorted(([, a], [, b]) => b - a)) {
    const token = who === "guest" ? undefined : tokens[who as keyof typeof tokens];
    const { status } = await call(method, path, { ...(token && { token }), ...(body !== undefined && { body }) });
    seen[who] = status;
  }
  expect(seen).toEqual(expected);
}

test("[T50] a phone that was paired steers and looks at its game; to every other call it is a guest", async () => {
  const game = await aGame();
  const token = await aPairedPhone(game);
  const seen = [];
  for (const [method, path, { guest }, body] of asked) {
    const own = path.replaceAll(code, game.code);
    const isOwn = `${path}/`.includes(`/game/${code}/`);
    const isSteering = path.startsWith("/api/game/") && mayCall("paired", nameOf([method, path, everybody]));
    // Each call comes from its own address, because many misses from one address are slowed.
    const headers = { "cf-connecting-ip": crypto.randomUUID() };
    const { status } = await call(method, own, { token, headers, ...(body !== undefined && { body }) });
    const isAsExpected = isSteering ? status !== 401 && (status !== 404) === isOwn : status === guest;
    seen.push([`${method} ${path}`, isAsExpected]);
  }
  expect(seen.filter(([, isAsExpected]) => !isAsExpected)).toEqual([]);
  expect(calls.filter((one) => one.startsWith("POST /api/game/:") && mayCall("paired", one)).length).toBe(16);
  const stolen = await call("POST", `/api/game/${code}/start`, { token });
  expect(stolen.status).toBe(404);
});

test.each(tokenScopes)(
  "[T50][ASVS 10.3.1] a personal token of scope %s makes the calls that its scope opens and no other",
  async (scope) => {
    const { token } = await aToken(owner.token, scope);
    const seen = [];
    for (const row of [...asked, logout]) {
      const [method, path, { owner: status }, body] = row;
      const { json, ...reply } = await call(method, path, { token, ...(body !== undefined && { body }) });
      const isRefused = reply.status === 403 && json?.code === "token_scope";
      // A seat belongs to a session, no matter who is signed in besides.
      const isAsExpected = status === 401 ? reply.status === 401 : isRefused === !mayCall(scope, nameOf(row));
      seen.push([`${method} ${path}`, reply.status, json?.code, isAsExpected]);
    }
    expect(seen.filter(([, , , isAsExpected]) => !isAsExpected)).toEqual([]);
  },
);

test("signing out is for signed-in people", async () => {
  await isAsExpected(...logout);
  for (const [who, { id }] of Object.entries({ student, other, admin, owner })) {
    const { role, tokenVersion: version } = (await storedUser(id))!;
    tokens[who as keyof typeof tokens] = await signToken(env, { userId: id, role, version });
  }
  await isAsExpected(...others);
});
