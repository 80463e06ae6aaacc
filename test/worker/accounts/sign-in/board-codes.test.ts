import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { BoardCodesReply, NewBoardCodeReply } from "#protocol/http/replies/device-sign-in";
import type { LoginReply } from "#protocol/http/replies/people";
import { isoMinute } from "#shared/time-zone";
import { removeExpired } from "#db/expired";
import { database } from "#db/database";
import { anAccount } from "../../helpers/accounts/accounts";
import { withClock } from "../../helpers/clock";
import { call, statuses, type Refusal } from "../../helpers/http";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const dayIn = (days: number) => isoMinute(Date.now() + days * DAY, "Europe/Istanbul").slice(0, 10);

/** A teacher at home. */
async function aTeacher() {
  const person = await anAccount("teacher");
  const { token, password } = person;
  return {
    ...person,
    make: (day: unknown, more: object = {}) =>
      call<NewBoardCodeReply & Refusal>("POST", "/api/user/board-codes", { token, body: { day, password, ...more } }),
    list: async () => (await call<BoardCodesReply>("GET", "/api/user/board-codes", { token })).json.board_codes,
    end: (id: string) => call("DELETE", `/api/user/board-codes/${id}`, { token }),
    mails: async () => {
      const wanted = `SELECT text FROM mails WHERE "to" = ? AND subject = 'Tahta kodunuz kullanıldı'`;
      const { results } = await env.DB.prepare(wanted).bind(person.email).all<{ text: string }>();
      return results;
    },
  };
}
/** A board at an address of its own. */
const board = (code: unknown, address: string = crypto.randomUUID()) =>
  call<LoginReply & Refusal>("POST", "/api/auth/board-code", {
    body: { code },
    headers: { "cf-connecting-ip": address },
  });

test("[T52] a code made at home signs in tomorrow's board once, on that day alone, and the owner is told", async () => {
  // Passwords wait for their turn by the clock, which stands still below.
  const teacher = await aTeacher();
  const tomorrow = dayIn(1);
  const { status, json } = await teacher.make(tomorrow);
  expect(status).toBe(201);
  await withClock(async ({ pass, now }) => {
    const { code, ...listed } = json.board_code;
    expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
    // A day in Istanbul ends three hours before it does in Greenwich.
    expect(listed).toEqual({ id: expect.any(String), day: tomorrow, expires_at: Date.parse(`${tomorrow}T21:00:00Z`) });
    expect(await teacher.list()).toEqual([listed]);

    const early = await board(code);
    expect([early.status, early.json.code]).toEqual([404, "board_code_unknown"]);
    pass(DAY);
    const opened = await board(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
    expect(opened.status).toBe(200);
    expect(opened.json).toMatchObject({
      user: { id: teacher.id },
      session: { kind: "board", ends_with_browser: true, expires_at: now() + 12 * HOUR },
    });
    const again = await board(code);
    expect([again.status, again.json.code]).toEqual([404, "board_code_unknown"]);
    expect(await teacher.list()).toEqual([]);
    const at = isoMinute(now(), "Europe/Istanbul").slice(11).replace(":", ".");
    expect(await teacher.mails()).toEqual([{ text: expect.stringContaining(at) }]);
  });
});

test("a code of yesterday is none, and of two boards at once one gets in", async () => {
  const teacher = await aTeacher();
  const { code } = (await teacher.make(dayIn(0))).json.board_code;
  const moved = (days: number) =>
    env.DB.prepare("UPDATE board_codes SET starts_at = starts_at + ?1, expires_at = expires_at + ?1 WHERE user_id = ?2")
      .bind(days * DAY, teacher.id)
      .run();
  await moved(-1);
  expect((await board(code)).status).toBe(404);
  await moved(1);
  expect(statuses(await Promise.all([board(code), board(code)]))).toEqual([200, 404]);
});

test.each([
  ["yesterday", () => dayIn(-1)],
  ["in fifteen days", () => dayIn(15)],
  ["no day", () => "2027-02-30"],
  ["a number", () => 20_270_112],
  ["missing", () => undefined],
])("no code is made for a day that is %s", async (_, day) => {
  const teacher = await aTeacher();
  const { status, json } = await teacher.make(day());
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, ["day"]]);
});

