import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import operations from "../../../docs/operations.md?raw";
import { fieldNamed, fieldNames } from "#question/fields/fields";
import { kindNames } from "#question/kinds";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { aPicture } from "../helpers/sets/pictures";
import { aWrittenQuestion } from "../../builders/questions";
import {
  aListedSet,
  aSetOf,
  everyKind,
  licence,
  readLinked,
  readListed,
  search,
  shared,
  titles,
} from "../helpers/sets/library";

const author = await aPerson("teacher");
const picture = await aPicture(author.token);
const kinds = everyKind(picture);
const whole = await aListedSet(author, "Her türden", { questions: kinds });
const linked = (await shared(author, whole.id, { visibility: "public", licence })).token!;

/** Signs that the right answer has leaked: marked texts, the field itself with a value, and the kinds' names for it. */
const hidden = fieldNames.filter((name) => !fieldNamed(name).views.includes("library"));
const ofKinds = ["accepted", "value", "tolerance", "areas", "items", "pairs", "solution", "right", "typo"];
const leak = new RegExp(`SIR\\d|\\b86868\\b|"(?:${[...ofKinds, ...hidden].join("|")})"|"correct_option":"`);

const as = (subject: string, grade: number | null, language = "tr") => ({ as: { subject, grade, language } });
const found = async (query: string) => (await titles(`q=s%C3%BCzge%C3%A7&sort=newest&${query}`)).join(" ");
const long = (n: number) => "ğüşİöç".repeat(100).slice(0, n);
const many = (count: number, caller: Parameters<typeof call>[2]) =>
  Promise.all(Array.from({ length: count }, async () => (await call("GET", "/api/library", caller)).status));

test("every kind of question is in the set that is read", () => {
  expect(new Set(kinds.map((question) => ("kind" in question ? question.kind : "choice")))).toEqual(new Set(kindNames));
});

test.each([
  ["a guest", async () => undefined],
  ["a pupil", async () => (await aPerson("student")).token],
  ["a teacher who waits to be approved", async () => (await aPerson("teacher", { approval: "pending" })).token],
  ["a stranger with a made-up token", async () => "eyJhbGciOiJIUzI1NiJ9.e30.x"],
])("[T5] no byte that %s is sent of a shared set gives a right answer away, of any kind", async (_, tokenOf) => {
  const token = await tokenOf();
  for (const reply of [await readListed(whole.id, token), await readLinked(linked, token)]) {
    expect(reply.status).toBe(200);
    expect(reply.text).not.toMatch(leak);
    const { set } = reply.json;
    expect(set.has_solutions).toBe(false);
    expect(set.questions.map(({ kind }) => kind)).toEqual(kinds.map((one) => ("kind" in one ? one.kind : "choice")));
    expect(set.questions[4]).toMatchObject({ slots: 4, options: expect.objectContaining({ D: expect.any(String) }) });
    expect(set.questions[5]).toMatchObject({ left: ["Fransa", "İtalya", "Japonya"] });
  }
  const { items } = await search("q=her%20t%C3%BCrden", token);
  expect(items).toHaveLength(1);
  expect(JSON.stringify(items)).not.toMatch(leak);
});

test("[T5] cards lie in the same order at every look, so that none can be ruled out", async () => {
  const seen = new Set<string>();
  for (let i = 0; i < 50; i++) {
    for (const { json } of [await readListed(whole.id), await readLinked(linked)]) {
      const [, , , , order, match] = json.set.questions;
      seen.add(`${Object.values(order!.options!).join()} ${Object.values(match!.options!).join()}`);
    }
  }
  expect(seen.size).toBe(1);
});

test.each([
  ["an approved teacher", async () => (await aPerson("teacher")).token],
  ["an administrator", async () => (await anAccount("admin")).token],
])("%s reads the right answers, in the library and behind the link", async (_, tokenOf) => {
  const token = await tokenOf();
  for (const { text, json } of [await readListed(whole.id, token), await readLinked(linked, token)]) {
    expect(json.set.has_solutions).toBe(true);
    expect(text).toMatch(leak);
    expect(json.set.questions.map((one) => ("explanation" in one ? one.explanation : ""))).toContain("SIR1");
  }
});

