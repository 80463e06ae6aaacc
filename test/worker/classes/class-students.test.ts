import { expect, test } from "vitest";
import type { StudentReply, StudentsImportReply, StudentsReply } from "#protocol/http/replies/classes";
import { aClass, readClass, roll } from "../helpers/classes";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

async function aClassOf(...students: string[]) {
  const { token } = await aPerson("teacher");
  const { id, studentIds } = await aClass(token, { students });
  const path = `/api/classes/${id}/students`;
  return {
    token,
    id,
    studentIds,
    add: (body: object, key?: string) =>
      call<StudentsReply>("POST", path, { token, body, ...(key && { headers: { "idempotency-key": key } }) }),
    refused: (body: object) => call("POST", path, { token, body }),
    put: (student: string, body: object) => call<StudentReply>("PUT", `${path}/${student}`, { token, body }),
    remove: (student: string) => call("DELETE", `${path}/${student}`, { token }),
    read: (rows: unknown) =>
      call<StudentsImportReply>("POST", `/api/classes/${id}/import`, { token, body: { students: rows } }),
    refusedRead: (rows: unknown) => call("POST", `/api/classes/${id}/import`, { token, body: { students: rows } }),
    now: () => roll(token, id),
  };
}

test("students are added one by one and as a list, changed and removed; the others keep their numbers", async () => {
  const { add, put, remove, now, studentIds } = await aClassOf("Ayşe Kaya", "Ali Can");
  const one = await add({ number: 7, name: " Berat  Öz ", school_no: 512, time_factor: 2 });
  expect([one.status, one.json.students]).toEqual([
    201,
    [
      {
        id: expect.any(String),
        number: 7,
        school_no: 512,
        name: "Berat Öz",
        time_factor: 2,
        account: { linked: false },
      },
    ],
  ]);
  expect(one.json.student).toEqual(one.json.students[0]);
  const changed = await put(studentIds[1]!, { number: 9, school_no: 77, time_factor: 1.5 });
  expect(changed.json.student).toMatchObject({ number: 9, school_no: 77, name: "Ali Can", time_factor: 1.5 });
  expect((await put(studentIds[1]!, { school_no: null })).json.student.school_no).toBeNull();
  expect((await remove(studentIds[0]!)).status).toBe(204);
  expect((await remove(studentIds[0]!)).status).toBe(404);
  expect(await now()).toEqual(["7 Berat Öz", "9 Ali Can"]);
  await add({ number: 1, name: "Ayşe Kaya" });
  expect(await now()).toEqual(["1 Ayşe Kaya", "7 Berat Öz", "9 Ali Can"]);
});

test.each([
  [{ number: 0, name: "A" }, ["number"]],
  [{ number: 61, name: "A" }, ["number"]],
  [{ number: 1.5, name: "A" }, ["number"]],
  [{ number: "5", name: "A" }, ["number"]],
  [{ name: "A" }, ["number"]],
  [{ number: 5, name: " " }, ["name"]],
  [{ number: 5, name: "a".repeat(41) }, ["name"]],
  [{ number: 5, name: "A", school_no: 100_000 }, ["school_no"]],
  [{ number: 5, name: "A", time_factor: 1.25 }, ["time_factor"]],
  [{ students: [] }, ["students"]],
  [{ students: [{ number: 5, name: "A" }, { number: 6 }] }, ["students.1.name"]],
])("%j is refused beside its field", async (body, fields) => {
  const { refused, now } = await aClassOf("Ece");
  const { status, json } = await refused(body);
  expect([status, json.code, Object.keys(json.fields!)]).toEqual([400, "validation_failed", fields]);
  expect(await now()).toEqual(["1 Ece"]);
});

test("a name of 40 letters is whole, in any script", async () => {
  const { add, now } = await aClassOf();
  const name = "Ç".repeat(39) + "🙂";
  await add({ number: 1, name });
  expect(await now()).toEqual([`1 ${name}`]);
});

test("a number is one student's, and a school number too", async () => {
  const { refused, add, studentIds, put, token, id } = await aClassOf("Ayşe Kaya", "Ali Can");
  await add({ number: 5, name: "Ece", school_no: 12 });
  const taken = await refused({ number: 1, name: "Can" });
  expect([taken.status, taken.json.code, taken.json.fields]).toEqual([
    409,
    "student_number_taken",
    { number: "Bu numara Ayşe Kaya için kullanılıyor." },
  ]);
  expect((await refused({ number: 6, name: "Can", school_no: 12 })).json.fields).toEqual({
    school_no: "Bu okul numarası Ece için kullanılıyor.",
  });
  const path = `/api/classes/${id}/students/${studentIds[1]}`;
  expect((await call("PUT", path, { token, body: { number: 1 } })).json.code).toBe("student_number_taken");
  // Changing a student to the number they have already is allowed.
  expect((await put(studentIds[1]!, { number: 2, name: "Ali Cem" })).json.student.name).toBe("Ali Cem");
});

