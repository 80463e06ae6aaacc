import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { SharedSetReply } from "#protocol/http/replies/library";
import { addReadySets } from "#scheduled/ready-sets";
import { database } from "#db/database";
import { house } from "#db/library/ready-sets";
import { deleteSet } from "#db/sets/question-sets";
import { users } from "#db/schema/people";
import { choice, readySet, spot } from "#ready-sets/making";
import { readySets } from "#ready-sets/ready-sets";
import { anAccount } from "../helpers/accounts/accounts";
import { aPerson } from "../helpers/accounts/people";
import { call } from "../helpers/http";
import { readListed, report, titles } from "../helpers/sets/library";

const teacher = await anAccount("teacher");
const aSet = (title: string, right = "4", id = "deneme") =>
  readySet(
    { id, title, description: "", subject: "matematik", grade: 2 },
    { Toplama: [choice("2 + 2?", right, ["3", "5", "22"]), choice("1 + 1?", "2", ["3", "11"])] },
  );

test("every one of them is in the library once, by Bilye, with pictures, and a second run adds nothing", async () => {
  await addReadySets(env);
  const put = vi.spyOn(env.MEDIA, "put");
  await addReadySets(env);
  expect(put).not.toHaveBeenCalled();
  const { json } = await call<{ total: number; items: { author: { name: string } }[] }>(
    "GET",
    "/api/library?q=",
    teacher,
  );
  expect(json.total).toBe(readySets.length);
  expect(new Set(json.items.map(({ author }) => author.name))).toEqual(new Set(["Bilye"]));
  const cell = (await readListed("biyoloji-9-hucre-canlilar", teacher.token)).json.set;
  const spot = cell.questions.find(({ kind }) => kind === "spot");
  const picture = await call("GET", `/media/${spot!.image!.id}`);
  expect([cell.questions.length, picture.status]).toEqual([12, 200]);
});

test("a corrected set takes the place of its former version; copies stay, and are counted", async () => {
  await addReadySets(env, [aSet("Toplama")]);
  await call("POST", "/api/library/deneme/copy", { token: teacher.token });
  await addReadySets(env, [aSet("Toplama, düzeltilmiş", "dört")]);
  const { set } = (await readListed("deneme", teacher.token)).json as SharedSetReply;
  expect([set.title, set.copies, set.questions.length]).toEqual(["Toplama, düzeltilmiş", 1, 2]);
  expect(Object.values((set.questions[0] as { options: object }).options)).toContain("dört");
  expect(await titles("q=düzeltilmiş")).toEqual(["Toplama, düzeltilmiş"]);
});

test("[T51] a ready set stays until an administrator has looked, however many teachers report it", async () => {
  await addReadySets(env, [aSet("Toplama", "4", "bildirilen")]);
  for (let i = 0; i < 4; i++) expect((await report(await aPerson("teacher"), "bildirilen")).status).toBe(201);
  expect((await readListed("bildirilen")).status).toBe(200);
});

test("a set whose picture cannot be kept comes with a later run", async () => {
  const set = readySet(
    { id: "resimli", title: "Resimli", description: "", subject: "biyoloji", grade: 9 },
    { Hücre: [spot("Çekirdeğe dokun.", { drawing: "bitki-hucresi", alt: "Hücre" }, [[500, 500, 50]])] },
  );
  const put = vi.spyOn(env.MEDIA, "put").mockRejectedValue(new Error("R2 is away"));
  await addReadySets(env, [set]);
  expect((await readListed("resimli", teacher.token)).status).toBe(404);
  put.mockRestore();
  await addReadySets(env, [set]);
  expect((await readListed("resimli", teacher.token)).status).toBe(200);
});

test("a set that was deleted does not come back, neither as it was nor corrected", async () => {
  const db = database(env.DB);
  await deleteSet(db, house.id, "deneme");
  for (const title of ["Toplama, düzeltilmiş", "Toplama"]) {
    await addReadySets(env, [aSet(title, "dört")]);
    expect((await readListed("deneme", teacher.token)).status).toBe(404);
  }
});

test("a set that an administrator has hidden stays hidden, also once it is corrected", async () => {
  await addReadySets(env, [aSet("Çıkarma", "4", "gizlenen")]);
  const { token } = await aPerson("admin");
  const body = { decision: "hide", reason: "Yanlış" };
  expect((await call("POST", "/api/admin/library/gizlenen", { token, body })).status).toBe(200);
  await addReadySets(env, [aSet("Çıkarma, düzeltilmiş", "4", "gizlenen")]);
  expect((await readListed("gizlenen", teacher.token)).status).toBe(404);
});

test("the account they belong to cannot be signed in to", async () => {
  await addReadySets(env);
  for (const password of ["", "bilye-demo-2026"]) {
    const { status } = await call("POST", "/api/auth/login", { body: { email: "bilye@bilye.invalid", password } });
    expect([400, 401]).toContain(status);
  }
});

test("an installation that has deleted the account gets no more sets", async () => {
  const db = database(env.DB);
  await db.delete(users).where(eq(users.id, house.id));
  await addReadySets(env, [aSet("Yeniden")]);
  expect(await db.select().from(users).where(eq(users.id, house.id))).toEqual([]);
});
