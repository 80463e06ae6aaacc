import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { AskedDeviceReply, DeviceReply } from "#protocol/http/replies/device-sign-in";
import type { LoginReply } from "#protocol/http/replies/people";
import { deviceHash } from "#auth/device-codes";
import { countingRules } from "#shared/counting/limits";
import { app } from "../../../../worker/app";
import { removeExpired } from "#db/expired";
import { database } from "#db/database";
import { anAccount } from "../../helpers/accounts/accounts";
import { withClock } from "../../helpers/clock";
import { call, statuses, type Call, type Refusal } from "../../helpers/http";

const SECOND = 1000;
const HOUR = 3_600_000;
const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";

const rows = (where = "", ...values: number[]) =>
  env.DB.prepare(`SELECT count(*) AS n FROM device_sign_ins ${where}`)
    .bind(...values)
    .first<number>("n");

/** A board that shows a code, at an address of its own. */
async function aBoard(address: string = crypto.randomUUID()) {
  const headers = { "cf-connecting-ip": address, "user-agent": chrome };
  const { status, json } = await call<DeviceReply & Refusal>("POST", "/api/auth/device", { headers });
  return {
    ...json,
    status,
    poll: () =>
      call<LoginReply & Refusal>("POST", "/api/auth/device/token", {
        body: { device_code: json.device_code },
        headers,
      }),
  };
}

/** A phone that is signed in, at an address of its own. */
async function aPhone(role: "teacher" | "student" | "admin" = "teacher") {
  const person = await anAccount(role);
  const own: Call = { token: person.token, headers: { "cf-connecting-ip": crypto.randomUUID() } };
  const say = (what: "confirm" | "refuse", body: object) => call("POST", `/api/user/devices/${what}`, { ...own, body });
  return {
    ...person,
    look: (code: string) =>
      call<AskedDeviceReply & Refusal>("GET", `/api/user/devices/${encodeURIComponent(code)}`, own),
    confirm: (user_code: string, digits?: string) => say("confirm", { user_code, ...(digits && { digits }) }),
    refuse: (user_code: string) => say("refuse", { user_code }),
  };
}

test("[T52][ASVS 10.7.1] the board waits, the phone sees which browser and when, confirms with the board's digits, and the board is signed in", async () => {
  const [board, phone] = [await aBoard(), await aPhone()];
  expect(board).toMatchObject({
    status: 201,
    expires_in: 180,
    interval: 2,
    user_code: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/),
    digits: expect.stringMatching(/^\d\d$/),
    url: `https://bilye.test/link?c=${board.user_code}`,
  });
  expect((await board.poll()).status).toBe(202);
  const { json: seen } = await phone.look(board.user_code);
  expect(seen).toEqual({
    device: "Chrome, Windows",
    place: null,
    asked_at: expect.any(Number),
    expires_at: seen.asked_at + 180_000,
  });
  expect((await phone.confirm(board.user_code, board.digits)).status).toBe(204);

  const { status, json } = await board.poll();
  expect([status, json.user.id]).toEqual([200, phone.id]);
  expect(json.session).toMatchObject({ kind: "board", ends_with_browser: true });
  expect((await call("GET", "/api/auth/me", { token: json.token })).status).toBe(200);
});

test("[T52][ASVS 7.1.1][ASVS 10.4.8] the session of a board ends after twelve hours, however it is refreshed", async () => {
  await withClock(async ({ pass }) => {
    const [board, phone] = [await aBoard(), await aPhone()];
    await phone.confirm(board.user_code, board.digits);
    const { token } = (await board.poll()).json;
    pass(12 * HOUR - 2 * SECOND);
    const { json } = await call<LoginReply>("POST", "/api/auth/refresh", { token });
    pass(3 * SECOND);
    for (const each of [token, json.token])
      expect((await call("GET", "/api/auth/me", { token: each })).status).toBe(401);
  });
});

