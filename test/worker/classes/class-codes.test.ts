import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ClassClaimReply, CodesReply } from "#protocol/http/replies/classes";
import { classCode, classCodeHashes, newClassCode } from "#auth/class-codes";
import { database } from "#db/database";
import { classCodes } from "#db/schema/classes";
import { aClass, readClass } from "../helpers/classes";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";

async function aCodedClass(...students: string[]) {
  const { token } = await aPerson("teacher");
  const { id, studentIds } = await aClass(token, { students });
  const path = `/api/classes/${id}/codes`;
  return {
    token,
    id,
    studentIds,
    codes: async () => (await call<CodesReply>("GET", path, { token })).json.codes,
    print: async (student_ids?: string[]) =>
      (await call<CodesReply>("POST", path, { token, body: { student_ids } })).json.codes,
  };
}

/** Gives each test a client of its own, so that wrong codes in one test do not slow another. */
const claiming = (token: string, address = `127.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`) => {
  const headers = { "cf-connecting-ip": address };
  return {
    claim: (code: string, confirm?: boolean) =>
      call<ClassClaimReply>("POST", "/api/classes/claim", { token, headers, body: { code, confirm } }),
    refused: async (code: string, confirm?: boolean) => {
      const body = { code, confirm };
      const { status, json } = await call("POST", "/api/classes/claim", { token, headers, body });
      return [status, json.code];
    },
  };
};
const aStudent = async (address?: string) => claiming((await aPerson("student")).token, address);

test("asking for codes makes one for each student without an account, and reads the others again as they are", async () => {
  const { print, codes, studentIds } = await aCodedClass("Ayşe Kaya", "Ali Can");
  const made = await codes();
  expect(made).toEqual([
    {
      student_id: studentIds[0],
      number: 1,
      name: "Ayşe Kaya",
      account: { linked: false },
      code: expect.stringMatching(/^[A-HJKMNP-TV-Z2-9]{8}$/),
      expires_at: expect.any(Number),
    },
    expect.objectContaining({ student_id: studentIds[1] }),
  ]);
  expect(await codes()).toEqual(made);
  const again = await print([studentIds[0]!]);
  expect(again[0]!.code).not.toBe(made[0]!.code);
  expect(again[1]).toEqual(made[1]);
  expect(await (await aStudent()).refused(made[0]!.code!)).toEqual([404, "class_code_unknown"]);
});

test("codes are not kept with the call that made them: the same key reads those of today", async () => {
  const { token, id, print, codes } = await aCodedClass("Ayşe Kaya");
  const headers = { "idempotency-key": crypto.randomUUID() };
  const ask = async () =>
    (await call<CodesReply>("POST", `/api/classes/${id}/codes`, { token, headers, body: {} })).json.codes;
  const made = await ask();
  expect(await ask()).toEqual(made);
  const kept = await env.DB.prepare("SELECT group_concat(body) AS text FROM keyed_calls").first<string>("text");
  expect(kept ?? "").not.toContain(made[0]!.code);
  const printed = await print();
  expect(await ask()).toEqual(printed);
  expect(await codes()).toEqual(printed);
});

test("pages that ask for the first codes at once get the same ones", async () => {
  const { codes } = await aCodedClass("Ayşe Kaya", "Ali Can", "Ece Su");
  const replies = await Promise.all(Array.from({ length: 6 }, codes));
  const now = await codes();
  expect(replies).toEqual(replies.map(() => now));
});

test("asking again makes a new code for one that has expired, and keeps the others", async () => {
  const { codes, studentIds } = await aCodedClass("Ayşe Kaya", "Ali Can");
  const [first, second] = await codes();
  const db = database(env.DB);
  await db.update(classCodes).set({ createdAt: 1, expiresAt: 2 }).where(eq(classCodes.studentId, studentIds[0]!));
  const [renewed, kept] = await codes();
  expect([renewed!.code === first!.code, kept]).toEqual([false, second]);
  expect(renewed!.expires_at).toBeGreaterThan(Date.now());
});

test("a code names its pupil, links it when that is confirmed, and is used up", async () => {
  const { print, codes, token, id } = await aCodedClass("Ayşe Nur Kaya", "Ali Can");
  const code = (await print())[0]!.code!;
  const ayse = await aStudent();
  const shown = { linked: false, student_id: expect.any(String), class_name: "7B Fen", number: 1, name: "Ayşe K." };
  expect((await ayse.claim(code, false)).json).toEqual(shown);
  expect((await readClass(token, id)).students[0]!.account.linked).toBe(false);
  const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
  expect((await ayse.claim(typed, true)).json).toEqual({ ...shown, linked: true });
  expect((await readClass(token, id)).students.map(({ account }) => account.linked)).toEqual([true, false]);
  expect((await ayse.claim(code, true)).json.linked).toBe(true);
  const noted = env.DB.prepare("SELECT count(*) AS n FROM class_accounts WHERE class_id = ?").bind(id);
  expect(await noted.first("n")).toBe(1);
  expect(await (await aStudent()).refused(code, false)).toEqual([409, "class_code_used"]);
  expect(await (await aStudent()).refused(code, true)).toEqual([409, "class_code_used"]);
  expect((await codes())[0]).toMatchObject({ account: { linked: true }, code: null, expires_at: null });
  expect((await print())[0]!.code).toBeNull();
});

