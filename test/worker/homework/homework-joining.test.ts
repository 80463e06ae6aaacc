import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { HomeworkPinReply, HomeworkPupilsReply, HomeworkView } from "#protocol/http/replies/homework";
import { aHomework, begun, DAY, join, pageOf } from "../helpers/a-homework";
import { withClock } from "../helpers/clock";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

const three = [{ name: "Ali Kaya" }, { name: "Ece Nur Tan" }, { name: "Nur Öz", timeFactor: 2 }];

test("anybody with the address sees the homework's title and end, in any case, and nothing of a question or of anybody", async () => {
  const { code } = await aHomework({ pupils: three });
  const seen = await call<HomeworkView>("GET", `/api/homework/${code.toLowerCase()}`);
  expect(seen.json).toEqual({
    homework: {
      code,
      title: "Kesirler",
      teacher: "Elif Yıldırım",
      class_name: "7B Fen",
      question_count: 3,
      opens_at: null,
      due_at: expect.any(Number) as number,
      time_zone: "Europe/Istanbul",
      settings: { attempts: 1, clock: "none", verdict: "each", shuffle: false },
      state: "open",
      joins_by: "number",
    },
    server_time: expect.any(Number) as number,
  });
  for (const name of ["Ali", "Ece", "Soru"]) expect(seen.text).not.toContain(name);
});

test("[T3][T4][F29] the same key is the same seat, session and pin; another nickname that looks like it is taken, with a free one beside", async () => {
  const { code } = await aHomework();
  const body = { nickname: "Ali", join_key: crypto.randomUUID() };
  const [first, again] = [await join(code, body), await join(code, { ...body, nickname: "Veli" })];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.json).toMatchObject({
    session_id: first.json.session_id,
    pin: first.json.pin,
    you: { nickname: "Ali", player_id: first.json.you!.player_id },
  });
  const taken = await join(code, { nickname: "ALI" });
  expect([taken.status, taken.json.code, taken.json.suggestion]).toEqual([409, "nickname_taken", "ALI 2"]);
  expect((await join(code, { nickname: "amk" })).json.code).toBe("nickname_invalid");
  expect((await join(code, { number: 5 })).json.code).toBe("homework_nickname_needed");
});

test("[B1][B2] a class comes in by number: the name, a yes, and the place is taken; others with the number need its pin", async () => {
  const { code } = await aHomework({ pupils: three });
  const key = crypto.randomUUID();
  expect((await join(code, { nickname: "Ali" })).json.code).toBe("number_needed");
  expect((await join(code, { number: 9, join_key: key })).json.code).toBe("number_unknown");
  const asked = await join(code, { number: 2, join_key: key });
  expect([asked.status, asked.json]).toEqual([200, { code, number: 2, name: "Ece T." }]);
  const seated = await join(code, { number: 2, join_key: key, confirm: true });
  expect([seated.status, seated.json.you]).toMatchObject([201, { nickname: "Ece T.", number: 2 }]);
  const other = await join(code, { number: 2, confirm: true, join_key: crypto.randomUUID() });
  expect([other.status, other.json.code]).toEqual([409, "seat_taken"]);
  const back = await join(code, { number: 2, pin: seated.json.pin! });
  expect([back.status, back.json.pin, back.json.you!.player_id]).toEqual([200, null, seated.json.you!.player_id]);
  expect((await pageOf(code, back.json).see()).status).toBe(200);
});

test("a student who comes into the class after it was given has a place in it, under their own number", async () => {
  const { teacher, id, code, classId } = await aHomework({ pupils: three });
  const path = `/api/classes/${classId}/students`;
  const body = { number: 7, name: "Ali Koç", time_factor: 2 };
  expect((await call("POST", path, { token: teacher.token, body })).status).toBe(201);
  const asked = await join(code, { number: 7, join_key: crypto.randomUUID() });
  // Ali Kaya is in it already, under the same short name.
  expect([asked.status, asked.json.name]).toEqual([200, "Ali K. 7"]);
  await begun(code, { number: 7 });
  const seen = await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token: teacher.token });
  expect(seen.json.pupils.map(({ number, state }) => [number, state])).toEqual([
    [1, "not_started"],
    [2, "not_started"],
    [3, "not_started"],
    [7, "running"],
  ]);
  expect(seen.json.homework.counts).toEqual({ expected: 4, started: 1, finished: 0 });
});

