import { expect, test } from "vitest";
import { marked } from "#words/marked";
import { choicesOf, isNarrowed, noFilters, searchOf, wantedIn } from "#features/library/filters";

const wanted = (search: string) => wantedIn(new URLSearchParams(search));

test("an address without anything asks for the newest; with words for what fits best", () => {
  expect(wanted("")).toMatchObject({ isUntouched: true, sort: "newest", q: "", subject: "" });
  expect(wanted("q=%20")).toMatchObject({ isUntouched: true });
  expect(wanted("q=hücre")).toMatchObject({ isUntouched: false, sort: "best", q: "hücre" });
  expect(wanted("sort=newest")).toMatchObject({ isUntouched: false, sort: "newest" });
  expect(wanted("sort=copies")).toMatchObject({ isUntouched: false, sort: "copies" });
});

test("the search shows the address's words, and clearing the filters keeps them", () => {
  const params = new URLSearchParams("q=hücre&subject=fen&grade=7,8,9&language=tr&kind=multi");
  expect(searchOf(wantedIn(params))).toEqual({
    q: "hücre",
    subject: "fen",
    grade: "7,8,9",
    language: "tr",
    kind: "multi",
    sort: "best",
    page_size: 24,
  });
  expect(isNarrowed(wantedIn(params))).toBe(true);
  for (const name of Object.keys(noFilters)) params.delete(name);
  expect(wantedIn(params)).toMatchObject({ q: "hücre", subject: "" });
  expect(isNarrowed(wantedIn(params))).toBe(false);
});

const label = (name: "grade" | "subject" | "language" | "kind", value: string) =>
  choicesOf(name, value, false).find((choice) => choice.value === value)?.label;

test("a filter of the address that is not among the listed choices is shown among them, in words", () => {
  expect(label("grade", "7")).toBe("7. sınıf");
  expect(label("grade", "7,8,9")).toBe("7. – 9. sınıf");
  expect(label("grade", "7,9")).toBe("7. sınıf, 9. sınıf");
  expect(label("subject", "fen,biyoloji")).toBe("Fen Bilimleri, Biyoloji");
  expect(label("kind", "newer")).toBe("newer");
  expect(choicesOf("subject", "", true)[0]).toEqual({ value: "own", label: "Derslerim" });
  expect(choicesOf("subject", "", false).some(({ value }) => value === "own")).toBe(false);
});

const hits = (text: string, q: string) =>
  marked(text, q)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join("");

test("words that were searched for are marked at the beginning of words, whatever their case and accents", () => {
  expect(hits("Yavru hücrelerin sayısı, HÜCRE", "hücre")).toBe("Yavru [hücre]lerin sayısı, [HÜCRE]");
  expect(hits("Işık ve İSTANBUL", "istan ısik")).toBe("[Işık] ve [İSTAN]BUL");
  expect(hits("Çokhücreli", "hücre")).toBe("Çokhücreli");
  expect(hits("Kâğıt", "kagit")).toBe("[Kâğıt]");
  expect(hits("F.7.2 kazanımı", "f.7.2")).toBe("[F].[7].[2] kazanımı");
});

test("a text comes out as it went in, whatever it holds", () => {
  for (const text of ["", "ﬁl ﬁkri", "e\u0301e\u0301", "👩‍🏫 dersi", "a\n b", "½ pay"]) {
    expect(
      marked(text, "fi e 1 dersi b")
        .map(({ text: piece }) => piece)
        .join(""),
    ).toBe(text);
  }
  expect(hits("metin", "")).toBe("metin");
  expect(hits("metin", "?!")).toBe("metin");
});
