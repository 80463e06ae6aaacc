import { expect, test } from "vitest";
import type { QuestionDraft } from "#question/kinds";
import { changedDraft } from "#kinds/drafts";
import { emptyDraft } from "#features/editor/drafts/draft";
import { withDraft, withMoved, withoutQuestion, withRestored, withTexts } from "#features/editor/drafts/edited-set";
import { changedKind } from "#features/editor/kind-list/changed-kind";
import { listedFor } from "#kinds/kinds-listed";
import { fakeServer } from "./fake-server";
import { adds, aDevice, textsOf, types } from "./world";

function opened(texts: readonly string[] = ["Bir", "İki"]) {
  const there = fakeServer(texts);
  const device = aDevice();
  const editor = device.opens(there.view(), there.server);
  return { there, device, editor };
}

test("a change is saved once, 800 ms after the last letter", async () => {
  const { there, device, editor } = opened();
  for (const text of ["B", "Be", "Beş"]) {
    editor.change(types("q1", text));
    await device.passes(700);
  }
  expect([there.calls, editor.current().state.is]).toEqual([[], "saved"]);
  await device.passes(100);
  expect([there.calls, there.texts(), editor.current().state]).toEqual([
    ["change"],
    ["Beş", "İki"],
    { is: "saved", at: 12_200 },
  ]);
  expect(device.backups.size).toBe(0);
});

test("text typed while a save is on its way is not lost, and is saved next", async () => {
  const { there, device, editor } = opened();
  editor.change(types("q1", "Bir iki"));
  const saving = editor.saveNow();
  editor.change(types("q1", "Bir iki üç "));
  await saving;
  expect(textsOf(editor.current().set)[0]).toBe("Bir iki üç ");
  await device.passes(800);
  expect(there.texts()[0]).toBe("Bir iki üç");
  expect(textsOf(editor.current().set)[0]).toBe("Bir iki üç ");
  expect(there.calls).toEqual(["change", "change"]);
});

test("title, new, changed, moved and deleted questions all arrive", async () => {
  const { there, device, editor } = opened(["a", "b", "c"]);
  editor.change((set) => withTexts(set, { title: " Yeni ad " }));
  editor.change((set) => withoutQuestion(set, "q2"));
  editor.change(adds("n", "d", 0));
  editor.change(types("q1", "A"));
  editor.change((set) => withMoved(set, "q3", 0));
  await device.passes(800);
  expect([there.view().title, there.texts()]).toEqual(["Yeni ad", ["c", "d", "A"]]);
  expect(editor.current().state.is).toBe("saved");
});

test("another language of the set is saved", async () => {
  const { there, device, editor } = opened();
  editor.change((set) => withTexts(set, { language: "ar" }));
  await device.passes(800);
  expect([there.calls, there.view().language, editor.current().state.is]).toEqual([["set"], "ar", "saved"]);
});

test("a server of version 0.1, which keeps no language, is sent it once and not again", async () => {
  const { there, device } = opened();
  const { language: _, ...old } = there.view();
  const changeSet = async (id: string, change: object) => {
    const { question_set } = await there.server.changeSet(id, change);
    const { language: _, ...set } = question_set;
    return { question_set: set };
  };
  const editor = device.opens(old, { ...there.server, changeSet }, "old");
  editor.change((set) => withTexts(set, { language: "ar" }));
  await device.passes(5_000);
  expect([there.calls.length, editor.current().state.is]).toEqual([1, "saved"]);
});

test("a title left empty is not sent, the old one stays", async () => {
  const { there, device, editor } = opened();
  editor.change((set) => withTexts(set, { title: "  " }));
  await device.passes(5_000);
  expect([there.calls, there.view().title]).toEqual([[], "Set"]);
});

test("a page that is reloaded without a network, over an older copy of the set, makes no question twice", async () => {
  const { there, device, editor } = opened(["a"]);
  const kept = there.view();
  editor.change(adds("n", "b"));
  editor.change(adds("m", "c"));
  await device.passes(5_000);
  const key = editor.current().set.questions[1]!.key;
  there.goesWrong(() => "lost");
  editor.change(types(key, "b, ağ yokken"));
  await device.passes(800);
  await editor.close();
  const reloaded = device.opens(kept, there.server);
  reloaded.start();
  await device.passes(5_000);
  expect(textsOf(reloaded.current().set)).toContain("b, ağ yokken");
  there.goesWrong(() => "none");
  await device.passes(60_000);
  expect([there.texts(), textsOf(reloaded.current().set), reloaded.current().state.is]).toEqual([
    ["a", "b, ağ yokken", "c"],
    ["a", "b, ağ yokken", "c"],
    "saved",
  ]);
});

