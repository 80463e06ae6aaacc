import { expect, test } from "vitest";
import { limits } from "#shared/limits";
import { withDraft, withoutQuestion } from "#features/editor/drafts/edited-set";
import { incomplete } from "#features/editor/drafts/next-save";
import { isWaitingThere } from "#features/editor/drafts/set-drafts";
import { aDraft, fakeServer } from "./fake-server";
import { aDevice, begins, textsOf, types } from "./world";

const unfinished = { correct_option: null };

test("a question that lacks something waits on the server, and goes on anywhere", async () => {
  const there = fakeServer(["Bir", "İki"]);
  const [school, home] = [aDevice(), aDevice()];
  const editor = school.opens(there.view(), there.server);
  editor.change(begins("n", "Yarım", 1));
  await school.passes(800);
  const waits = editor.current().set;
  expect([there.texts(), editor.current().state.is, school.backups.size]).toEqual([["Bir", "İki"], "saved", 0]);
  expect(incomplete(waits).map((question) => isWaitingThere(waits, question))).toEqual([true]);

  const later = home.opens(there.view(), there.server);
  expect(textsOf(later.current().set)).toEqual(["Bir", "Yarım", "İki"]);
  later.change((set) => withDraft(set, "n", aDraft("Bütün")));
  await home.passes(800);
  expect([there.texts(), there.view().drafts]).toEqual([["Bir", "Bütün", "İki"], []]);
  await editor.lookAgain();
  expect(textsOf(editor.current().set)).toEqual(["Bir", "Bütün", "İki"]);
});

test("an unfinished change of a stored question waits beside it, and is taken back everywhere", async () => {
  const there = fakeServer(["Bir"]);
  const [school, home] = [aDevice(), aDevice()];
  const editor = school.opens(there.view(), there.server);
  editor.change((set) => withDraft(set, "q1", aDraft("Bir buçuk", unfinished)));
  await school.passes(800);
  expect(there.texts()).toEqual(["Bir"]);
  const later = home.opens(there.view(), there.server);
  expect(textsOf(later.current().set)).toEqual(["Bir buçuk"]);
  later.change((set) => withDraft(set, "q1", aDraft("Bir buçuk")));
  await home.passes(800);
  expect([there.texts(), there.view().drafts]).toEqual([["Bir buçuk"], []]);
  await editor.lookAgain();
  expect([editor.current().state.is, textsOf(editor.current().set)]).toEqual(["saved", ["Bir buçuk"]]);
});

test("a draft deleted on one device is gone on the other, one written on goes on", async () => {
  const there = fakeServer([]);
  const [school, home] = [aDevice(), aDevice()];
  const editor = school.opens(there.view(), there.server);
  editor.change(begins("a", "Silinecek"));
  editor.change(begins("b", "Sürecek"));
  await school.passes(800);
  const later = home.opens(there.view(), there.server);
  later.change((set) => withoutQuestion(withoutQuestion(set, "a"), "b"));
  await home.passes(800);
  editor.change(types("b", "Sürecek ve sürdü"));
  await school.passes(800);
  expect(textsOf(editor.current().set)).toEqual(["Sürecek ve sürdü"]);
  await later.lookAgain();
  expect(textsOf(later.current().set)).toEqual(["Sürecek ve sürdü"]);
});

test.each([
  ["mine", "Evde"],
  ["theirs", "Okulda"],
] as const)("two devices that go on with one draft: the teacher is asked, and %s counts", async (prefer, expected) => {
  const there = fakeServer([]);
  const [school, home] = [aDevice(), aDevice()];
  const first = school.opens(there.view(), there.server);
  first.change(begins("n", "Yarım"));
  await school.passes(800);
  const second = home.opens(there.view(), there.server);
  first.change(types("n", "Okulda"));
  await school.passes(800);
  second.change(types("n", "Evde"));
  await home.passes(60_000);
  expect(second.current().state).toEqual({ is: "conflict" });
  await second.resolve(prefer);
  expect([second.current().state.is, textsOf(second.current().set)]).toEqual(["saved", [expected]]);
});

test("a draft kept by a newer editor is left as it is", async () => {
  const there = fakeServer([]);
  const device = aDevice();
  const newer = { key: "x", position: 0, question_id: null, seen_at: null, question: { kind: "drawing", strokes: [] } };
  await there.server.changeSet("s", { drafts: [newer] });
  const editor = device.opens(there.view(), there.server);
  expect(textsOf(editor.current().set)).toEqual([]);
  editor.change(begins("n", "Yarım"));
  await device.passes(800);
  expect(there.view().drafts).toEqual([newer, expect.objectContaining({ key: "n" })]);
});

test("a draft that is too long for the server, or one too many, stays on this device", async () => {
  const there = fakeServer([]);
  const device = aDevice();
  const editor = device.opens(there.view(), there.server);
  editor.change(begins("long", "ş".repeat(limits.draftBytes)));
  for (let i = 0; i < limits.draftsPerSet + 2; i++) editor.change(begins(`n${i}`, `Yarım ${i}`));
  await device.passes(800);
  expect([there.view().drafts?.length, editor.current().state.is]).toEqual([limits.draftsPerSet, "saved"]);
  const again = device.opens(there.view(), there.server);
  expect(textsOf(again.current().set)).toEqual(textsOf(editor.current().set));
});

test("under a server that keeps no drafts they stay on this device", async () => {
  const there = fakeServer(["Bir"]);
  const { read, changeSet } = there.server;
  const old = (set: ReturnType<typeof there.view>) => {
    const view = { ...set };
    delete view.drafts;
    return view;
  };
  const server = {
    ...there.server,
    read: async (id: string) => ({ question_set: old((await read(id)).question_set) }),
    changeSet: async (id: string, change: object) => ({
      question_set: old((await changeSet(id, change)).question_set),
    }),
  };
  const device = aDevice();
  const editor = device.opens(old(there.view()), server);
  editor.change(begins("n", "Yarım"));
  await device.passes(5_000);
  expect([editor.current().state.is, device.backups.size]).toEqual(["saved", 1]);
  expect(textsOf(device.opens(old(there.view()), server).current().set)).toEqual(["Bir", "Yarım"]);
});
