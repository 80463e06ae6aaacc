import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { classLimits } from "#protocol/class-limits";
import type { ClassReply, ClassesReply } from "#protocol/http/replies/classes";
import { classSeats } from "#db/classes/class-seats";
import { database } from "#db/database";
import { classes } from "#db/schema/classes";
import { aClass, readClass } from "../helpers/classes";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

const names = async (token: string) =>
  (await call<ClassesReply>("GET", "/api/classes", { token })).json.classes.map(({ name }) => name);

test("a class is made, renamed, archived, opened again and deleted", async () => {
  const { token } = await aPerson("teacher");
  const { id } = await aClass(token, { name: "  7B   Fen ", students: ["Ayşe Kaya"] });
  expect(await readClass(token, id)).toEqual({
    id,
    name: "7B Fen",
    student_count: 1,
    created_at: expect.any(Number),
    archived: false,
    games: 0,
    last_played: null,
    last_title: null,
    first_students: ["Ayşe K."],
    month: { questions: 0, credit: null },
    before: { questions: 0, credit: null },
    students: [
      {
        id: expect.any(String),
        number: 1,
        school_no: null,
        name: "Ayşe Kaya",
        time_factor: 1,
        account: { linked: false },
        games: 0,
        last_played: null,
      },
    ],
  });
  const put = (body: object) => call<ClassReply>("PUT", `/api/classes/${id}`, { token, body });
  expect((await put({ name: "7C" })).json.class).toMatchObject({ name: "7C", archived: false });
  expect((await put({ archived: true })).json.class).toMatchObject({ name: "7C", archived: true });
  expect((await put({ archived: false })).json.class).toMatchObject({ archived: false });
  expect((await call("DELETE", `/api/classes/${id}`, { token })).status).toBe(204);
  expect((await call("GET", `/api/classes/${id}`, { token })).status).toBe(404);
  expect(await names(token)).toEqual([]);
});

test("the list is in the order in which people count, the archived ones in it", async () => {
  const { token } = await aPerson("teacher");
  for (const name of ["10A", "9B", "Çınar", "Can", "9A"]) await aClass(token, { name });
  expect(await names(token)).toEqual(["9A", "9B", "10A", "Can", "Çınar"]);
});

test("the list also comes by page, the newest first, and is searched by name", async () => {
  const { token } = await aPerson("teacher");
  for (const name of ["9A", "Işık 7B", "Çınar"]) {
    await aClass(token, { name });
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const list = async (query: string) => (await call<ClassesReply>("GET", `/api/classes${query}`, { token })).json;
  const paged = async (query: string) => {
    const { items, total, page, page_size } = await list(query);
    return { names: items.map(({ name }) => name), total, page, page_size };
  };
  expect(await paged("")).toEqual({ names: ["Çınar", "Işık 7B", "9A"], total: 3, page: 1, page_size: 20 });
  expect(await paged("?page=2&page_size=2")).toEqual({ names: ["9A"], total: 3, page: 2, page_size: 2 });
  expect(await paged("?q=ISIK&page_size=500")).toEqual({ names: ["Işık 7B"], total: 1, page: 1, page_size: 100 });
  expect((await list("?q=ISIK&page_size=1")).classes).toHaveLength(3);
});

test.each(["", "   ", "a".repeat(41), 7, "a\u0007b", "a\u202eb"])(
  "the name %j is refused beside its field",
  async (name) => {
    const { token } = await aPerson("teacher");
    const { status, json } = await call("POST", "/api/classes", { token, body: { name } });
    expect([status, json.code, Object.keys(json.fields!)]).toEqual([400, "validation_failed", ["name"]]);
  },
);

test("two open classes have different names, whatever their letters' case; an archived one keeps its name", async () => {
  const { token } = await aPerson("teacher");
  const { id } = await aClass(token, { name: "7i Işık" });
  const again = () => call("POST", "/api/classes", { token, body: { name: "7İ IŞIK" } });
  expect((await again()).json).toMatchObject({ code: "class_name_taken", fields: { name: expect.any(String) } });
  await call("PUT", `/api/classes/${id}`, { token, body: { archived: true } });
  expect((await again()).status).toBe(201);
  const back = await call("PUT", `/api/classes/${id}`, { token, body: { archived: false } });
  expect([back.status, back.json.code]).toEqual([409, "class_name_taken"]);
  const other = await aPerson("teacher");
  await aClass(other.token, { name: "7i Işık" });
});

test("fifty classes are open at most, an archived one makes room", async () => {
  const { id: ownerId, token } = await aPerson("teacher");
  const rows = Array.from({ length: classLimits.classes.open - 1 }, (_, i) => ({
    id: crypto.randomUUID(),
    ownerId,
    name: `S${i}`,
    nameKey: `s${i}`,
    createdAt: 1,
  }));
  for (let at = 0; at < rows.length; at += 10)
    await database(env.DB)
      .insert(classes)
      .values(rows.slice(at, at + 10));
  const { id } = await aClass(token);
  const more = () => call("POST", "/api/classes", { token, body: { name: "bir daha" } });
  expect((await more()).json.code).toBe("class_quota");
  await call("PUT", `/api/classes/${id}`, { token, body: { archived: true } });
  expect((await more()).status).toBe(201);
  const back = await call("PUT", `/api/classes/${id}`, { token, body: { archived: false } });
  expect(back.json.code).toBe("class_quota");
});

test("one key makes one class", async () => {
  const { token } = await aPerson("teacher");
  const made = () =>
    call<ClassReply>("POST", "/api/classes", { token, body: { name: "7B" }, headers: { "idempotency-key": "k" } });
  const [first, second] = [await made(), await made()];
  expect(second.json).toEqual(first.json);
  expect(await names(token)).toEqual(["7B"]);
});

test("a game gets its seats from the teacher's own open class", async () => {
  const [teacher, other] = [await aPerson("teacher"), await aPerson("teacher")];
  const rows = [
    { number: 3, name: "Ece", school_no: 512, time_factor: 1.5 },
    { number: 1, name: "Ali" },
  ];
  const { id } = await aClass(teacher.token, { students: rows });
  const db = database(env.DB);
  expect(await classSeats(db, teacher.id, id)).toEqual({
    id,
    name: "7B Fen",
    students: [
      { studentId: expect.any(String), number: 1, schoolNo: null, name: "Ali", timeFactor: 1, userId: null },
      { studentId: expect.any(String), number: 3, schoolNo: 512, name: "Ece", timeFactor: 1.5, userId: null },
    ],
  });
  expect(await classSeats(db, other.id, id)).toBeNull();
  await call("PUT", `/api/classes/${id}`, { token: teacher.token, body: { archived: true } });
  expect(await classSeats(db, teacher.id, id)).toBe("archived");
  await call("DELETE", `/api/classes/${id}`, { token: teacher.token });
  expect(await classSeats(db, teacher.id, id)).toBeNull();
});