test("a code is typed as people type: in small letters, without the dash, with spaces", async () => {
  const [board, phone] = [await aBoard(), await aPhone()];
  for (const typed of [
    board.user_code.toLowerCase(),
    board.user_code.replace("-", ""),
    ` ${board.user_code.replace("-", " ")} `,
  ]) {
    expect((await phone.look(typed)).status).toBe(200);
  }
});

test("[T52][ASVS 6.5.1][ASVS 10.4.2] the answer is given once: a second poll, another board's poll and a stranger's poll get nothing", async () => {
  const [board, other, phone] = [await aBoard(), await aBoard(), await aPhone()];
  await phone.confirm(board.user_code, board.digits);
  expect((await other.poll()).status).toBe(202);
  const both = await Promise.all([board.poll(), board.poll()]);
  expect(statuses(both)).toEqual([200, 410]);
  expect((await board.poll()).json.code).toBe("token_expired");
  const guess = { device_code: Buffer.alloc(32).toString("base64url") };
  expect((await call("POST", "/api/auth/device/token", { body: guess })).json.code).toBe("token_expired");
  const userCode = { device_code: other.user_code };
  expect((await call("POST", "/api/auth/device/token", { body: userCode })).json.code).toBe("token_expired");
});

test("[T52][ASVS 6.6.2] one of two phones that confirm at the same moment succeeds, and a second confirmation changes nothing", async () => {
  const [board, mine, theirs] = [await aBoard(), await aPhone(), await aPhone()];
  const said = await Promise.all([mine, theirs].map((phone) => phone.confirm(board.user_code, board.digits)));
  expect(statuses(said)).toEqual([204, 404]);
  const winner = said[0]!.status === 204 ? mine : theirs;
  expect((await theirs.confirm(board.user_code, board.digits)).json.code).toBe("device_code_unknown");
  expect((await mine.refuse(board.user_code)).json.code).toBe("device_code_unknown");
  expect((await board.poll()).json.user.id).toBe(winner.id);
});

test("[T52][ASVS 6.6.2] wrong digits confirm nothing; the right ones still do", async () => {
  const [board, phone] = [await aBoard(), await aPhone()];
  const wrong = String((Number(board.digits) + 1) % 100).padStart(2, "0");
  expect((await phone.confirm(board.user_code, wrong)).json.code).toBe("digits_wrong");
  expect((await board.poll()).status).toBe(202);
  expect((await phone.confirm(board.user_code, ` ${board.digits}`)).status).toBe(204);
});

test("a phone that refuses ends the board's waiting", async () => {
  const [board, phone] = [await aBoard(), await aPhone()];
  expect((await phone.refuse(board.user_code)).status).toBe(204);
  expect((await board.poll()).json.code).toBe("device_refused");
  expect((await board.poll()).json.code).toBe("token_expired");
});

test("[T52][ASVS 6.5.5][ASVS 10.4.2] after three minutes no phone looks, confirms or is signed in", async () => {
  await withClock(async ({ pass }) => {
    const [board, phone] = [await aBoard(), await aPhone()];
    pass(180 * SECOND - 1);
    expect((await board.poll()).status).toBe(202);
    expect((await phone.look(board.user_code)).status).toBe(200);
    const confirmed = await aBoard();
    expect((await phone.confirm(confirmed.user_code, confirmed.digits)).status).toBe(204);
    pass(1);
    expect((await phone.confirm(board.user_code, board.digits)).json.code).toBe("device_code_unknown");
    expect((await board.poll()).json.code).toBe("token_expired");
    pass(180 * SECOND);
    expect((await confirmed.poll()).json.code).toBe("token_expired");
  });
});

test("[T52] changing the password between confirming and the board's poll signs no board in", async () => {
  const [board, phone] = [await aBoard(), await aPhone()];
  await phone.confirm(board.user_code, board.digits);
  await env.DB.prepare("UPDATE users SET token_version = token_version + 1 WHERE id = ?").bind(phone.id).run();
  expect((await board.poll()).json.code).toBe("token_expired");
});