test("a list is added whole or not at all, each fault by its row", async () => {
  const { refused, now } = await aClassOf("Ece");
  const { json } = await refused({
    students: [
      { number: 2, name: "A", school_no: 5 },
      { number: 1, name: "B" },
      { number: 2, name: "C", school_no: 5 },
    ],
  });
  expect([json.code, json.fields]).toEqual([
    "validation_failed",
    {
      "students.1.number": "Bu numara Ece için kullanılıyor.",
      "students.2.number": "Bu numara listede iki kez var.",
      "students.2.school_no": "Bu okul numarası listede iki kez var.",
    },
  ]);
  expect(await now()).toEqual(["1 Ece"]);
});

test("sixty students fill a class", async () => {
  const { add, refused, now, token, id } = await aClassOf();
  const rows = Array.from({ length: 60 }, (_, i) => ({ number: i + 1, name: `Öğrenci ${i + 1}` }));
  expect((await add({ students: rows })).status).toBe(201);
  expect((await now()).length).toBe(60);
  expect((await readClass(token, id)).student_count).toBe(60);
  expect((await refused({ students: [...rows, { number: 1, name: "fazla" }] })).json.code).toBe("validation_failed");
  expect((await refused({ number: 1, name: "fazla" })).json.code).toBe("class_full");
});

test("two writers of the same list at the same moment: all of one, then all of the other, never half", async () => {
  const { add, now } = await aClassOf();
  const replies = await Promise.all([1, 2, 3, 4].map((number) => add({ number, name: `N${number}` })));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await now()).toEqual(["1 N1", "2 N2", "3 N3", "4 N4"]);
  const same = await Promise.all(["A", "B", "C"].map((name) => add({ number: 9, name })));
  expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});

test("thirty changes at once: each is done or refused with the conflict, none is half done and none is a fault", async () => {
  const { put, studentIds, now } = await aClassOf("A", "B");
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, i) => put(studentIds[i % 2]!, i % 2 === 0 ? { number: 3 + i } : { name: `B${i}` })),
  );
  for (const { status } of replies) expect([200, 409]).toContain(status);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(2);
  expect((await now()).length).toBe(2);
});

test("one key adds once", async () => {
  const { add, now } = await aClassOf();
  const rows = {
    students: [
      { number: 1, name: "A" },
      { number: 2, name: "B" },
    ],
  };
  const [first, second] = [await add(rows, "k"), await add(rows, "k")];
  expect([second.status, second.json]).toEqual([201, first.json]);
  expect(await now()).toEqual(["1 A", "2 B"]);
});

test("a list is read in: known students stay, a new one comes, another name only where the row says so", async () => {
  const { read, refusedRead, now } = await aClassOf("Ayşe Kaya", "Ali Can");
  const rows = [
    { number: 1, name: "Ayşe Kaya", school_no: 101 },
    { number: 2, name: "Ali Cem" },
    { number: 3, name: "Ece Su" },
  ];
  const refused = await refusedRead(rows);
  expect([refused.status, refused.json.fields]).toEqual([400, { "students.1.name": "2 numarada Ali Can var." }]);
  expect(await now()).toEqual(["1 Ayşe Kaya", "2 Ali Can"]);
  const { status, json } = await read([rows[0], { ...rows[1], rename: true }, rows[2]]);
  expect([status, json.added, json.renamed, json.unchanged]).toEqual([201, 1, 1, 1]);
  expect(json.class.students.map(({ number, school_no, name }) => [number, school_no, name])).toEqual([
    [1, 101, "Ayşe Kaya"],
    [2, null, "Ali Cem"],
    [3, null, "Ece Su"],
  ]);
  const again = await read([rows[0], rows[2]]);
  expect([again.json.added, again.json.renamed, again.json.unchanged]).toEqual([0, 0, 2]);
});

test("a list may give more time; students without an entry keep theirs", async () => {
  const { read, refusedRead } = await aClassOf();
  const factors = async (rows: object[]) => (await read(rows)).json.class.students.map((row) => row.time_factor);
  const [ali, ece] = [
    { number: 1, name: "Ali Can" },
    { number: 2, name: "Ece Su" },
  ];
  expect(await factors([{ ...ali, time_factor: 2 }, ece])).toEqual([2, 1]);
  expect(await factors([ali, { ...ece, time_factor: 1.5 }])).toEqual([2, 1.5]);
  const { json } = await refusedRead([ali, { ...ece, time_factor: 1.25 }]);
  expect(Object.keys(json.fields!)).toEqual(["students.1.time_factor"]);
});

test.each([[undefined], [[]], ["x"], [[null]], [[{}]], [Array.from({ length: 61 }, () => ({ number: 1, name: "a" }))]])(
  "the list %j is refused",
  async (rows) => {
    const { refusedRead } = await aClassOf();
    expect((await refusedRead(rows)).status).toBe(400);
  },
);