test("a deletion can be taken back before and after the server knows of it", async () => {
  const { there, device, editor } = opened(["a", "b", "c"]);
  const gone = editor.current().set.questions[1]!;
  editor.change((set) => withoutQuestion(set, gone.key));
  editor.change((set) => withRestored(set, 1, gone));
  await device.passes(5_000);
  expect([there.calls, there.texts()]).toEqual([[], ["a", "b", "c"]]);
  editor.change((set) => withoutQuestion(set, gone.key));
  await device.passes(5_000);
  expect(there.texts()).toEqual(["a", "c"]);
  editor.change((set) => withRestored(set, 1, gone));
  await device.passes(5_000);
  expect([there.texts(), textsOf(editor.current().set)]).toEqual([
    ["a", "b", "c"],
    ["a", "b", "c"],
  ]);
});

test("a question deleted while it is being added is not left behind", async () => {
  const { there, device, editor } = opened([]);
  editor.change(adds("n", "Geçici"));
  const saving = editor.saveNow();
  editor.change((set) => withoutQuestion(set, "n"));
  await saving;
  await device.passes(800);
  expect(there.texts()).toEqual([]);
});

test("the words stay without a network, a note says so, and they go out when it is back", async () => {
  const { there, device, editor } = opened();
  there.goesWrong(() => "lost");
  editor.change(types("q1", "Ağ yokken"));
  await device.passes(800);
  expect(editor.current().state).toEqual({ is: "offline" });
  editor.change(types("q1", "Ağ yokken yazıldı"));
  await device.passes(60_000);
  expect(device.opens(there.view(), there.server).current().set.questions[0]?.draft.question_text).toBe(
    "Ağ yokken yazıldı",
  );
  there.goesWrong(() => "none");
  await editor.saveNow();
  expect([there.texts()[0], editor.current().state.is, device.backups.size]).toEqual(["Ağ yokken yazıldı", "saved", 0]);
});

test("a lost reply adds no question twice and is no conflict", async () => {
  const { there, device, editor } = opened(["a"]);
  there.goesWrong(() => "answer lost");
  editor.change(adds("n", "b"));
  await device.passes(800);
  there.goesWrong(() => "none");
  await device.passes(2_000);
  expect(there.texts()).toEqual(["a", "b"]);
  there.goesWrong(() => "answer lost");
  editor.change(types("n", "B"));
  await device.passes(800);
  editor.change(types("n", "Be"));
  there.goesWrong(() => "none");
  await device.passes(60_000);
  expect([there.texts(), editor.current().state.is]).toEqual([["a", "Be"], "saved"]);
});

test("a page that crashes while an answer is on its way finds its question again, once", async () => {
  const there = fakeServer(["a"]);
  const device = aDevice();
  const editor = device.opensFragile(there.view(), there.server);
  there.goesWrong(() => "answer lost");
  editor.change(adds("n", "b"));
  await device.passes(800);
  editor.crash();
  there.goesWrong(() => "none");
  const again = device.opens(there.view(), there.server);
  expect(textsOf(again.current().set)).toEqual(["a", "b"]);
  again.start();
  await device.passes(800);
  expect([there.texts(), device.backups.size]).toEqual([["a", "b"], 0]);
});

test("a question deleted while the answer to its adding was lost does not come back with a reload", async () => {
  const there = fakeServer(["a"]);
  const device = aDevice();
  const editor = device.opensFragile(there.view(), there.server);
  const troubles = ["answer lost", "lost"] as const;
  let call = 0;
  there.goesWrong(() => troubles[call++] ?? "none");
  editor.change(adds("n", "b"));
  await device.passes(3_000);
  editor.change((set) => withoutQuestion(set, "n"));
  await device.passes(0);
  editor.crash();
  const again = device.opens(there.view(), there.server);
  expect([textsOf(again.current().set), there.texts()]).toEqual([["a"], ["a", "b"]]);
  again.start();
  await device.passes(2_000);
  expect([there.texts(), device.backups.size]).toEqual([["a"], 0]);
});

