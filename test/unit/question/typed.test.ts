import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { typed, type Typed } from "#question/typed";
import { aTyped } from "./drafts";
import { anyText } from "./random-texts";

const bodyOf = (accepted: string[], typo = true): Typed => typed.body({ kind: "typed", accepted, typo })!;
const faultsOf = (fields: Record<string, unknown>) => {
  const { draft, faults } = typed.read(fields);
  return faults.length > 0 ? faults : typed.faults(draft);
};
const texts = (body: Typed, values: string[]) =>
  typed.details!(body, values).texts!.map(({ text, count, why }) => [text, count, why]);

test.each([
  [{}, "accepted", undefined, "En az bir doğru cevap yazın."],
  [{ accepted: [] }, "accepted", undefined, "En az bir doğru cevap yazın."],
  [{ accepted: "Ankara" }, "accepted", undefined, "Doğru cevaplar yazı olmalı."],
  [{ accepted: ["Ankara", 3] }, "accepted", "1", "Doğru cevaplar yazı olmalı."],
  [{ accepted: ["Ankara"], typo: "evet" }, "typo", undefined, "Yazım hatası ya bağışlanır ya bağışlanmaz."],
  [{ accepted: ["Ankara", "", "İzmir"] }, "accepted", "1", "Bu cevap boş. Yazın ya da silin."],
  [{ accepted: ["Ankara", "\u200b"] }, "accepted", "1", "Bu cevap boş. Yazın ya da silin."],
  [
    { accepted: ["Ankara", "İzmir", "ANKARA!"] },
    "accepted",
    "2",
    "“ANKARA!” zaten var: büyük küçük harf ve noktalama fark etmez.",
  ],
  [{ accepted: ["x".repeat(101)] }, "accepted", "0", `“${"x".repeat(100)}…” 100 karakterden uzun.`],
  [
    { accepted: ["e\u0301".repeat(101)] },
    "accepted",
    "0",
    expect.stringMatching(/^“(é|e\u0301){50}…” 100 karakterden uzun\.$/u),
  ],
  [{ accepted: [`a${"\u0301".repeat(4096)}`] }, "accepted", "0", expect.stringMatching(/ 100 karakterden uzun\.$/)],
  [{ accepted: ["a\u0000b"] }, "accepted", "0", "Metinde kullanılamayan bir karakter var."],
  [
    { accepted: Array.from({ length: 21 }, (_, i) => `c${i}`) },
    "accepted",
    undefined,
    "En çok 20 doğru cevap yazabilirsiniz.",
  ],
])("typed %j: %s %s", (fields, field, key, message) => {
  expect(faultsOf(fields)).toEqual([{ field, ...(key !== undefined && { key }), message }]);
});

test("accepted answers are kept as they were written, and slips are forgiven unless the teacher refuses", () => {
  const accepted = [" Mustafa Kemal ", "Atatürk", "+", "?", "👩🏽‍🚀".repeat(20), "dil", "dîl"];
  const draft = { kind: "typed", accepted: ["Mustafa Kemal", ...accepted.slice(1)], typo: true };
  expect(typed.read({ accepted })).toEqual({ draft, faults: [] });
  expect(typed.read({ accepted, typo: false }).draft.typo).toBe(false);
  expect(faultsOf({ accepted })).toEqual([]);
});

test.each([
  ["ISTANBUL", 1],
  ["i̇stanbul", 1],
  ["“İstanbul!”", 1],
  ["istanbull", 1],
  ["İstanbu", 1],
  ["İzstanbul", 1],
  ["sİtanbul", 1],
  ["İstabul’a", 0],
  ["Bursa", 0],
  ["Ege", 1],
  ["Ega", 0],
  ["Egee", 0],
  ["1453", 1],
  ["1454", 0],
])("[K9] %s has a share of %d", (value, share) => {
  expect(typed.share(bodyOf(["İstanbul", "Ege", "1453"]), value)).toBe(share);
});

test("[K10] without forgiveness only answers that fold to an accepted text are right", () => {
  const body = bodyOf(["İstanbul"], false);
  expect(["istanbul", "İSTANBUL", "istanbull"].map((value) => typed.share(body, value))).toEqual([1, 1, 0]);
});

