import { expect, test } from "vitest";
import { pdfSet } from "#features/exchange/import/pdf/read-pdf";
import { bytesOf, column, fileOf, writtenPdf, type Drawn } from "../../../builders/written-pdf";

const watch = { progress: () => undefined, isStopped: () => false };
const question = ["1. Hangisi bir meyvedir?", "A) Elma", "B) Demir", "Cevap: A"];
const good = writtenPdf([{ drawn: column(50, 100, question) }]);
const source = new TextDecoder("latin1").decode(good);
const texts = async (file: Uint8Array) => (await pdfSet(file, watch)).questions.map(({ text }) => text);
const message = (file: Uint8Array) =>
  pdfSet(file, watch).then(
    () => "read",
    (error: Error) => error.message,
  );

const secret = question.map((text, i): Drawn => ({ at: [50, 100 + i * 14], text, font: "coded" }));
const locked = `/ID[(0123456789abcdef)(0123456789abcdef)]/Encrypt<</Filter/Standard/V 1/R 2/O(${"x".repeat(32)})/U(${"y".repeat(32)})/P -4>>`;

test.each([
  ["no text", writtenPdf([{ drawn: [{ box: [50, 50, 300, 300] }] }]), /okunacak yazı yok.*kamerasıyla/],
  ["letters that its font does not tell", writtenPdf([{ drawn: secret }]), /yazı tipi harflerini söylemiyor/],
  ["no file at all", bytesOf("%PDF-1.7\nhello"), /^PDF bozuk/],
  ["half a file", good.slice(0, 500), /^PDF bozuk|okunacak yazı yok/],
  ["pages in a circle", fileOf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[2 0 R]>>"]), /^PDF bozuk/],
  [
    "a tree of pages without end",
    fileOf([
      "<</Type/Catalog/Pages 2 0 R>>",
      ...Array.from({ length: 3_000 }, (_, i) => `<</Type/Pages/Count 1/Kids[${i + 3} 0 R]>>`),
    ]),
    /^PDF bozuk/,
  ],
  [
    "2,000 pages",
    writtenPdf(Array.from({ length: 2_000 }, () => ({ drawn: [] }))),
    /^PDF 2\.000 sayfa, en çok 300 sayfa okunabilir\. Soruların olduğu sayfaları ayrı bir PDF olarak kaydedin\.$/,
  ],
  ["a password", writtenPdf([{ drawn: [] }], locked), /^PDF parolalı/],
])("%s: one sentence", async (_, file, sentence) => {
  expect(await message(file)).toMatch(sentence);
});

test.each([
  ["a broken table of contents", source.replace(/startxref\n\d+/, "startxref\n7")],
  ["a claim of many pages", source.replace("/Count 1", "/Count 999999999")],
])("%s: the page is found", async (_, text) => {
  expect(await texts(bytesOf(text))).toEqual(["Hangisi bir meyvedir?"]);
});

test("a reading that was stopped before its first page says so", async () => {
  await expect(pdfSet(good.slice(), { ...watch, isStopped: () => true })).rejects.toThrow(
    "Okumayı durdurdunuz, hiçbir sayfa okunmamıştı.",
  );
});

test("a script and a form are left alone", async () => {
  const scripted = "/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>/AcroForm<</Fields[]>>";
  expect(await texts(bytesOf(source.replace("/Pages 2 0 R", scripted)))).toEqual(["Hangisi bir meyvedir?"]);
});

test("a page with text without end is cut, the others stay", async () => {
  const flood = Array.from({ length: 2_000 }, (_, i): Drawn => ({
    at: [50, 50 + (i % 700)],
    text: "bir iki ".repeat(8),
  }));
  const set = await pdfSet(writtenPdf([{ drawn: column(50, 100, question) }, { drawn: flood }]), watch);
  expect(set.omitted).toContainEqual({ where: "Sayfa 2", text: "", why: "Sayfada çok fazla yazı var, sonu okunmadı." });
  expect(set.questions[0]!.text).toContain("Hangisi bir meyvedir?");
});

/** Reading takes the bytes over: each gets its own. */
const andAnEmptyPage = () => writtenPdf([{ drawn: column(50, 100, question) }, { drawn: [] }]);

test("a page without end stops the reading: what was read stays, and alone it is refused", async () => {
  const { openPdf } = await import("#features/exchange/import/pdf/open-pdf");
  const endlessFrom = (first: number) => async (bytes: Uint8Array) => {
    const file = await openPdf(bytes);
    const page = async (at: number) => {
      if (at >= first) throw new DOMException("too slow", "TimeoutError");
      return file.page(at);
    };
    return { ...file, page };
  };
  const set = await pdfSet(andAnEmptyPage(), watch, endlessFrom(2));
  expect(set.questions).toHaveLength(1);
  expect(set.notes![0]).toBe("2. sayfayı okumak çok uzun sürdü, okuma orada bırakıldı.");
  await expect(pdfSet(andAnEmptyPage(), watch, endlessFrom(1))).rejects.toThrow("Dosya açılınca çok büyüyor");
});