test("[T52][ASVS 6.6.3] trying codes has to wait after a few, and the right one then waits too", async () => {
  const [board, phone] = [await aBoard(), await aPhone()];
  const codes = [];
  for (let i = 0; i < 7; i++) codes.push((await phone.look(`AAAA-AAA${"ABCDEFG"[i]}`)).status);
  expect(codes).toEqual([404, 404, 404, 404, 404, 404, 429]);
  expect((await phone.look(board.user_code)).status).toBe(429);
});

test("[T52] guests confirm nothing, and a session that is only a board's signs in no other device", async () => {
  const [board, phone] = [await aBoard(), await aPhone()];
  const body = { user_code: board.user_code, digits: board.digits };
  expect((await call("POST", "/api/user/devices/confirm", { body })).status).toBe(401);
  await phone.confirm(board.user_code, board.digits);
  const { token } = (await board.poll()).json;
  const pupils = await aBoard();
  const { json } = await call("POST", "/api/user/devices/confirm", {
    token,
    body: { user_code: pupils.user_code, digits: pupils.digits },
  });
  expect(json.code).toBe("own_device_needed");
  expect((await pupils.poll()).status).toBe(202);
});

test("[T52] no flood of boards keeps a board of its client away: the one that has waited longest goes, and no answered one", async () => {
  await withClock(async ({ pass }) => {
    const [school, phone] = [crypto.randomUUID(), await aPhone()];
    const [confirmed, elsewhere] = [await aBoard(school), await aBoard()];
    await phone.confirm(confirmed.user_code, confirmed.digits);
    pass(SECOND);
    const oldest = await aBoard(school);
    pass(SECOND);
    const second = await aBoard(school);
    const waiting = countingRules.board.client[0].most;
    await env.DB.prepare(
      `INSERT INTO device_sign_ins (device_hash, code_hash, client_key, digits, device, place, created_at, expires_at, state)
        SELECT 'flood-' || value, 'flood-' || value, client_key, digits, device, place, created_at, expires_at + 1, state
        FROM device_sign_ins, json_each(?) WHERE device_hash = ?`,
    )
      .bind(JSON.stringify(Array.from({ length: waiting - 2 }, (_, i) => i)), deviceHash(second.device_code))
      .run();
    const newest = await aBoard(school);
    expect(newest.status).toBe(201);
    const polls = await Promise.all([oldest, second, elsewhere, newest, confirmed].map((board) => board.poll()));
    expect(polls.map(({ status }) => status)).toEqual([410, 202, 202, 202, 200]);
    const before = await rows();
    pass(181 * SECOND);
    expect((await aBoard(school)).status).toBe(201);
    expect(await rows()).toBe(before! - waiting + 1);
  });
});

test("[T52][ASVS 6.5.2] the database knows neither code, and the night takes expired ones", async () => {
  await withClock(async ({ pass }) => {
    const board = await aBoard();
    const { results } = await env.DB.prepare("SELECT * FROM device_sign_ins").all();
    const text = JSON.stringify(results);
    for (const secret of [board.device_code, board.user_code, board.user_code.replace("-", "")])
      expect(text).not.toContain(secret);
    const now = pass(181 * SECOND);
    const swept = await removeExpired(database(env.DB), { now, auditBefore: 0 }, () => true);
    expect(swept.device_sign_ins).toBeGreaterThan(0);
    expect(await rows("WHERE expires_at < ?", now)).toBe(0);
  });
});

test("[T52] the phone is sent the city and the country that the edge names, and no address", async () => {
  const phone = await aPhone();
  const request = new Request("https://bilye.test/api/auth/device", {
    method: "POST",
    headers: { "cf-connecting-ip": "203.0.113.9", "user-agent": "Kötü <script>" },
    cf: { city: "Bursa", country: "TR" } as never,
  });
  const response = await app.fetch(request, { ...env, DEV_INBOX: "off" }, createExecutionContext());
  const { user_code } = await response.json<DeviceReply>();
  expect((await phone.look(user_code)).json).toMatchObject({ device: "Bilinmeyen cihaz", place: "Bursa, Türkiye" });
  const { results } = await env.DB.prepare("SELECT * FROM device_sign_ins").all();
  expect(JSON.stringify(results)).not.toContain("203.0.113.9");
});
