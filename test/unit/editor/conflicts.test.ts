import { expect, test } from "vitest";
import { withoutQuestion, withTexts } from "#features/editor/drafts/edited-set";
import { fakeServer } from "./fake-server";
import { adds, aDevice, textsOf, types } from "./world";

test("two tabs that write different things are merged without a question", async () => {
  const there = fakeServer(["a", "b", "c"]);
  const [here, other] = [aDevice(), aDevice()];
  const first = here.opens(there.view(), there.server);
  const second = other.opens(there.view(), there.server);
  first.change(types("q1", "A"));
  await here.passes(800);
  second.change(types("q2", "B"));
  second.change((set) => withTexts(set, { title: "Yeni" }));
  second.change(adds("n", "d", 0));
  second.change((set) => withoutQuestion(set, "q3"));
  await other.passes(800);
  await first.lookAgain();
  expect([there.texts(), there.view().title]).toEqual([["d", "A", "B"], "Yeni"]);
  expect(textsOf(first.current().set)).toEqual(["d", "A", "B"]);
  expect(textsOf(second.current().set)).toEqual(["d", "A", "B"]);
  expect([first.current().state.is, second.current().state.is]).toEqual(["saved", "saved"]);
});

test.each([
  ["mine", "İkinci sekme"],
  ["theirs", "Birinci sekme"],
] as const)("two tabs that write the same question: the teacher is asked, and %s counts", async (prefer, expected) => {
  const there = fakeServer(["a", "b"]);
  const [here, other] = [aDevice(), aDevice()];
  const first = here.opens(there.view(), there.server);
  const second = other.opens(there.view(), there.server);
  first.change(types("q1", "Birinci sekme"));
  await here.passes(800);
  second.change(types("q1", "İkinci sekme"));
  second.change(types("q2", "B"));
  await other.passes(60_000);
  expect([second.current().state, there.texts()]).toEqual([{ is: "conflict" }, ["Birinci sekme", "b"]]);
  second.change(types("q1", prefer === "mine" ? expected : "İkinci sekme, sürüyor"));
  await other.passes(60_000);
  expect(there.texts()[0]).toBe("Birinci sekme");
  await second.resolve(prefer);
  expect([there.texts(), textsOf(second.current().set)]).toEqual([
    [expected, "B"],
    [expected, "B"],
  ]);
  expect(second.current().state.is).toBe("saved");
});

test("text typed while the choice is on its way waits for it, and is saved after it", async () => {
  const there = fakeServer(["a", "b"]);
  const [here, other] = [aDevice(), aDevice()];
  const first = here.opens(there.view(), there.server);
  let arrive: (() => void) | undefined;
  let line: Promise<void> = Promise.resolve();
  const read = async (id: string) => {
    await line;
    return there.server.read(id);
  };
  const second = other.opens(there.view(), { ...there.server, read });
  first.change(types("q1", "Birinci sekme"));
  await here.passes(800);
  second.change(types("q1", "İkinci sekme"));
  await other.passes(60_000);
  expect(second.current().state.is).toBe("conflict");

  line = new Promise((resolve) => (arrive = resolve));
  const choice = second.resolve("theirs");
  second.change(types("q2", "B"));
  const sent = there.calls.length;
  await other.passes(60_000);
  expect([there.calls.length, second.current().state.is]).toEqual([sent, "saving"]);
  arrive!();
  expect(await choice).toBe(true);
  await other.passes(60_000);
  expect([there.texts(), second.current().state.is]).toEqual([["Birinci sekme", "B"], "saved"]);
});

test("a choice that does not reach the server is asked for again", async () => {
  const there = fakeServer(["a"]);
  const [here, other] = [aDevice(), aDevice()];
  const first = here.opens(there.view(), there.server);
  const second = other.opens(there.view(), there.server);
  first.change(types("q1", "Birinci sekme"));
  await here.passes(800);
  second.change(types("q1", "İkinci sekme"));
  await other.passes(60_000);
  there.goesWrong(() => "lost");
  expect(await second.resolve("mine")).toBe(false);
  expect(second.current().state.is).toBe("conflict");
});

test("words kept on this device meet a newer set at the next opening", async () => {
  const there = fakeServer(["a", "b"]);
  const [here, other] = [aDevice(), aDevice()];
  const away = here.opens(there.view(), there.server);
  there.goesWrong(() => "lost");
  away.change(types("q1", "Trende yazıldı"));
  away.change(types("q2", "Bu da"));
  there.goesWrong(() => "none");
  await away.close();
  const second = other.opens(there.view(), there.server);
  second.change(types("q1", "Okulda yazıldı"));
  await other.passes(800);
  const back = here.opens(there.view(), there.server);
  expect([back.current().state.is, textsOf(back.current().set)]).toEqual(["conflict", ["Trende yazıldı", "Bu da"]]);
  await back.resolve("theirs");
  expect(there.texts()).toEqual(["Okulda yazıldı", "Bu da"]);
});

test("a question deleted in another tab goes, unless somebody has just written in it", async () => {
  const there = fakeServer(["a", "b"]);
  const [here, other] = [aDevice(), aDevice()];
  const first = here.opens(there.view(), there.server);
  const second = other.opens(there.view(), there.server);
  first.change((set) => withoutQuestion(withoutQuestion(set, "q1"), "q2"));
  await here.passes(800);
  second.change(types("q1", "Hâlâ burada"));
  await other.passes(5_000);
  expect([there.texts(), textsOf(second.current().set)]).toEqual([["Hâlâ burada"], ["Hâlâ burada"]]);
});
