import { expect, test } from "vitest";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import { knownKinds } from "#features/editor/drafts/open-set";
import { completeSet } from "#features/editor/page/complete-set";
import { fileKinds } from "#features/exchange/export/files";
import { noPictures } from "#features/exchange/export/set-pictures";
import { draftAfter, isComplete, isOfNewer, isUntouched } from "#features/editor/drafts/draft";
import {
  withDraft,
  withMoved,
  withoutQuestion,
  type EditedQuestion,
  type ServerSet,
} from "#features/editor/drafts/edited-set";
import { aDevice, types } from "./world";
import { incomplete } from "#features/editor/drafts/next-save";
import { fakeServer } from "./fake-server";
import { changedDraft } from "#kinds/drafts";
import { skippedByCards } from "#features/games/new-game/card-notes.tsx";

/** Tests of a set in which a newer version has written: a question of its own kind, and a field of its own. */

const hotspot = { kind: "hotspot", areas: [[1, 2]], accepted: "her şey" } as const;
const hint = { hint: "Bir ipucu" } as const;

const seen = (set: ServerSet): ServerSet => ({
  ...set,
  questions: set.questions.map((question, i) => {
    if (question.question_text === "Bir") {
      const { options: _, correct_option: __, ...common } = question;
      return { ...common, ...hotspot } as unknown as QuestionOfSet;
    }
    return i === 1 ? { ...question, ...hint } : question;
  }),
});

function aNewerSet() {
  const { server, ...world } = fakeServer(["Bir", "İki", "Üç"]);
  const read = async (id: string) => ({ question_set: seen((await server.read(id)).question_set) });
  return { ...world, view: () => seen(world.view()), server: { ...server, read } };
}

const PAUSE = 1_000;

const four = { A: "a", B: "b", C: "c", D: "d" };
const forms: readonly (readonly [form: string, fields: object])[] = [
  ["seven options", { options: { ...four, E: "e", F: "f", G: "g" }, correct_option: "B" }],
  ["several right options", { options: four, correct_option: "AC" }],
  ["a longer option", { options: { ...four, A: "a".repeat(500) }, correct_option: "B" }],
  ["answers of another shape", { kind: "typed", answers: [{ text: "Bir", weight: 1 }] }],
  ["pairs of another shape", { kind: "match", pairs: "1-2" }],
  ["a place without areas", { kind: "spot", polygons: [[1, 2]] }],
];

test.each(forms)(
  "[F28] a question in a newer form is kept as it is, and others are written on: %s",
  async (_, form) => {
    const { server, calls, texts, view } = fakeServer(["Bir", "İki"]);
    const newer = (set: ServerSet): ServerSet => ({
      ...set,
      questions: set.questions.map((question) => {
        if (question.question_text !== "Bir") return question;
        const { options: _, correct_option: __, ...common } = question;
        return { ...common, ...form } as unknown as QuestionOfSet;
      }),
    });
    const read = async (id: string) => ({ question_set: newer((await server.read(id)).question_set) });
    const device = aDevice();
    const editor = device.opens(newer(view()), { ...server, read });
    const [first, second] = editor.current().set.questions;
    expect([first, second].map((question) => isOfNewer(question!))).toEqual([true, false]);
    expect([incomplete(editor.current().set), knownKinds(newer(view()))]).toEqual([[], ["choice"]]);
    editor.change(types(second!.key, "Dört"));
    await device.passes(PAUSE);
    editor.change((set) => withMoved(set, first!.key, 1));
    await device.passes(PAUSE);
    await editor.lookAgain();
    const { set, state } = editor.current();
    expect([texts(), calls, state.is]).toEqual([["Dört", "Bir"], ["change", "set", "read"], "saved"]);
    expect(set.questions[1]!.draft).toMatchObject(form);
    const whole = completeSet(set);
    expect(whole.questions).toMatchObject([{}, form]);
    for (const { name, write, fits } of fileKinds) {
      expect([name, whole.questions.map(fits)]).toEqual([name, [true, name.startsWith("Bilye")]]);
      expect(write(whole, noPictures).length).toBeGreaterThan(0);
    }
  },
);

test("[F28] a newer page's change into a newer form waits on the device", async () => {
  const { server, view, calls } = fakeServer(["Bir", "İki"]);
  const device = aDevice();
  const before = device.opens(view(), server, "newer page");
  const [{ key, draft }] = before.current().set.questions as [EditedQuestion];
  const options = { ...four, E: "e", F: "f", G: "g" };
  before.change((set) => withDraft(set, key, changedDraft(draft, { options })));
  await before.close();
  const editor = device.opens(view(), server, "newer page");
  editor.change(types(editor.current().set.questions[1]!.key, "Dört"));
  await device.passes(PAUSE * 60);
  expect([calls, editor.current().state.is, device.backups.size]).toEqual([["change"], "saved", 1]);
  expect(editor.current().set.questions[0]!.draft).toMatchObject({ options });
});

test("[F28] a question of a newer kind is not among those that cards skip", () => {
  expect(skippedByCards(aNewerSet().view().questions)).toEqual([]);
});

test("[F28] the page of such a set asks for the parts of the known kinds alone", () => {
  expect(knownKinds(aNewerSet().view())).toEqual(["choice", "choice"]);
});

