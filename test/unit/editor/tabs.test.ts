import * as fc from "fast-check";
import { expect, test } from "vitest";
import { withDraft } from "#features/editor/drafts/edited-set";
import { aDraft, fakeServer } from "./fake-server";
import { adds, aDevice, begins, textsOf, types } from "./world";

const sorted = (texts: Iterable<string>) => [...texts].toSorted();

test("two tabs without a network: the text of either is there after both were closed", async () => {
  const there = fakeServer(["Bir", "İki"]);
  const device = aDevice();
  const tabs = ["first", "second"].map((tab) => device.opens(there.view(), there.server, tab));
  there.goesWrong(() => "lost");
  tabs[0]!.change(types("q1", "Birinci sekmede yazıldı"));
  tabs[1]!.change(types("q2", "İkinci sekmede yazıldı"));
  tabs[1]!.change(begins("n", "Yarım kalan"));
  await device.passes(5_000);
  for (const tab of tabs) await tab.close();
  there.goesWrong(() => "none");
  await device.passes(5_000);

  const again = device.opens(there.view(), there.server, "third");
  const all = ["Birinci sekmede yazıldı", "İkinci sekmede yazıldı", "Yarım kalan"];
  expect(textsOf(again.current().set)).toEqual(all);
  again.start();
  await device.passes(800);
  expect([there.texts(), device.backups.size]).toEqual([all.slice(0, 2), 0]);
});

test("two tabs that wrote in the same question without a network: both versions are there", async () => {
  const there = fakeServer(["Bir"]);
  const device = aDevice();
  const tabs = ["first", "second"].map((tab) => device.opens(there.view(), there.server, tab));
  there.goesWrong(() => "lost");
  tabs[0]!.change(types("q1", "Birinci"));
  await device.passes(1_000);
  tabs[1]!.change(types("q1", "İkinci"));
  for (const tab of tabs) await tab.close();
  await device.passes(5_000);
  there.goesWrong(() => "none");
  const again = device.opens(there.view(), there.server, "third");
  again.start();
  await device.passes(800);
  expect(there.texts()).toEqual(["İkinci", "Birinci"]);
});

test("a draft that another tab is writing at this moment stays that tab's", async () => {
  const there = fakeServer([]);
  const device = aDevice();
  const writing = device.opens(there.view(), there.server, "first");
  writing.change(adds("n", "Yazılıyor"));
  const other = device.opens(there.view(), there.server, "second");
  expect(textsOf(other.current().set)).toEqual([]);
  await device.passes(800);
  await other.lookAgain();
  expect([there.texts(), textsOf(other.current().set)]).toEqual([["Yazılıyor"], ["Yazılıyor"]]);
});

test("a tab that was taken for gone adds nothing twice when it wakes", async () => {
  const there = fakeServer([]);
  const device = aDevice();
  const asleep = device.opens(there.view(), there.server, "first");
  there.goesWrong(() => "lost");
  asleep.change(adds("n", "Uykuda"));
  await device.passes(60_000);
  there.goesWrong(() => "none");
  const other = device.opens(there.view(), there.server, "second");
  other.start();
  const sent = other.saveNow();
  await sent;
  expect(there.texts()).toEqual(["Uykuda"]);
  await asleep.saveNow();
  expect([there.texts(), asleep.current().state.is]).toEqual([["Uykuda"], "saved"]);
});

test("version 0.1's backups, one for all tabs, is found", async () => {
  const there = fakeServer(["Bir"]);
  const device = aDevice();
  const old = {
    version: 1,
    id: "s",
    title: "Set",
    description: "",
    stored: { title: "Set", description: "", updatedAt: 1, order: ["q1"] },
    deleted: [],
    sent: null,
    questions: ["q1", { key: "n", id: null, draft: aDraft("Eski", { correct_option: null }), stored: null }],
  };
  device.backups.set("", JSON.stringify({ ...old, at: 0 }));
  const editor = device.opens(there.view(), there.server);
  expect(textsOf(editor.current().set)).toEqual(["Bir", "Eski"]);
  editor.start();
  await device.passes(800);
  expect([there.view().drafts?.length, device.backups.size]).toEqual([1, 0]);
});

type Step = { tab: number; do: "type" | "begin" | "finish" | "wait" | "look" | "crash"; at: number };
const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.nat(1),
  do: fc.constantFrom("type", "type", "begin", "finish", "wait", "look", "crash"),
  at: fc.nat(9),
});

test("every text that was begun ends up on the server, whatever two tabs, crashes and the network do", async () => {
  let begun = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 30 }),
      fc.array(fc.constantFrom("none", "none", "lost", "broken"), { maxLength: 30 }),
      async (steps, troubles) => {
        const there = fakeServer(["Bir"]);
        const device = aDevice();
        const open = (tab: number) => device.opensFragile(there.view(), there.server, `tab ${tab}`);
        const tabs = [open(0), open(1)];
        let turn = 0;
        let prefersReducedMotion = false;
        there.goesWrong(() => (prefersReducedMotion ? undefined : (troubles[turn++] as "none" | undefined)) ?? "none");
        const wanted: string[] = [];
        for (const { tab, do: what, at } of steps) {
          const editor = tabs[tab]!;
          const own = editor.current().set.questions.filter(({ key }) => key.startsWith(`t${tab}`));
          const key = own[at % Math.max(1, own.length)]?.key;
          if (what === "begin") {
            const text = `Soru ${wanted.length}`;
            wanted.push(text);
            editor.change(begins(`t${tab}-${wanted.length}`, text));
          } else if (what === "finish" && key) {
            editor.change((set) => withDraft(set, key, aDraft(textOf(set, key))));
          } else if (what === "type" && key) {
            editor.change((set) => types(key, textOf(set, key))(set));
          } else if (what === "wait") await device.passes(at * 300);
          else if (what === "look") void editor.lookAgain();
          else if (what === "crash") {
            await device.passes(0);
            editor.crash();
            tabs[tab] = open(tab);
            tabs[tab].start();
          }
        }
        prefersReducedMotion = true;
        await device.passes(60_000);
        for (const tab of tabs) {
          await tab.saveNow();
          await tab.lookAgain();
        }
        await device.passes(60_000);
        const elsewhere = aDevice().opens(there.view(), there.server).current().set;
        expect(sorted(new Set(textsOf(elsewhere)))).toEqual(sorted(["Bir", ...wanted]));
        begun += wanted.length;
      },
    ),
    { numRuns: 1000 },
  );
  expect(begun).toBeGreaterThan(500);
});

const textOf = (set: Parameters<typeof textsOf>[0], key: string): string =>
  set.questions.find((question) => question.key === key)!.draft.question_text;
