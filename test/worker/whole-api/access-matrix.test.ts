import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { tokenScopes } from "#protocol/http/tokens";
import { opens, tokenCalls } from "../../../worker/api/lib/sign-in/token-scopes";
import { operations } from "../../../worker/description/areas";
import { isSignedIn } from "../../../worker/description/operation";
import { signToken } from "../../../worker/auth/tokens";
import { anAccount, storedUser } from "../helpers/accounts";
import { aGame, aSet, polling } from "../helpers/a-game";
import { aHomeworkOf, begun } from "../helpers/a-homework";
import { aClass } from "../helpers/classes";
import { aFinishedGame } from "../helpers/finished-games";
import { aToken } from "../helpers/a-token";
import { call } from "../helpers/http";
import { aListedSet, aSetOf, editionOf, licence, shared } from "../helpers/library";
import { aPairedPhone } from "../helpers/paired";
import { aPerson } from "../helpers/people";
import { aQuestion, readSet } from "../helpers/sets";

const { teacher: owner, setId, code } = await aGame();
const student = await aPerson("student");
const other = await aPerson("teacher");
const admin = await anAccount("admin");
const otherSet = await aSet(other.id);
const [question, spare] = (await readSet(owner.token, setId)).questions.map(({ id }) => id);
const player = await polling(code, "Ali");
const removed = await polling(code, "Ayşe");
const target = await aPerson("teacher", { approval: "pending" });
const doomed = await aPerson("student");
const kept = await aFinishedGame(owner.id, [{ nickname: "Ada" }]);
const keptPlayer = kept.playerIds[0]!;
const schoolClass = await aClass(owner.token, { students: ["Ayşe Kaya", "Ali Can"] });
const [ayse, ali] = schoolClass.studentIds;
const classPath = `/api/classes/${schoolClass.id}`;

const homework = await aHomeworkOf(owner.token, await aSet(owner.id));
const pupil = await begun(homework.code, { nickname: "Ece" });
const otherSetOfOwner = await aSet(owner.id);
const lasting = await aHomeworkOf(owner.token, otherSetOfOwner);
const homeworkPath = `/api/homework/${homework.id}`;
const listed = await aListedSet(owner, "Kütüphanede");
const waitingSet = await aSetOf(owner, "Bekleyen");
await shared(owner, waitingSet.id);
const waitingEdition = (await editionOf(admin, waitingSet.id)).id;
const reportedSet = await aListedSet(owner, "Bildirilen");
const renewedSet = await aSetOf(owner, "Yenilenen");
const linkedSet = await aSetOf(owner, "Bağlantılı");
const { token: link } = await shared(owner, linkedSet.id, { visibility: "link", licence });

const ownToken = await aToken(owner.token, "read");

const tokens = { student: student.token, other: other.token, admin: admin.token, owner: owner.token };
type Who = "guest" | keyof typeof tokens;
type Row = [method: string, path: string, expected: Record<Who, number>, body?: unknown];

const teachers = (status: number) => ({ guest: 401, student: 403, other: 404, admin: 403, owner: status });
const admins = (status: number) => ({ guest: 401, student: 403, other: 403, owner: 403, admin: status });
const everybody = { guest: 200, student: 200, other: 200, admin: 200, owner: 200 };
const reporters = { guest: 401, student: 201, other: 201, admin: 201, owner: 403 };
const ofPlayer = { guest: 401, student: 404, other: 404, admin: 404, owner: 200 };
const anyTeacher = (status: number) => ({ guest: 401, student: 403, admin: 403, other: status, owner: status });
const anybody = (status: number) => ({ guest: 401, student: status, other: status, admin: status, owner: status });
const ofKept = { guest: 404, student: 404, other: 404, admin: 404, owner: 200 };
const seat = { guest: 401, student: 401, other: 401, admin: 401, owner: 401 };