test("[F28] a set with a question of a newer kind opens, and its other questions are written on", async () => {
  const { view, server, calls, texts } = aNewerSet();
  const device = aDevice();
  const editor = device.opens(view(), server);
  const [first, , third] = editor.current().set.questions;
  expect([isUntouched(first!.draft), isComplete(first!.draft)]).toEqual([false, true]);
  editor.change(types(third!.key, "Dört"));
  await device.passes(PAUSE);
  expect([texts(), calls, editor.current().state.is]).toEqual([["Bir", "İki", "Dört"], ["change"], "saved"]);
  editor.change((set) => withMoved(set, first!.key, 2));
  await device.passes(PAUSE);
  expect([texts(), calls.at(-1)]).toEqual([["İki", "Dört", "Bir"], "set"]);
  await editor.lookAgain();
  expect(editor.current().set.questions.map(({ draft }) => draft.kind)).toEqual([undefined, undefined, "hotspot"]);
  editor.change((set) => withoutQuestion(set, first!.key));
  await device.passes(PAUSE);
  expect(texts()).toEqual(["İki", "Dört"]);
});

test("a question after one of a newer kind begins as any other", () => {
  const [newer] = aDevice().opens(aNewerSet().view(), aNewerSet().server).current().set.questions;
  expect(draftAfter(newer!.draft)).toEqual(draftAfter(undefined));
});

test("[F28] a newer page's change of such a question waits on the device, and others are saved meanwhile", async () => {
  const { view, server, texts } = aNewerSet();
  const device = aDevice();
  const before = device.opens(view(), server, "newer page");
  const [first] = before.current().set.questions;
  before.change((set) => withDraft(set, first!.key, { ...first!.draft, question_text: "Yeni" }));
  await before.close();
  await device.passes(PAUSE * 10);
  const editor = device.opens(view(), server, "newer page");
  const shown = editor.current().set.questions;
  expect(shown[0]!.draft).toMatchObject({ ...hotspot, question_text: "Yeni" });
  editor.change(types(shown[2]!.key, "Dört"));
  await device.passes(PAUSE);
  expect([texts(), device.backups.size]).toEqual([["Bir", "İki", "Dört"], 1]);
});

test("[F28] a server that leaves out what it does not know is not asked without end, and the page says so; others are saved", async () => {
  const { server, view, calls, texts } = fakeServer(["Bir", "İki"]);
  const older = {
    ...server,
    changeQuestion: async (id: string, change: object) => {
      const { question, ...stamps } = await server.changeQuestion(id, change);
      return { ...stamps, question: { ...question, explanation: "" } };
    },
  };
  const device = aDevice();
  const editor = device.opens(view(), older);
  const [{ key, draft }] = editor.current().set.questions as [EditedQuestion];
  editor.change((set) => withDraft(set, key, { ...draft, explanation: "Çünkü" }));
  await device.passes(PAUSE * 60);
  expect([calls, editor.current().state, device.backups.size]).toEqual([
    ["change"],
    { is: "failed", message: "Bir sorunun bir bölümü sunucuya kaydedilemedi. Sayfayı yenileyin." },
    1,
  ]);
  editor.change(types(editor.current().set.questions[1]!.key, "Üç"));
  await device.passes(PAUSE * 60);
  expect([calls, texts(), editor.current().state.is]).toEqual([["change", "change"], ["Bir", "Üç"], "failed"]);
});

test("a blank that is being typed after an option's description is no refusal", async () => {
  const { server, view, calls } = fakeServer(["Bir"]);
  const tidying = {
    ...server,
    changeQuestion: async (id: string, change: object) => {
      const { question, ...stamps } = await server.changeQuestion(id, change);
      const images = Object.entries("option_images" in question ? (question.option_images ?? {}) : {});
      const option_images = Object.fromEntries(images.map(([key, one]) => [key, { ...one, alt: one.alt.trim() }]));
      return { ...stamps, question: { ...question, option_images } as QuestionOfSet };
    },
  };
  const device = aDevice();
  const editor = device.opens(view(), tidying);
  const [{ key, draft }] = editor.current().set.questions as [EditedQuestion];
  const option_images = { A: { id: "a".repeat(32), alt: "Bir kedi ", width: 4, height: 3 } };
  editor.change((set) => withDraft(set, key, changedDraft(draft, { option_images })));
  await device.passes(PAUSE * 60);
  expect([calls, editor.current().state.is]).toEqual([["change"], "saved"]);
});

test("[F28] what only a newer version shows goes with a change of kind, here as on the server", async () => {
  const { view, server } = aNewerSet();
  const device = aDevice();
  const without = {
    ...server,
    changeQuestion: async (id: string, change: object) => {
      const { question, ...stamps } = await server.changeQuestion(id, change);
      return { ...stamps, question };
    },
  };
  const editor = device.opens(view(), without);
  const [, second] = editor.current().set.questions;
  expect(second!.newer).toEqual(hint);
  editor.change(types(second!.key, "Dört"));
  await device.passes(PAUSE);
  expect(editor.current().set.questions[1]!.newer).toBeUndefined();
});

test("[F28] our own file has all that a newer version knows, the others say what does not fit", () => {
  const { view, server } = aNewerSet();
  const set = completeSet(aDevice().opens(view(), server).current().set);
  expect(set.questions).toMatchObject([hotspot, hint, {}]);
  for (const { name, write, fits } of fileKinds) {
    const isOwn = name.startsWith("Bilye");
    expect([name, set.questions.map(fits)]).toEqual([name, [isOwn, true, true]]);
    expect([name, write(set, noPictures).length > 0]).toEqual([name, true]);
  }
  const json = fileKinds.find(({ extension }) => extension === "json")!;
  const [text] = json.write(set, noPictures);
  const questions = (JSON.parse(String(text)) as { questions: object[] }).questions;
  expect(questions).toMatchObject([hotspot, hint, {}]);
  expect(Object.keys(questions[0]!)).not.toContain("position");
});