test.each(["+", "?", "...", "C#", "-", "%", "–", "😀", "'"])(
  "[K9] a question whose only right answer is %s can be answered",
  (sign) => {
    const body = bodyOf([sign]);
    expect([typed.takes(body, sign), typed.share(body, sign), typed.share(body, ` ${sign}`)]).toEqual([true, 1, 1]);
    expect(typed.share(body, "C")).toBe(0);
  },
);

test.each([
  ["x", true],
  ["x".repeat(100), true],
  ["x".repeat(101), false],
  [` ${"x".repeat(100)} `, true],
  ["👩🏽‍❤️‍💋‍👨🏿".repeat(100), true],
  ["👩🏽‍🚀".repeat(101), false],
  ["كتاب".repeat(15), true],
  ["", false],
  [" \n ", false],
  ["\u200b\u202e", false],
  ["\u0000a", false],
  ["\ud800", false],
])("[K9] %j is taken as an answer: %s", (value, isTaken) => {
  expect(typed.takes(bodyOf(["a"]), value)).toBe(isTaken);
});

test.each([
  ["Latin letters", "a".repeat(4096)],
  ["letters from right to left", "\u202eكتاب".repeat(800)],
  ["combining marks", `a${"\u0301".repeat(4095)}`],
  ["joined emoji", "\u{1f468}\u200d".repeat(1300)],
])("[T24][T48] 4 KiB of %s are refused before they are looked into", (_, flood) => {
  const body = bodyOf(["a"]);
  const normalized = vi.spyOn(String.prototype, "normalize");
  expect(typed.takes(body, flood)).toBe(false);
  expect(normalized.mock.calls.length).toBe(0);
  normalized.mockRestore();
});

test("the language of the set decides whether a circumflex tells words apart", () => {
  const body = bodyOf(["dîl"]);
  expect(typed.share({ ...body, lang: "ku" }, "dil")).toBe(0);
  expect(typed.share({ ...body, lang: "tr" }, "dil")).toBe(1);
  expect(typed.share(body, "dil")).toBe(1);
});

test("answers that count as one are one row, in the most frequent spelling, the most frequent first", () => {
  const body = bodyOf(["Ankara"]);
  const values = ["ANKARA", "Ankara", "Ankara ", "ankra", "İzmir", "izmir", "İzmir", "Çorum", "Bursa"];
  expect(typed.details!(body, values).texts).toEqual([
    { key: "ankara", text: "Ankara", count: 3, is_correct: true, why: "accepted" },
    { key: "izmir", text: "İzmir", count: 3, is_correct: false, why: null },
    { key: "ankra", text: "ankra", count: 1, is_correct: true, why: "typo" },
    { key: "bursa", text: "Bursa", count: 1, is_correct: false, why: null },
    { key: "çorum", text: "Çorum", count: 1, is_correct: false, why: null },
  ]);
  expect(typed.distribution(body, values, 12)).toEqual({ right: 4, wrong: 5, none: 3 });
});

const spellings = (...values: string[]) => texts(bodyOf(["x"]), values).map(([text]) => text);

test("equally frequent spellings are shown as the same one, no matter which came first", () => {
  expect(spellings("umut", "Umut")).toEqual(spellings("Umut", "umut"));
});

test("a phone is shown nothing of the accepted answers", () => {
  expect(typed.shown(bodyOf(["Ankara"]))).toEqual({ kind: "typed" });
});

test("rows of equal counts are sorted by the language of the set", () => {
  const values = ["zil", "çay", "dal", "cam"];
  const sorted = (lang: string) => texts({ ...bodyOf(["x"]), lang }, values).map(([text]) => text);
  expect(sorted("tr")).toEqual(["cam", "çay", "dal", "zil"]);
  expect(sorted("no such tag!")).toEqual(["cam", "çay", "dal", "zil"]);
});