test("[T5] searching for a right answer does not find the set", async () => {
  for (const q of ["SIR3", "86868", "Ankara"]) expect(await titles(`q=${q}`)).toEqual([]);
});

test("a search folds as Turkish does, and looks in title, description, subject, outcome and text", async () => {
  const other = await aPerson("teacher");
  await aListedSet(other, "Işığın Kırılması", {
    fields: { description: "Mercekler" },
    questions: [
      aWrittenQuestion({ question_text: "Prizmaya giren IŞIK ne olur?", outcome: "F.7.5.3.1" }),
      aWrittenQuestion({ question_text: "İnce kenarlı mercek nasıldır?", outcome: "Optik" }),
    ],
  });
  for (const q of [
    "ışığın",
    "ISIGIN",
    "işiğin",
    "mercek",
    "fen bil prizma",
    "F.7.5.3.1",
    "f.7.5",
    "optik",
    "prizma ışık",
  ]) {
    expect([q, await titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, ["Işığın Kırılması"]]);
  }
  for (const q of ["ışıltı", "F.7.6", "karbon", "mercekler2"]) {
    expect([q, await titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
  }
  const { items } = await search(`q=${encodeURIComponent("ince")}`);
  expect(items[0]).toMatchObject({ excerpt: "İnce kenarlı mercek nasıldır?", outcomes: ["F.7.5.3.1", "Optik"] });
});

const someSearches = async () => [
  await search("sort=newest"),
  await search("q=her%20t%C3%BCrden&kind=spot"),
  await search("q=soru"),
];

test("the search index made again from the listed sets finds the same", async () => {
  const before = await someSearches();
  expect(before[2]!.items.length).toBeGreaterThan(0);
  const [, index] = /```sql\n([^`]+)```/.exec(operations)!;
  const statements = index!.split(";").filter((one) => one.trim() !== "");
  await env.DB.batch(statements.map((one) => env.DB.prepare(one)));
  expect(await someSearches()).toEqual(before);
  const { sql: migrated } = (await env.DB.prepare("SELECT sql FROM sqlite_master WHERE name = 'library_search'").first<{
    sql: string;
  }>())!;
  const options = /fts5\(.*\)/.exec(env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).join("\n"))![0];
  expect(migrated).toContain(options.replaceAll("`", ""));
});

test("filters are lists, and one value of each has to fit", async () => {
  const other = await aPerson("teacher");
  await aListedSet(other, "Süzgeç A", as("tarih", 9));
  await aListedSet(other, "Süzgeç B", as("cografya", 10));
  await aListedSet(other, "Süzgeç C", { ...as("ingilizce", null, "en-US"), questions: [kinds[2]!] });
  expect(await found("")).toBe("Süzgeç C Süzgeç B Süzgeç A");
  expect(await found("subject=tarih,cografya")).toBe("Süzgeç B Süzgeç A");
  expect(await found("subject=tarih,cografya&grade=10")).toBe("Süzgeç B");
  expect(await found("grade=9,10,11")).toBe("Süzgeç B Süzgeç A");
  expect(await found("language=en")).toBe("Süzgeç C");
  expect(await found("kind=typed,spot")).toBe("Süzgeç C");
  expect(await found("subject=%22%20OR%20x&grade=abc")).toBe("Süzgeç C Süzgeç B Süzgeç A");
  const historian = await aPerson("teacher");
  expect((await search("subject=own", historian.token)).in_own_subjects).toBeUndefined();
  await aSetOf(historian, "Kendi", undefined, { subject: "tarih" });
  expect((await search("subject=own&sort=newest", historian.token)).items.map(({ title }) => title)).toEqual([
    "Süzgeç A",
  ]);
  expect((await search("subject=own", historian.token)).in_own_subjects).toBe(true);
  expect((await search("subject=tarih", historian.token)).in_own_subjects).toBeUndefined();
});