/** In an order in which the game can be played; whoever is allowed comes last. */
const rows: Row[] = [
  ["GET", `/api/question-sets/${setId}`, teachers(200)],
  ["PUT", `/api/question-sets/${setId}`, teachers(200), { title: "Kesirler 2" }],
  ["POST", `/api/question-sets/${setId}/copy`, teachers(201), {}],
  ["POST", "/api/media", anyTeacher(415), "no picture"],
  ["POST", "/api/question-sets", anyTeacher(201), { title: "Yeni" }],
  ["POST", "/api/question-sets/import", anyTeacher(201), { title: "Yeni", questions: [aQuestion()] }],
  ["POST", "/api/question-sets/repeat", anyTeacher(409), { title: "Tekrar", outcomes: ["Başka"] }],
  ["GET", "/api/questions/outcomes", anyTeacher(200)],
  ["POST", "/api/questions", teachers(201), { question_set_id: setId, ...aQuestion() }],
  ["PUT", `/api/questions/${question}`, teachers(200), { question_text: "Yeni metin" }],
  ["DELETE", `/api/questions/${spare}`, teachers(204)],
  ["POST", "/api/game", teachers(201), { question_set_id: setId }],

  ["GET", `/api/game/${code}`, everybody],
  ["PUT", `/api/game/${code}`, teachers(200), { label: "8-A" }],
  ["PUT", `/api/game/${code}`, teachers(200), { label: "7-B" }],
  ["POST", `/api/game/${code}/lock`, teachers(200), { locked: false }],
  ["POST", `/api/game/${code}/rename`, teachers(200), { player_id: player.player_id, nickname: "Veli" }],
  ["POST", `/api/game/${code}/kick`, teachers(200), { player_id: removed.player_id }],
  ["POST", "/api/auth/ws-token", { ...everybody, guest: 401 }, { game_code: code }],
  ["POST", `/api/game/${code}/start`, teachers(200)],
  ["POST", `/api/game/${code}/extend`, teachers(200), { seconds: 10 }],
  ["POST", `/api/game/${code}/extend`, teachers(200), { seconds: 10 }],
  ["POST", `/api/game/${code}/lock`, teachers(200), { locked: true }],
  ["POST", `/api/game/${code}/rename`, teachers(200), { player_id: player.player_id, nickname: "Veli" }],
  ["POST", `/api/game/${code}/move`, teachers(409), { player_id: player.player_id, team: 0 }],
  ["POST", `/api/game/${code}/end-question`, teachers(200)],
  ["POST", `/api/game/${code}/accept-answer`, teachers(409), { question_id: "other", text: "A", accepted: true }],
  ["POST", `/api/game/${code}/hide-text`, teachers(409), { question_id: "other", text: "A", hidden: true }],
  ["POST", `/api/game/${code}/answers`, teachers(409), { question_id: "other", answers: [[player.player_id, "A"]] }],
  ["POST", `/api/game/${code}/pair`, teachers(201)],
  ["POST", `/api/game/${code}/pair/confirm`, teachers(409), { digits: "07" }],
  ["POST", `/api/game/${code}/absent`, teachers(409), { player_ids: [player.player_id], absent: true }],
  ["POST", `/api/game/${code}/show-leaderboard`, teachers(200), { shown: true }],
  ["POST", `/api/game/${code}/show-leaderboard`, teachers(200), { shown: true }],
  ["POST", `/api/game/${code}/next`, teachers(200), { question_number: 1 }],
  ["GET", `/api/game/${code}/leaderboard`, teachers(200)],
  ["GET", `/api/game/${code}/players`, teachers(200)],
  ["GET", `/api/game/${code}/statistics`, teachers(200)],
  ["GET", `/api/player/${player.player_id}`, ofPlayer],
  ["GET", `/api/player/${player.player_id}/stats`, ofPlayer],
  ["GET", `/api/player/${player.player_id}/missed`, { guest: 401, student: 404, other: 403, admin: 403, owner: 403 }],
  ["POST", `/api/player/${player.player_id}/claim`, { ...seat, other: 403, admin: 403, owner: 403 }],
  ["POST", `/api/player/${player.player_id}/leave`, seat],
  ["POST", `/api/game/${code}/kick`, teachers(200), { player_id: player.player_id }],
  ["POST", "/api/game", teachers(409), { from_game: code, which: "all" }],
  ["POST", `/api/game/${code}/end`, teachers(200)],
  ["POST", "/api/game", teachers(201), { from_game: code, which: "all" }],
  ["DELETE", `/api/game/${code}`, teachers(204)],
  ["DELETE", `/api/question-sets/${setId}`, teachers(204)],

  // A finished game whose room is gone.
  ["GET", `/api/game/${kept.code}`, ofKept],
  ["GET", `/api/game/${kept.code}/leaderboard`, teachers(200)],
  ["GET", `/api/game/${kept.code}/players`, teachers(200)],
  ["GET", `/api/game/${kept.code}/statistics`, teachers(200)],
  ["PUT", `/api/game/${kept.code}`, teachers(200), { label: "7-B" }],
  ["POST", `/api/game/${kept.code}/start`, teachers(200)],
  ["POST", "/api/game", teachers(409), { from_game: kept.code, which: "missed" }],
  ["GET", `/api/player/${keptPlayer}`, ofPlayer],
  ["GET", `/api/player/${keptPlayer}/stats`, ofPlayer],
  ["POST", `/api/player/${keptPlayer}/claim`, { ...seat, other: 403, admin: 403, owner: 403 }],
  ["DELETE", `/api/game/${kept.code}`, teachers(204)],

  ["GET", `/api/question-sets/${waitingSet.id}/sharing`, teachers(200)],
  ["PUT", `/api/question-sets/${waitingSet.id}/sharing`, teachers(200), { visibility: "public", licence }],
  ["POST", `/api/question-sets/${renewedSet.id}/sharing/link`, teachers(200)],
  ["GET", "/api/library", everybody],
  ["GET", `/api/library/${listed.id}`, everybody],
  ["POST", `/api/library/${listed.id}/copy`, { ...anyTeacher(201), owner: 200 }, {}],
  ["POST", `/api/library/${reportedSet.id}/report`, reporters, { reason: "other" }],
  ["GET", `/api/shared/${link}`, everybody],
  ["POST", `/api/shared/${link}/copy`, { ...anyTeacher(201), owner: 200 }, {}],
  ["GET", "/api/admin/library", admins(200)],
  ["GET", `/api/admin/library/${waitingEdition}`, admins(200)],
  ["POST", `/api/admin/library/${waitingEdition}`, admins(200), { decision: "list" }],
  ["GET", `/api/library/${waitingSet.id}`, everybody],

  ["GET", "/api/classes", anyTeacher(200)],
  ["POST", "/api/classes", anyTeacher(201), { name: "8-C" }],
  ["GET", classPath, teachers(200)],
  ["PUT", classPath, teachers(200), { name: "8-D" }],
  ["POST", `${classPath}/students`, teachers(201), { number: 9, name: "Ece Su" }],
  ["POST", `${classPath}/import`, teachers(201), { students: [{ number: 9, name: "Ece Su" }] }],
  ["PUT", `${classPath}/students/${ayse}`, teachers(200), { name: "Ayşe Can" }],
  ["DELETE", `${classPath}/students/${ayse}/account`, teachers(204)],
  ["GET", `${classPath}/codes`, teachers(200)],
  ["POST", `${classPath}/codes`, teachers(201), {}],
  ["GET", `${classPath}/progress`, teachers(200)],
  ["GET", `${classPath}/students/${ayse}`, teachers(200)],
  ["GET", `${classPath}/students/${ayse}/export`, teachers(200)],
  ["GET", "/api/classes/mine", { guest: 401, student: 200, admin: 403, other: 403, owner: 403 }],
  ["GET", `/api/classes/mine/${ayse}`, { guest: 401, student: 404, admin: 403, other: 403, owner: 403 }],
  ["POST", "/api/classes/claim", { guest: 401, student: 404, other: 403, admin: 403, owner: 403 }, { code: "A" }],
  ["DELETE", `${classPath}/students/${ali}`, teachers(204)],
  ["DELETE", classPath, teachers(204)],

  ["GET", "/api/homework", anyTeacher(200)],
  ["POST", "/api/homework", teachers(201), { question_set_id: otherSetOfOwner, due_at: homework.due_at }],
  ["GET", `/api/homework/${lasting.code.toLowerCase()}`, everybody],
  ["GET", homeworkPath, teachers(200)],
  ["PUT", homeworkPath, teachers(200), { title: "Kesirler ödevi" }],
  ["GET", `${homeworkPath}/pupils`, teachers(200)],
  ["GET", `${homeworkPath}/statistics`, teachers(200)],
  ["GET", `${homeworkPath}/pupils/${pupil.id}`, teachers(200)],
  ["POST", `${homeworkPath}/pupils/${pupil.id}/pin`, teachers(200)],
  ["POST", `${homeworkPath}/pupils/${pupil.id}/attempt`, teachers(200)],
  ["DELETE", `${homeworkPath}/pupils/${pupil.id}`, teachers(204)],
  ["POST", `${homeworkPath}/close`, teachers(200)],
  ["DELETE", homeworkPath, teachers(204)],

  ["GET", "/api/admin/stats", admins(200)],
  ["GET", "/api/admin/audit", admins(200)],
  ["GET", "/api/admin/users", admins(200)],
  ["GET", `/api/admin/users/${target.id}/stats`, admins(200)],
  ["GET", "/api/admin/teachers", admins(200)],
  ["GET", "/api/admin/teachers/pending", admins(200)],
  ["POST", "/api/admin/teachers/approve", admins(200), { user_id: target.id, approve: true }],
  ["GET", "/api/admin/domains", admins(200)],
  ["POST", "/api/admin/domains", admins(201), { domain: "okul.k12.tr" }],
  ["DELETE", "/api/admin/domains/okul.k12.tr", admins(204)],
  ["POST", `/api/admin/users/${target.id}/hand-over`, admins(400), { to: other.id, password: "yanlış" }],
  ["POST", `/api/admin/users/${target.id}/admin`, admins(400), { password: "yanlış" }],
  ["DELETE", `/api/admin/users/${target.id}/sessions`, admins(200)],
  ["DELETE", `/api/admin/users/${doomed.id}`, admins(204), { password: admin.password }],

  ["GET", "/api/auth/me", { ...everybody, guest: 401 }],
  ["PUT", "/api/user/profile", { ...everybody, guest: 401 }, {}],
  ["GET", "/api/user/export", { ...everybody, guest: 401 }],
  ["GET", "/api/user/tokens", anyTeacher(200)],
  ["POST", "/api/user/tokens", anyTeacher(201), { name: "Betik", days: 1, scope: "all" }],
  ["DELETE", `/api/user/tokens/${ownToken.id}`, teachers(204)],
  ["GET", "/api/user/email", { ...everybody, guest: 401 }],
  ["PUT", "/api/user/email", anybody(400), { email: "yeni@okul.test", password: "yanlış" }],
  ["POST", "/api/user/email/resend", { student: 404, other: 404, admin: 404, owner: 404, guest: 401 }],
  ["DELETE", "/api/user/email", { student: 204, other: 204, admin: 204, owner: 204, guest: 401 }],
  ["POST", "/api/auth/refresh", { ...everybody, guest: 401 }],
  ["GET", "/api/user/sessions", { ...everybody, guest: 401 }],
  ["DELETE", "/api/user/sessions/other", { student: 404, other: 404, admin: 404, owner: 404, guest: 401 }],
  ["DELETE", "/api/user", anybody(400), { password: "yanlış" }],
  ["GET", "/api/user/passkeys", { ...everybody, guest: 401 }],
  ["POST", "/api/user/passkeys/options", anybody(400), { password: "yanlış" }],
  ["POST", "/api/user/passkeys", anybody(400), {}],
  ["PATCH", "/api/user/passkeys/none", anybody(404), { name: "Telefon" }],
  ["DELETE", "/api/user/passkeys/none", anybody(400), { password: "yanlış" }],
  ["GET", "/api/user/devices/AAAA-AAAA", anybody(404)],
  ["POST", "/api/user/devices/confirm", anybody(404), { user_code: "AAAA-AAAA", digits: "00" }],
  ["POST", "/api/user/devices/refuse", anybody(404), { user_code: "AAAA-AAAA" }],
  ["GET", "/api/question-sets", { guest: 401, student: 403, admin: 403, other: 200, owner: 200 }],
  ["GET", "/api/game/teacher", { guest: 401, student: 403, admin: 403, other: 200, owner: 200 }],
  ["GET", "/api/game/teacher/stats", { guest: 401, student: 403, admin: 403, other: 200, owner: 200 }],
  ["GET", "/api/player/history", { guest: 401, student: 200, admin: 403, other: 403, owner: 403 }],
];