test("[T51] numbers of a class are not tried out one after the other", async () => {
  const { code } = await aHomework({ pupils: three });
  const key = crypto.randomUUID();
  const tries = [];
  for (let number = 1; number <= 7; number++) tries.push((await join(code, { number, join_key: key })).status);
  expect(tries.slice(5)).toEqual([429, 429]);
});

test("[O12][T51] five wrong pins and the place waits, also for the right one; the seated pupil goes on, and a new pin helps", async () => {
  await withClock(async ({ pass }) => {
    const { teacher, id, code } = await aHomework();
    const ali = await begun(code, { nickname: "Ali" });
    const wrong = ali.pin === "0000" ? "1111" : "0000";
    const tries = [];
    for (let i = 0; i < 5; i++) {
      const { status, json } = await join(code, { nickname: "Ali", pin: wrong });
      tries.push([status, json.code, json.tries_left]);
    }
    expect(tries).toEqual([
      [401, "pin_wrong", 4],
      [401, "pin_wrong", 3],
      [401, "pin_wrong", 2],
      [401, "pin_wrong", 1],
      [401, "pin_wrong", 0],
    ]);
    const locked = await join(code, { nickname: "Ali", pin: ali.pin });
    expect([locked.status, locked.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await ali.see()).status).toBe(200);
    pass(15 * 60_000);
    expect((await join(code, { nickname: "Ali", pin: wrong })).json).toMatchObject({
      code: "pin_wrong",
      tries_left: 0,
    });
    expect((await join(code, { nickname: "Ali", pin: wrong })).headers.get("retry-after")).toBe("1800");
    const path = `/api/homework/${id}/pupils/${ali.id}/pin`;
    const { pin } = (await call<HomeworkPinReply>("POST", path, { token: teacher.token })).json;
    // The old PIN may have been known to others, so every device needs the new one.
    expect((await ali.see()).json.code).toBe("session_invalid");
    expect((await join(code, { nickname: "Ali", pin })).status).toBe(200);
    expect((await join(code, { nickname: "Ali", pin: ali.pin })).status).toBe(401);
    const nobody = await join(code, { nickname: "Kimse", pin: "0000" });
    expect([nobody.status, nobody.json.code]).toEqual([401, "pin_wrong"]);
  });
});

test("a mistyped address is one of no homework, also with letters that no code has: it asks for no sign-in", async () => {
  for (const typed of ["ABC2345", "ABC1O34", "abc234", "2345678"]) {
    const { status, json } = await call("GET", `/api/homework/${typed}`);
    expect([typed, status, json.code]).toEqual([typed, 404, "not_found"]);
  }
});

test("[T1][T51] unknown codes are counted by network, right ones are not", async () => {
  const { code } = await aHomework();
  const headers = { "cf-connecting-ip": "127.44.44.44" };
  const seen = [];
  for (let i = 0; i < 40; i++)
    seen.push((await call("GET", `/api/homework/ZZZZZ${"ABCDEFGHJK"[i % 10]}2`, { headers })).status);
  expect(new Set(seen)).toEqual(new Set([404, 429]));
  expect((await call("GET", `/api/homework/${code}`, { headers })).status).toBe(200);
});

test("[T10][T11][T51] a pupil has no rights in another's seat: another homework's session, a made-up one, a removed one", async () => {
  const [here, there] = [await aHomework(), await aHomework()];
  const ali = await begun(here.code, { nickname: "Ali" });
  const stranger = pageOf(there.code, { ...ali.first, session_id: ali.sessionId });
  expect((await stranger.see()).json.code).toBe("session_invalid");
  expect((await stranger.answer("x", "A")).status).toBe(401);
  const madeUp = pageOf(here.code, { ...ali.first, session_id: `${here.code}.${"0".repeat(48)}` });
  expect((await madeUp.see()).status).toBe(401);
  await call("DELETE", `/api/homework/${here.id}/pupils/${ali.id}`, { token: here.teacher.token });
  expect((await ali.see()).json).toMatchObject({ code: "player_removed" });
  expect((await begun(here.code, { nickname: "Ali" })).id).not.toBe(ali.id);
});

test("[O1] homework cannot be begun before it opens", async () => {
  await withClock(async ({ pass, now }) => {
    const { code } = await aHomework({ body: { opens_at: now() + DAY } });
    const early = await join(code, { nickname: "Ali" });
    expect([early.status, early.json.code, early.json.homework.state]).toEqual([409, "homework_not_open", "waiting"]);
    pass(DAY);
    expect((await join(code, { nickname: "Ali" })).status).toBe(201);
  });
});