test("the most copied come first, and of as many copies the newest", async () => {
  const other = await aPerson("teacher");
  const sets = [];
  for (const name of ["bir", "iki", "üç"]) sets.push(await aListedSet(other, `Kopya sırası ${name}`));
  await env.DB.prepare("UPDATE library_sets SET copies = 7 WHERE set_id = ?").bind(sets[1]!.id).run();
  const order = ["Kopya sırası iki", "Kopya sırası üç", "Kopya sırası bir"];
  expect(await titles("q=kopya%20s%C4%B1ras%C4%B1&sort=copies")).toEqual(order);
  expect((await titles("sort=copies")).filter((title) => order.includes(title))).toEqual(order);
});

test.each([
  '"',
  "'",
  "*",
  "a*b",
  "facets:x",
  "title : a",
  "NEAR(a b)",
  "a AND",
  "(",
  ")",
  "-a",
  "^a",
  "{title}:x",
  "\\",
  "%00",
  "a OR b",
  "ş".repeat(500),
  "a ".repeat(300),
  "𝕬𝖙",
  "\u202e",
  "漢字",
  "--",
  ".",
  "F.7.",
])("[T53] any text may be searched for: %s", async (q) => {
  const { status, json } = await call<{ items: unknown[] }>(
    "GET",
    `/api/library?q=${encodeURIComponent(q)}&sort=newest`,
  );
  expect([q, status, Array.isArray(json.items)]).toEqual([q, 200, true]);
});

test("[T51] a page is twenty sets and at most 30 kB, however long their texts are", async () => {
  const one = await aListedSet(await aPerson("teacher", { name: long(100) }), `Uzun ${long(90)}`, {
    fields: { description: long(500) },
    as: { show_author: true, show_school: true },
    questions: Array.from({ length: 5 }, (_, i) =>
      aWrittenQuestion({ question_text: long(500), outcome: `${i}${long(59)}` }),
    ),
  });
  await env.DB.prepare("UPDATE users SET school = ? WHERE id = (SELECT owner_id FROM question_sets WHERE id = ?)")
    .bind(long(120), one.id)
    .run();
  const { text } = await call("GET", "/api/library?q=uzun");
  const [row] = (await search("q=uzun")).items;
  expect(row!.title).toContain("Uzun");
  const bytes = new TextEncoder().encode(JSON.stringify(row)).length;
  expect(bytes).toBeGreaterThan(700);
  expect(20 * bytes + new TextEncoder().encode(text).length - bytes).toBeLessThan(30_000);
});

test("[T51] a client that guesses links is slowed, and a right one goes on opening", async () => {
  const from = { headers: { "cf-connecting-ip": "203.0.113.51" } };
  const guesses = Array.from({ length: 70 }, (_, i) => `/api/shared/${"A".repeat(20)}${10 + i}`);
  const seen = await Promise.all(guesses.map(async (guess) => (await call("GET", guess, from)).status));
  expect(new Set(seen)).toEqual(new Set([404, 429]));
  expect((await call("GET", `/api/shared/${linked}`, from)).status).toBe(200);
});

test("[T51] a client that reads out the library waits; a school of guests does not, and 25 pages are the end", async () => {
  const reader = await aPerson("teacher");
  // Make as many calls as two minutes allow, in case a new one begins meanwhile, and some more.
  expect(new Set(await many(250, reader))).toEqual(new Set([200, 429]));
  expect(new Set(await many(100, await aPerson("teacher")))).toEqual(new Set([200]));
  const school = { headers: { "cf-connecting-ip": "203.0.113.52" } };
  expect(new Set(await many(300, school))).toEqual(new Set([200]));
  expect((await search("page=26")).page).toBe(1);
});

test("[T51] a page of the library is as long as it is asked for, and ends at the same row", async () => {
  expect(await search("page_size=2")).toMatchObject({ page_size: 2, items: { length: 2 } });
  expect(await search("page_size=2&page=250")).toMatchObject({ page: 250 });
  expect(await search("page_size=2&page=251")).toMatchObject({ page: 1 });
  expect(await search("page_size=1000&page=5")).toMatchObject({ page: 5, page_size: 100 });
  expect(await search("page_size=100&page=6")).toMatchObject({ page: 1 });
  expect(await search("page_size=iki")).toMatchObject({ page_size: 20 });
});
