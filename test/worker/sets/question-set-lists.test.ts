import { expect, test } from "vitest";
import { aPerson } from "../helpers/accounts/people";
import { listSets, addQuestion, aSet } from "../helpers/sets/sets";

test("the list is paged, newest first", async () => {
  const { token } = await aPerson("teacher");
  for (let i = 1; i <= 5; i++) await aSet(token, { title: `Set ${i}`, questions: i });
  const first = await listSets(token, "?page_size=2");
  expect(first).toMatchObject({ total: 5, page: 1, page_size: 2 });
  expect(first.items.map(({ title, question_count, total_seconds }) => [title, question_count, total_seconds])).toEqual(
    [
      ["Set 5", 5, 150],
      ["Set 4", 4, 120],
    ],
  );
  const last = await listSets(token, "?page_size=2&page=3");
  expect(last.items.map(({ title }) => title)).toEqual(["Set 1"]);
  expect(await listSets(token, "?page=9")).toEqual({
    items: [],
    total: 5,
    page: 9,
    page_size: 20,
    folders: [],
    unfiled: 5,
    archived: 0,
  });
  expect((await listSets(token, "?page_size=9999")).page_size).toBe(100);
});

test("the list can be ordered by name in Turkish, and by the last edit", async () => {
  const { token } = await aPerson("teacher");
  const titles = ["Zaman", "Çember", "Cebir", "İklim", "Işık", "Cisimler"];
  const sets = new Map<string, string>();
  for (const title of titles) sets.set(title, (await aSet(token, { title })).id);
  const byName = await listSets(token, "?sort=title");
  expect(byName.items.map(({ title }) => title)).toEqual(["Cebir", "Cisimler", "Çember", "Işık", "İklim", "Zaman"]);
  await addQuestion(token, sets.get("Çember")!);
  expect((await listSets(token, "?sort=updated&page_size=1")).items[0]?.title).toBe("Çember");
});

test.each([
  ["ISI", ["Isı ve Sıcaklık"]],
  ["ısı", ["Isı ve Sıcaklık"]],
  ["isi", ["Isı ve Sıcaklık"]],
  ["İSTANBUL", ["istanbul'un fethi"]],
  ["cagla", ["Çağla ile 100% matematik"]],
  ["100%", ["Çağla ile 100% matematik"]],
  ["%", ["Çağla ile 100% matematik"]],
  ["_", []],
  ["' OR 1=1 --", []],
  ["ve   sıcaklık", ["Isı ve Sıcaklık"]],
  ["Isı ve Sıcaklık ".repeat(20), []],
  ["ğ".repeat(60), []],
])("search takes I ı İ i as one letter and sees no case: %s", async (q, titles) => {
  const { token } = await aPerson("teacher");
  for (const title of ["Isı ve Sıcaklık", "istanbul'un fethi", "Çağla ile 100% matematik"])
    await aSet(token, { title });
  const found = await listSets(token, `?q=${encodeURIComponent(q)}`);
  expect([found.total, found.items.map(({ title }) => title)]).toEqual([titles.length, titles]);
});

test("a long title is found by all of it", async () => {
  const { token } = await aPerson("teacher");
  const title = "Işığın kırılması ve merceklerde görüntü oluşumu, sekizinci sınıf ikinci dönem tekrar soruları";
  await aSet(token, { title });
  expect((await listSets(token, `?q=${encodeURIComponent(title)}`)).total).toBe(1);
});