test("[K15] the host's decision makes an answer right, and all that folds to it, but no slip in it", () => {
  const body = typed.accepting!(bodyOf(["kalp"]), "Yürek", true);
  expect(["yürek", "YÜREK!", "yürekk", "kalp"].map((value) => typed.share(body, value))).toEqual([1, 1, 0, 1]);
  expect(texts(body, ["yürek"])).toEqual([["yürek", 1, "host"]]);
  expect(typed.solution(body).solution.accepted).toEqual(["kalp", "Yürek"]);
});

test("[K15] the host's decision can make a right answer wrong", () => {
  const body = bodyOf(["kardeş", "abi"]);
  const without = typed.accepting!(typed.accepting!(body, "kardes", false), "ABİ", false);
  expect(["kardes", "kardeş", "abi"].map((value) => typed.share(without, value))).toEqual([0, 1, 0]);
  expect(typed.solution(without).solution.accepted).toEqual(["kardeş"]);
});

test("[K15] the host's last word on an answer holds, and leaves nothing when it is taken back", () => {
  const word = fc.tuple(
    fc.oneof(
      aTyped.map(({ accepted }) => accepted[0]!),
      anyText,
    ),
    fc.boolean(),
  );
  fc.assert(
    fc.property(aTyped, fc.array(word, { maxLength: 6 }), (draft, words) => {
      const own = typed.body(draft)!;
      let body = own;
      for (const [text, isAccepted] of words) {
        const before = body;
        body = { ...body, ...typed.accepting!(body, text, isAccepted) };
        const holds = typed.takes(own, text)
          ? (typed.share(body, text) === 1) === isAccepted
          : JSON.stringify(body) === JSON.stringify(before);
        expect(holds).toBe(true);
        expect(typed.accepting!(body, text, isAccepted)).toBe(body);
        expect(typed.played(JSON.parse(JSON.stringify(body)) as Record<string, unknown>)).toEqual(body);
      }
      for (const [text] of words) body = { ...body, ...typed.accepting!(body, text, typed.share(own, text) === 1) };
      expect(body).toEqual(own);
    }),
  );
});

test("[T23][T48] a thousand different answers are folded a few times each", () => {
  const body = bodyOf(Array.from({ length: 20 }, (_, i) => `kabul edilen ${"abcdefghijklmnopqrst"[i]}`));
  const values = Array.from(
    { length: 1000 },
    (_, i) => `cevap numara ${String(i).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`,
  );
  const normalized = vi.spyOn(String.prototype, "normalize");
  const shares = values.map((value) => typed.share(body, value));
  typed.distribution(body, values, 1000);
  const rows = typed.details!(body, values).texts!;
  const calls = normalized.mock.calls.length;
  normalized.mockRestore();
  expect([shares.length, rows.length]).toEqual([1000, 1000]);
  expect(calls).toBeLessThan(15 * values.length);
});

test("[T48] a report's copy of a question judges no answer again", () => {
  const body = bodyOf(["çâğrı"]);
  const values = ["çâğrı", "çağrî", "başkâ"];
  const shares = values.map((value) => typed.share(body, value));
  const normalized = vi.spyOn(String.prototype, "normalize");
  const copied = values.map((value) => typed.share({ ...body }, value));
  const calls = normalized.mock.calls.length;
  normalized.mockRestore();
  expect([copied, calls]).toEqual([shares, 0]);
  expect(typed.share({ ...body, refused: ["çâğrı"] }, "çâğrı")).toBe(0);
  expect(typed.share({ ...body, lang: "fr" }, "cagri")).toBe(0);
});

test("[T48] accepted texts that were found sound are not folded again when a stored set is read", () => {
  const fields = { kind: "typed", accepted: ["çâğrı merkezî", "şîrâze"], typo: true };
  const read = () => typed.body(typed.read(fields).draft);
  expect(read()).not.toBeNull();
  const normalized = vi.spyOn(String.prototype, "normalize");
  expect(read()).not.toBeNull();
  expect(typed.body({ ...typed.read(fields).draft, accepted: ["çâğrı merkezî", "ÇÂĞRI merkezî"] })).toBeNull();
  const folded = normalized.mock.contexts.map(String);
  normalized.mockRestore();
  expect(folded).not.toContain("şîrâze");
});