test("an order whose answer was lost is ours: a question moved back since stays where it was put", async () => {
  const there = fakeServer(["a", "b", "c"]);
  const device = aDevice();
  const editor = device.opensFragile(there.view(), there.server);
  there.goesWrong(() => "answer lost");
  editor.change((set) => withMoved(set, "q2", 2));
  await device.passes(800);
  editor.change((set) => withMoved(set, "q2", 1));
  editor.crash();
  there.goesWrong(() => "none");
  const again = device.opens(there.view(), there.server);
  expect(textsOf(again.current().set)).toEqual(["a", "b", "c"]);
  again.start();
  await device.passes(800);
  expect(there.texts()).toEqual(["a", "b", "c"]);
});

test("a refusal of the server is shown in its words, and the next change tries again", async () => {
  const { there, device, editor } = opened();
  there.goesWrong(() => "broken");
  editor.change(types("q1", "Bozuk"));
  await device.passes(800);
  expect(editor.current().state).toEqual({ is: "failed", message: "503 unavailable" });
  there.goesWrong(() => "none");
  await device.passes(2_000);
  expect([there.texts()[0], editor.current().state.is]).toEqual(["Bozuk", "saved"]);
});

test("a server that a proxy reports as away is not told as a network that is gone", async () => {
  const { there, device, editor } = opened();
  there.goesWrong(() => "away");
  editor.change(types("q1", "Sunucu yokken"));
  await device.passes(800);
  expect(editor.current().state).toEqual({ is: "failed", message: "0 server_away" });
  there.goesWrong(() => "none");
  await device.passes(2_000);
  expect([there.texts()[0], editor.current().state.is]).toEqual(["Sunucu yokken", "saved"]);
});

test("saving while a save is on its way ends when everything is there", async () => {
  const { there, device, editor } = opened();
  editor.change(types("q1", "Beş"));
  await device.passes(799);
  const autosave = device.passes(1);
  while (there.calls.length === 0) await Promise.resolve();
  editor.change(types("q2", "Altı"));
  await editor.saveNow();
  expect([there.texts(), editor.current().state.is]).toEqual([["Beş", "Altı"], "saved"]);
  await autosave;
});

test("closing waits for the save that is on its way, also after others were asked for", async () => {
  const { there, device, editor } = opened();
  editor.change(types("q1", "Beş"));
  void editor.saveNow();
  void editor.saveNow();
  await editor.close();
  expect([there.texts()[0], device.backups.size]).toEqual(["Beş", 0]);
});

test("saving on return to the page sends the text typed meanwhile", async () => {
  const { there, editor } = opened();
  const looking = editor.lookAgain();
  editor.change(types("q1", "Beş"));
  await editor.saveNow();
  expect([there.texts()[0], editor.current().state.is]).toEqual(["Beş", "saved"]);
  await looking;
});

test("closing waits for the look at the server", async () => {
  const { there, editor } = opened();
  let hasAnswered = false;
  const { read } = there.server;
  there.server.read = async (id) => {
    const reply = await read(id);
    hasAnswered = true;
    return reply;
  };
  void editor.lookAgain();
  await editor.close();
  expect(hasAnswered).toBe(true);
});

test("a stored question of another kind becomes a choice, and is saved once", async () => {
  const { there, device, editor } = opened(["Bir"]);
  const typed = { ...emptyDraft("typed"), question_text: "Bir", accepted: ["B"] } as QuestionDraft;
  editor.change((set) => withDraft(set, "q1", typed));
  await device.passes(800);
  editor.change((set) => withDraft(set, "q1", changedKind(typed, listedFor("2")!, {}).draft));
  editor.change((set) => withDraft(set, "q1", changedDraft(set.questions[0]!.draft, { correct_option: "B" })));
  await device.passes(800);
  expect(there.view().questions[0]).toMatchObject({ kind: "choice", options: { A: "Doğru", B: "Yanlış" } });
  expect([there.calls.filter((call) => call === "change").length, editor.current().state.is]).toEqual([2, "saved"]);
});
