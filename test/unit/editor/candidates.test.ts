import { expect, test } from "vitest";
import type { QuestionDraft } from "#question/kinds";
import { aWholeQuestion } from "../../builders/questions";
import {
  askingAgain,
  foundIn,
  lacksMark,
  waitsFor,
  withoutAwaited,
  withPicture,
  type Found,
} from "#features/editor/import/candidates";

const [a, b] = ["a".repeat(43), "b".repeat(43)];
const pictured: QuestionDraft = aWholeQuestion({
  question_text: "Burası neresi?",
  options: { A: "", B: "iki" },
  option_images: { A: { id: b, alt: "Bir köprü" } },
  correct_option: "A",
  image: { id: a, alt: "Harita" },
});
/** A question that has two equal options without its picture. */
const twins: QuestionDraft = { ...pictured, image: null, options: { A: "", B: "Bir köprü" } };

const found = (...drafts: QuestionDraft[]): Found =>
  foundIn({
    format: "bilye",
    notes: [],
    rows: drafts.map((question, i) => ({ where: `${i + 1}. soru`, verdict: "taken", reasons: [], question })),
  });
const lost = (why: string, mayCome = false) => ({ is: "lost", why, mayCome }) as const;

test("a picture that has come stands in every question under the server's name for it", () => {
  const there = { is: "there", id: "c".repeat(43), width: 4, height: 3 } as const;
  const { candidates, pictures } = withPicture(found(pictured, { ...twins, image: { id: a, alt: "Vücut" } }), a, there);
  expect(candidates.map(({ draft }) => draft.image)).toEqual(
    ["Harita", "Vücut"].map((alt) => ({ id: there.id, alt, width: 4, height: 3 })),
  );
  expect(candidates.map(({ verdict, isChosen }) => [verdict, isChosen])).toEqual([
    ["taken", true],
    ["taken", true],
  ]);
  expect(waitsFor(pictures)).toBe("Resimler yükleniyor: 1 / 2");
  expect([...pictures.there]).toEqual([there.id]);
});

test("a picture that is refused leaves its sentence in the question, and the row says why", () => {
  const { candidates, pictures } = [a, b].reduce((now, id) => withPicture(now, id, lost("çok küçük")), found(pictured));
  const [{ draft, verdict, reasons, isChosen }] = candidates as [(typeof candidates)[number]];
  expect(draft).toMatchObject({
    question_text: "Burası neresi?\n[Resim: Harita]",
    image: null,
    options: { A: "Bir köprü", B: "iki" },
    option_images: {},
  });
  expect([verdict, isChosen, reasons]).toEqual([
    "changed",
    true,
    ["Resmi alınmadı: çok küçük.", "Şık resmi alınmadı: çok küçük."],
  ]);
  expect(waitsFor(pictures)).toBeUndefined();
});

test("a question that is not whole without its picture is left out until it is repaired", () => {
  const { candidates } = withPicture(found(twins), b, lost("çok küçük"));
  expect(candidates.map(({ verdict, isChosen }) => [verdict, isChosen])).toEqual([["left_out", false]]);
});

test("pictures that may still come are waited for, asked for once more, or done without", () => {
  const late = withPicture(found(pictured), a, lost("bağlantı kurulamadı", true));
  expect(late.candidates[0]!.draft).toEqual(pictured);
  expect(late.pictures.there.size).toBe(0);
  expect(waitsFor(late.pictures)).toBe("Resimler yükleniyor: 1 / 2");
  const both = withPicture(late, b, { is: "there", id: b });
  expect(waitsFor(both.pictures)).toBe("1 resim henüz gelmedi");

  const again = askingAgain(both);
  expect(waitsFor(again.pictures)).toBe("Resimler yükleniyor: 1 / 2");
  expect(waitsFor(withPicture(again, a, { is: "there", id: a }).pictures)).toBeUndefined();

  const without = withoutAwaited(both);
  expect(waitsFor(without.pictures)).toBeUndefined();
  expect(without.candidates[0]!.reasons).toEqual(["Resmi alınmadı: bağlantı kurulamadı."]);
});

test("only a question with options is reported to lack its right one", () => {
  const unmarked = aWholeQuestion({ options: { A: "bir", B: "iki" } });
  expect(lacksMark({ ...unmarked, correct_option: null })).toBe(true);
  expect(lacksMark(unmarked)).toBe(false);
  expect(lacksMark({ ...unmarked, options: { A: "bir", B: " " }, correct_option: null })).toBe(false);
  expect(lacksMark(aWholeQuestion({ kind: "number", value: "" }))).toBe(false);
});