test("sending a code and nothing else takes the place", async () => {
  const { codes, token, id } = await aCodedClass("Ayşe Kaya");
  const [{ code } = { code: null }] = await codes();
  expect((await (await aStudent()).claim(code!)).json).toMatchObject({ linked: true, number: 1 });
  expect((await readClass(token, id)).students[0]!.account.linked).toBe(true);
});

test("one of two accounts that use a code at once gets the place", async () => {
  const { print } = await aCodedClass("Ayşe Kaya");
  const code = (await print())[0]!.code!;
  const replies = await Promise.all([aStudent(), aStudent(), aStudent()].map(async (s) => (await s).claim(code, true)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test("an account has one place in a class; unlinked it may take another", async () => {
  const { print, studentIds, token, id } = await aCodedClass("Ayşe Kaya", "Ali Can");
  const [first, second] = await print();
  const ayse = await aStudent();
  await ayse.claim(first!.code!, true);
  expect(await ayse.refused(second!.code!, true)).toEqual([409, "class_already_linked"]);
  await call("DELETE", `/api/classes/${id}/students/${studentIds[0]}/account`, { token });
  expect((await ayse.claim(second!.code!, true)).json.linked).toBe(true);
  expect((await readClass(token, id)).students.map(({ account }) => account.linked)).toEqual([false, true]);
  expect(await ayse.refused(first!.code!, true)).toEqual([409, "class_code_used"]);
});

test("a code is good for thirty days, and goes with its student and its class", async () => {
  const { print, studentIds, token, id } = await aCodedClass("A", "B", "C");
  const [a, b, c] = (await print()).map(({ code }) => code!);
  const student = await aStudent();
  const db = database(env.DB);
  await db.update(classCodes).set({ expiresAt: Date.now() }).where(eq(classCodes.studentId, studentIds[0]!));
  expect(await student.refused(a!)).toEqual([404, "class_code_unknown"]);
  await call("DELETE", `/api/classes/${id}/students/${studentIds[1]}`, { token });
  expect(await student.refused(b!)).toEqual([404, "class_code_unknown"]);
  await call("DELETE", `/api/classes/${id}`, { token });
  expect(await student.refused(c!)).toEqual([404, "class_code_unknown"]);
});

test("[T51] guessing codes has to wait, however many tries are sent at once", async () => {
  const guesser = await aStudent();
  const guesses = Array.from({ length: 20 }, (_, i) => guesser.refused(`AAAAAA${String(i + 22)}`));
  const replies = await Promise.all(guesses);
  expect(replies.filter(([status]) => status === 404).length).toBeLessThanOrEqual(6);
  expect(await guesser.refused("AAAAAAAA")).toEqual([429, "rate_limited"]);
});

test("[T51] a right code between guesses excuses none of them", async () => {
  const { print } = await aCodedClass("Ada Işık");
  const code = (await print())[0]!.code!;
  const guesser = await aStudent();
  expect((await guesser.claim(code, true)).status).toBe(200);
  const seen: number[] = [];
  for (let i = 0; i < 7; i++) {
    seen.push(
      (await guesser.refused(`AAAAAA${String(i + 22)}`))[0] as number,
      (await guesser.claim(code, false)).status,
    );
  }
  expect(seen).toEqual([...Array.from({ length: 5 }, () => [404, 200]).flat(), 404, 429, 429, 429]);
});

test("[T51] a class that types its codes at the same moment is not slowed", async () => {
  const { print } = await aCodedClass(...Array.from({ length: 12 }, (_, i) => `Öğrenci ${i}`));
  const made = await print();
  for (const { code } of made) {
    const student = await aStudent();
    expect((await student.claim(code!, false)).status).toBe(200);
    expect((await student.claim(code!, true)).status).toBe(200);
  }
});

test("[T51] guesses by many accounts of a line slow down wrong codes there, and no right one", async () => {
  const { print } = await aCodedClass("Ada Işık");
  const code = (await print())[0]!.code!;
  const seen: unknown[] = [];
  for (let k = 0; k < 13; k++) {
    const guesser = await aStudent("127.4.4.4");
    for (let i = 0; i < 5; i++) seen.push((await guesser.refused(`AAAA${k + 20}${i + 22}`))[0]);
  }
  expect(seen).toEqual([...Array<number>(60).fill(404), ...Array<number>(5).fill(429)]);
  expect((await (await aStudent("127.4.4.4")).claim(code, true)).status).toBe(200);
});

test.each(["", "ABC", "ABCDEFGHJ", "AAAAAAA0", "ĞÜŞİÖÇAA", "x".repeat(64)])("%j is no code", async (code) => {
  expect(await (await aStudent()).refused(code)).toEqual([404, "class_code_unknown"]);
});

test("[T51] the database alone gives no code away, and a changed key ends its codes once the old key is gone", () => {
  const [old, present] = ["o", "p"].map((letter) => `${letter}0123456789abcdefghijklmnopqrstuvwxyz`) as [
    string,
    string,
  ];
  const { code, hash } = newClassCode({ JWT_SECRET: old }, "id");
  const rotating = { JWT_SECRET: present, JWT_SECRET_PREVIOUS: old };
  expect(classCode(rotating, { id: "id", hash })).toBe(code);
  expect(classCodeHashes(rotating, code)).toContain(hash);
  expect(classCode({ JWT_SECRET: present }, { id: "id", hash })).toBeNull();
  expect(classCodeHashes({ JWT_SECRET: present }, code)).not.toContain(hash);
});