/** Asked last of all: who signs out is out. */
const others: Row = ["DELETE", "/api/user/sessions", { ...everybody, guest: 401 }];
const logout: Row = ["POST", "/api/auth/logout", { student: 204, other: 204, admin: 204, owner: 204, guest: 401 }];

const calls = operations.map(({ call }) => call);
/** Calls that ask nobody who they are: whoever has the word, the link or the seat. */
const open = operations.filter((operation) => !isSignedIn(operation)).map(({ call }) => call);

test("every call stands in the matrix, or is described as open to all", () => {
  const named = [...rows, others, logout].map(nameOf);
  expect(calls.filter((call) => !named.includes(call) && !open.includes(call))).toEqual([]);
});

/** Of two patterns that fit, the one with fewer blanks is meant. */
const nameOf = ([method, path]: Row): string =>
  calls.filter((call) => isCall(call, `${method} ${path}`)).toSorted((a, b) => blanks(a) - blanks(b))[0] ?? "";
const isCall = (call: string, asked: string) => new RegExp(`^${call.replace(/:\w+/g, "[^/]+")}$`).test(asked);
const blanks = (call: string) => call.split(":").length;

test.each(rows)("%s %s", isAsExpected);

async function isAsExpected(...[method, path, expected, body]: Row) {
  const order = Object.entries(expected).toSorted(([, a], [, b]) => b - a);
  const seen: Record<string, number> = {};
  for (const [who] of order) {
    const token = who === "guest" ? undefined : tokens[who as keyof typeof tokens];
    const { status } = await call(method, path, { ...(token && { token }), ...(body !== undefined && { body }) });
    seen[who] = status;
  }
  expect(seen).toEqual(expected);
}