test("a pupil who comes back after the end sees the result, and can go through it", async () => {
  await withClock(async ({ pass }) => {
    const { code } = await aHomework({ body: { verdict: "after_due" } });
    const ali = await begun(code, { nickname: "Ali" });
    const { question } = ali.first;
    const answered = await ali.answer(question!.question_id, "B");
    // No reply reveals the right answer before the end.
    expect(answered.json).toMatchObject({ verdict: null, you: { right: null, best: null } });
    expect(answered.text).not.toContain("Açıklama");
    expect((await ali.see()).json.beads).toEqual(["given"]);
    expect((await ali.review()).json.code).toBe("review_closed");
    pass(3 * DAY);
    const back = await join(code, { nickname: "Ali", pin: ali.pin });
    expect([back.status, back.json.code]).toEqual([410, "homework_over"]);
    expect(back.json.result).toMatchObject({ best: { right: 1, answered: 1 }, beads: ["right", "missed", "missed"] });
    const page = pageOf(code, { ...ali.first, session_id: back.json.session_id });
    expect((await page.review()).json.answers.map(({ answer, correct_option }) => [answer, correct_option])).toEqual([
      ["B", "B"],
      [null, "B"],
      [null, "B"],
    ]);
    const late = await join(code, { nickname: "Ece" });
    expect([late.status, late.json.result]).toEqual([410, null]);
  });
});

test("a signed-in student has the homework in their history, with the clock's own times", async () => {
  await withClock(async ({ pass }) => {
    const student = await aPerson("student");
    const { code, room } = await aHomework({ body: { clock: "question" } });
    const ali = await begun(code, { nickname: "Ali" }, student.token);
    expect(ali.first).toMatchObject({ question: null, ahead: [], you: { phase: "ready" } });
    const first = (await ali.next()).json.question!;
    expect(first).toMatchObject({ time_limit: 20, ends_at: first.starts_at + 20_000 });
    pass(5_000);
    expect((await ali.answer(first.question_id, "B")).json).toMatchObject({ question: null, you: { phase: "ready" } });
    await ali.next();
    pass(3 * DAY);
    await room.poke(((await room.overview()) as { reply: { id: string } }).reply.id);
    const history = await call<{ items: object[] }>("GET", "/api/player/history", { token: student.token });
    expect(history.json.items).toMatchObject([
      { game_code: code, mode: "homework", correct: 1, unanswered: 2, rank: 1 },
    ]);
    const own = await call("GET", `/api/player/${ali.id}/stats`, { token: student.token });
    expect(own.json).toMatchObject({ stats: { correct: 1, average_response_ms: 5_000 } });
  });
});

test("[T4] an unknown number beside a pin is a wrong pin, and the class's list is read every 30 seconds at most", async () => {
  await withClock(async ({ pass }) => {
    const { code, classId, teacher } = await aHomework({ pupils: three });
    const wrong = await join(code, { number: 9, pin: "1234" });
    expect([wrong.status, wrong.json.code]).toEqual([401, "pin_wrong"]);
    const knock = async () => (await join(code, { number: 4, join_key: crypto.randomUUID() })).json;
    expect((await knock()).code).toBe("number_unknown");
    const body = { name: "Zeynep Ak", number: 4 };
    await call("POST", `/api/classes/${classId}/students`, { token: teacher.token, body });
    expect((await knock()).code).toBe("number_unknown");
    pass(30_000);
    expect(await knock()).toMatchObject({ number: 4, name: "Zeynep A." });
  });
});

test("[F24] names that an older version compared otherwise are found, and initials are no look-alikes", async () => {
  const { code, room } = await aHomework();
  const first = await join(code, { nickname: "Ali I." });
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("UPDATE pupils SET name_key = 'aii i.'");
    storage.sql.exec("DELETE FROM notes WHERE key = 'name_keys'");
  });
  await evictDurableObject(room);
  expect((await join(code, { nickname: "Ali İ." })).status).toBe(201);
  const back = await join(code, { nickname: "ali ı.", pin: first.json.pin! });
  expect(back.json.you!.player_id).toBe(first.json.you!.player_id);
  expect((await join(code, { nickname: "Ali I." })).json.code).toBe("nickname_taken");
});