test("a code takes the password, and a teacher has ten open ones at most", async () => {
  const teacher = await aTeacher();
  const wrong = await teacher.make(dayIn(0), { password: "yanlış" });
  expect([wrong.status, Object.keys(wrong.json.fields ?? {})]).toEqual([400, ["password"]]);
  for (let k = 0; k < 10; k++) expect((await teacher.make(dayIn(k))).status).toBe(201);
  const eleventh = await teacher.make(dayIn(0));
  expect([eleventh.status, eleventh.json.code]).toEqual([409, "board_code_quota"]);
  const [first] = await teacher.list();
  // Another teacher cannot end it.
  expect((await (await aTeacher()).end(first!.id)).status).toBe(404);
  expect((await teacher.end(first!.id)).status).toBe(204);
  expect((await teacher.make(dayIn(0))).status).toBe(201);
});

test.each([
  ["a changed password", "PUT", "/api/user/profile"],
  ["signing out everywhere", "DELETE", "/api/user/sessions"],
])("%s ends every open code", async (_, method, path) => {
  const teacher = await aTeacher();
  const { code } = (await teacher.make(dayIn(0))).json.board_code;
  const body = { current_password: teacher.password, new_password: "gizli-bahce-78" };
  const reply = await call<{ token: string }>(method, path, {
    token: teacher.token,
    ...(method === "PUT" && { body }),
  });
  expect(reply.status).toBe(200);
  expect((await board(code)).status).toBe(404);
  const listed = await call<BoardCodesReply>("GET", "/api/user/board-codes", { token: reply.json.token });
  expect(listed.json.board_codes).toEqual([]);
});

test("[T51][T52] a line that guesses waits with its wrong codes, while right codes and passwords are taken", async () => {
  const teacher = await aTeacher();
  const right = async () => (await teacher.make(dayIn(0))).json.board_code.code;
  const codes = [await right(), await right()];
  await withClock(async ({ pass }) => {
    // From the networks of one line, which has 65,536 of them.
    const guess = (k: number) => board(`AAAA22${k + 20}`, `2001:db8:aa:${k.toString(16)}::1`);
    const tried: number[] = [];
    for (let k = 0; k < 70; k++) tried.push((await guess(k)).status);
    expect(tried).toEqual([...Array<number>(60).fill(404), ...Array<number>(10).fill(429)]);
    pass(10_000);
    expect((await guess(70)).headers.get("retry-after")).toBe("20");
    expect((await board("AAAA2299")).status).toBe(404);
    for (const code of codes) {
      expect((await board(code, "2001:db8:aa:1::1")).status).toBe(200);
      expect((await board(code, "2001:db8:aa:1::1")).status).toBe(429);
    }
  });
  // Wrong codes are no wrong passwords: two of those would close the account to a client that has to wait.
  const signIn = (password: string) =>
    call("POST", "/api/auth/login", {
      body: { email: teacher.email, password },
      headers: { "cf-connecting-ip": "2001:db8:aa:1::1" },
    });
  const replies = [await signIn("yanlış"), await signIn("yanlış"), await signIn(teacher.password)];
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 200]);
});

test("only a hash is stored, and a day that is over takes the code away", async () => {
  const teacher = await aTeacher();
  const { code, id } = (await teacher.make(dayIn(0))).json.board_code;
  const stored = () => env.DB.prepare("SELECT * FROM board_codes WHERE id = ?").bind(id).first();
  expect(JSON.stringify(await stored())).not.toContain(code);
  await removeExpired(database(env.DB), { now: Date.now() + 2 * DAY, auditBefore: 0 }, () => true);
  expect(await stored()).toBeNull();
});

test("the same call with the same key gives the same code", async () => {
  const { token, password } = await aTeacher();
  const headers = { "idempotency-key": crypto.randomUUID() };
  const make = () =>
    call<NewBoardCodeReply>("POST", "/api/user/board-codes", { token, body: { day: dayIn(0), password }, headers });
  const first = await make();
  expect((await make()).json).toEqual(first.json);
  expect((await board(first.json.board_code.code)).status).toBe(200);
});