/** What a host's screen asks: these calls, and no others, are a paired phone's too. */
const steering =
  /\/(start|next|end-question|extend|show-leaderboard|accept-answer|hide-text|answers|absent|lock|kick|rename|move|end|players)$/;

test("[T50] a phone that was paired steers and looks at its game; to every other call it is a guest", async () => {
  const game = await aGame();
  const token = await aPairedPhone(game);
  const seen = [];
  for (const [method, path, { guest }, body] of rows) {
    const own = path.replaceAll(code, game.code);
    const isOwn = path.includes(`/game/${code}/`);
    const isSteering = path.startsWith("/api/game/") && steering.test(path);
    // From an address of its own each: so many misses from one are slowed.
    const headers = { "cf-connecting-ip": crypto.randomUUID() };
    const { status } = await call(method, own, { token, headers, ...(body !== undefined && { body }) });
    const isAsExpected = isSteering ? status !== 401 && (status !== 404) === isOwn : status === guest;
    seen.push([`${method} ${path}`, isAsExpected]);
  }
  expect(seen.filter(([, isAsExpected]) => !isAsExpected)).toEqual([]);
  expect(calls.filter((one) => one.startsWith("POST /api/game/") && steering.test(one)).length).toBe(14);
  const stolen = await call("POST", `/api/game/${code}/start`, { token });
  expect(stolen.status).toBe(404);
});

test.each(tokenScopes)(
  "[T50] a personal token of scope %s makes the calls that its scope opens and no other",
  async (scope) => {
    const { token } = await aToken(owner.token, scope);
    const seen = [];
    for (const row of [...rows, logout]) {
      const [method, path, { owner: status }, body] = row;
      const { json, ...reply } = await call(method, path, { token, ...(body !== undefined && { body }) });
      const isRefused = reply.status === 403 && json?.code === "token_scope";
      // A seat is a session's, whoever is signed in besides.
      const isAsExpected = status === 401 ? reply.status === 401 : isRefused === !opens(scope, nameOf(row));
      seen.push([`${method} ${path}`, reply.status, json?.code, isAsExpected]);
    }
    expect(seen.filter(([, , , isAsExpected]) => !isAsExpected)).toEqual([]);
    expect(tokenCalls.filter((one) => !calls.includes(one))).toEqual([]);
  },
);

const strange = ["x", "0", "999999", "%00", "..%2f..", "' OR 1=1 --", "a".repeat(300), crypto.randomUUID()];

test.each(strange.map(encodeURI))("an id that is none is unknown, never a fault: %s", async (id) => {
  const asked: [string, string, string, unknown?][] = [
    [other.token, "GET", `/api/question-sets/${id}`],
    [other.token, "PUT", `/api/questions/${id}`, { question_text: "x" }],
    [other.token, "DELETE", `/api/questions/${id}`],
    [other.token, "POST", "/api/game", { question_set_id: decodeURIComponent(id).slice(0, 64) }],
    [other.token, "POST", "/api/game", { from_game: decodeURIComponent(id).slice(0, 32), which: "all" }],
    [other.token, "POST", `/api/game/${id}/start`],
    [other.token, "GET", `/api/classes/${id}`],
    [other.token, "DELETE", `/api/classes/${id}`],
    [other.token, "POST", `/api/classes/${id}/students`, { number: 1, name: "x" }],
    [other.token, "GET", `/api/player/${id}`],
    [other.token, "GET", `/api/library/${id}`],
    [other.token, "PUT", `/api/question-sets/${id}/sharing`, { visibility: "private" }],
    [other.token, "PUT", `/api/question-sets/${id}/sharing`, { visibility: "public", subject: "fen", licence }],
    [other.token, "POST", `/api/question-sets/${id}/sharing/link`],
    [other.token, "POST", `/api/library/${id}/copy`, {}],
    [student.token, "POST", `/api/library/${id}/report`, { reason: "other" }],
    [admin.token, "POST", `/api/admin/library/${id}`, { decision: "list" }],
    [student.token, "POST", `/api/player/${id}/claim`],
    [admin.token, "GET", `/api/admin/users/${id}/stats`],
    [admin.token, "DELETE", `/api/admin/users/${id}`],
  ];
  for (const [token, method, path, body] of asked) {
    const { status, json } = await call(method, path, { token, body, headers: { "cf-connecting-ip": id } });
    expect([path, status, json.code]).toEqual([path, 404, "not_found"]);
  }
});

test("a question cannot be moved into somebody else's set", async () => {
  const own = await aSet(owner.id, 1);
  const path = `/api/questions/${own}-0`;
  await call("PUT", path, { token: owner.token, body: { question_set_id: otherSet, set_id: otherSet } });
  expect((await readSet(owner.token, own)).question_count).toBe(1);
  expect((await readSet(other.token, otherSet)).question_count).toBe(2);
});

test.each(["pending", "rejected"] as const)("a %s teacher writes sets and opens no game", async (approval) => {
  const teacher = await aPerson("teacher", { approval });
  const made = await aSet(teacher.id);
  expect((await call("GET", `/api/question-sets/${made}`, { token: teacher.token })).status).toBe(200);
  const body = { question_set_id: made };
  const refused = await call("POST", "/api/game", { token: teacher.token, body });
  expect([refused.status, refused.json.code]).toEqual([403, "teacher_not_approved"]);
  await call("POST", "/api/admin/teachers/approve", {
    token: admin.token,
    body: { user_id: teacher.id, approve: true },
  });
  expect((await call("POST", "/api/game", { token: teacher.token, body })).status).toBe(201);
});

test.each([
  ["GET", "/api/admin/nope", 404],
  ["GET", "/api/user/nope", 404],
  ["POST", "/api/admin/stats", 405],
  ["GET", "/api/auth/login", 405],
  ["GET", "/api/user/profile", 405],
])("whoever asks, %s %s is %d", async (method, path, status) => {
  expect((await call(method, path)).status).toBe(status);
  expect((await call(method, path, { token: admin.token })).status).toBe(status);
});

test("signing out is for who is signed in", async () => {
  await isAsExpected(...logout);
  for (const [who, { id }] of Object.entries({ student, other, admin, owner })) {
    const { role, tokenVersion: version } = (await storedUser(id))!;
    tokens[who as keyof typeof tokens] = await signToken(env, { userId: id, role, version });
  }
  await isAsExpected(...others);
});
