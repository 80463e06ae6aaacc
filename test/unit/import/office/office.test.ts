import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { docx, li, lists, ods, odsRow, openDocument, p, run, tr } from "./office-files";
import { bytes, read, reasons, refusal, shorts } from "../reading";
import { row, workbook } from "./workbooks";

const body = (file: Uint8Array) => shorts(read(file)).map((row) => row.replace(/^Satır \d+: | \| \d+$/g, ""));
const lines = (...texts: string[]) => texts.map((text) => p(text)).join("");

test.each([
  [
    "typed by hand",
    docx(lines("1) Kaç?", "A) 3", "B) 4", "Cevap: B", "", "2) Ne?", "A) x\tB) y", "Cevap: A")),
    ["taken | Kaç? | A 3, *B 4", "taken | Ne? | *A x, B y"],
  ],
  [
    "numbers and letters that Word counts",
    docx(
      li(1, 0, "Kaç?") +
        li(1, 1, "3") +
        li(1, 1, "4") +
        li(1, 0, "Ne?") +
        li(1, 1, "x") +
        li(1, 1, "y") +
        p("Cevap Anahtarı: 1-B 2-A"),
      lists,
    ),
    ["taken | Kaç? | A 3, *B 4", "taken | Ne? | *A x, B y"],
  ],
  [
    "a list of letters for each question",
    docx(
      li(1, 0, "Kaç?") +
        li(2, 0, "3") +
        li(2, 0, "4") +
        p("Cevap: B") +
        li(1, 0, "Ne?") +
        li(3, 0, "x") +
        li(3, 0, "y") +
        p("Cevap: A"),
      lists,
    ),
    ["taken | Kaç? | A 3, *B 4", "taken | Ne? | *A x, B y"],
  ],
  [
    "the right one in bold",
    docx(p("1) Kaç?") + p("A) 3") + `<w:p>${run("B) ")}${run("4", "<w:b/>")}</w:p>` + p("C) 5")),
    ["doubtful | Kaç? | A 3, *B 4, C 5"],
  ],
  [
    "the right one in red, all of them bold",
    docx(
      p("1) Kaç?", "<w:b/>") + p("A) 3", "<w:b/>") + p("B) 4", '<w:b/><w:color w:val="FF0000"/>') + p("C) 5", "<w:b/>"),
    ),
    ["doubtful | Kaç? | A 3, *B 4, C 5"],
  ],
  [
    "the right one marked with a pen",
    docx(p("1) Kaç?") + p("A) 3", '<w:highlight w:val="yellow"/>') + p("B) 4") + p("C) 5")),
    ["doubtful | Kaç? | *A 3, B 4, C 5"],
  ],
  [
    "a table with headings",
    docx(`<w:tbl>${tr(p("Soru"), p("A"), p("B"), p("Doğru Cevap"))}${tr(p("Kaç?"), p("3"), p("4"), p("B"))}</w:tbl>`),
    ["taken | Kaç? | A 3, *B 4"],
  ],
  [
    "a table of two columns as a page",
    docx(
      `<w:tbl>${tr(lines("1) Kaç?", "A) 3", "B) 4", "Cevap: B"), lines("3) Kim?", "A) Ali", "B) Veli", "Cevap: A"))}${tr(lines("2) Ne?", "A) x", "B) y", "Cevap: A"), p(""))}</w:tbl>`,
    ),
    ["taken | Kaç? | A 3, *B 4", "taken | Ne? | *A x, B y", "taken | Kim? | *A Ali, B Veli"],
  ],
  [
    "a picture in a question",
    docx(`<w:p>${run("1) Resimde ne var? ")}<w:r><w:drawing/></w:r></w:p>${lines("A) kedi", "B) köpek", "Cevap: A")}`),
    ["doubtful | Resimde ne var? | *A kedi, B köpek"],
  ],
  [
    "an equation in an option",
    docx(
      `${p("1) Hangisi?")}<w:p>${run("A) ")}<m:oMath xmlns:m="m"><m:r><m:t>x</m:t></m:r></m:oMath></w:p>${lines("B) 2", "Cevap: B")}`,
    ),
    ["taken | Hangisi? | A x, *B 2"],
  ],
  [
    "what was deleted under review is gone, what was put in is there",
    docx(
      `<w:p><w:del><w:r><w:delText>eski</w:delText></w:r></w:del><w:ins>${run("1) Kaç?")}</w:ins></w:p>${lines("A) 3", "B) 4", "Cevap: B")}`,
    ),
    ["taken | Kaç? | A 3, *B 4"],
  ],
] as const)("a Word document: %s", (_, file, rows) => {
  expect(body(file)).toEqual(rows);
});

test.each([
  [
    "with headings",
    ods(odsRow(["Soru", "A", "B", "Doğru"]) + odsRow(["Kaç?", "3", "4", "B"])),
    ["taken | Kaç? | A 3, *B 4"],
  ],
  [
    "as its cells show it",
    ods(odsRow(["Soru", "A", "B", "Doğru"]) + odsRow(["Ne zaman?", "29.10.1923", "%20", "A"])),
    ["taken | Ne zaman? | *A 29.10.1923, B %20"],
  ],
  [
    "with rows and cells that are repeated for ever",
    ods(
      `${odsRow(["Soru", "A", "B", "Doğru"])}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>${odsRow(["Kaç?", "3", "4", "B"])}`,
    ),
    ["taken | Kaç? | A 3, *B 4"],
  ],
  [
    "with a remark and blanks",
    ods(
      `${odsRow(["Soru", "A", "B", "Doğru"])}<table:table-row><table:table-cell><office:annotation><text:p>not</text:p></office:annotation><text:p>Kaç<text:s text:c="2"/>yıl?</text:p></table:table-cell><table:table-cell><text:p>3</text:p></table:table-cell><table:table-cell><text:p>4</text:p></table:table-cell><table:table-cell><text:p>A</text:p></table:table-cell></table:table-row>`,
    ),
    ["taken | Kaç  yıl? | *A 3, B 4"],
  ],
] as const)("an OpenDocument table %s", (_, file, rows) => {
  expect(body(file)).toEqual(rows);
});

const locked = Uint8Array.from([
  0xd0,
  0xcf,
  0x11,
  0xe0,
  0xa1,
  0xb1,
  0x1a,
  0xe1,
  ...Array.from("EncryptedPackage", (letter) => [letter.charCodeAt(0), 0]).flat(),
]);
test.each([
  ["a workbook with a password", locked, "Dosya parolalı. Office’te parolasını kaldırıp yeniden kaydedin."],
  [
    "a web page without a question",
    bytes("<!DOCTYPE html><html><body><p>1) Kaç?</p></body></html>"),
    /^Soru bulunamadı/,
  ],
  [
    "a web page that is called .xls",
    bytes('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Soru</td></tr></table></html>'),
    /^Soru bulunamadı/,
  ],
  [
    "an OpenDocument text without a question",
    openDocument("<office:text><text:p>1) Kaç?</text:p></office:text>"),
    /^Soru bulunamadı/,
  ],
  ["a Word document without questions", docx(p("Sevgili öğrenciler,")), /^Soru bulunamadı/],
  [
    "a Word document that unpacks to 12 MB",
    docx(p("x".repeat(12 * 1024 * 1024))),
    "Dosya açılınca çok büyüyor, güvenlik için okunmadı.",
  ],
  [
    "a Word document of boxes in boxes",
    docx(`${"<w:sdt>".repeat(100)}${"</w:sdt>".repeat(100)}`),
    /^XML dosyası bozuk/,
  ],
  [
    "a Word document cut off",
    docx(p("1) Kaç?")).slice(0, 200),
    "Dosya bozuk ya da yarım kalmış. Yeniden indirip deneyin.",
  ],
  [
    "an OpenDocument table of one row a million times",
    ods(odsRow(["Soru", "A", "B", "Doğru"]) + odsRow(["Kaç?", "3", "4", "B"], ' table:number-rows-repeated="1000000"')),
    /^Dosyada 2\.00\d satır var/,
  ],
  [
    "an OpenDocument table of one long text in every cell",
    ods(
      `<table:table-row table:number-rows-repeated="1000"><table:table-cell table:number-columns-repeated="60"><text:p>${"A) 12 ".repeat(200)}</text:p></table:table-cell></table:table-row>`,
    ),
    "Dosya açılınca çok büyüyor, güvenlik için okunmadı.",
  ],
  [
    "a workbook whose cells all point to one long text",
    workbook(
      Array.from({ length: 100 }, (_, i) => row(i + 1, ...Array<string>(60).fill('<c t="s"><v>0</v></c>'))).join(""),
      {
        strings: ["A) 12 ".repeat(200)],
      },
    ),
    "Dosya açılınca çok büyüyor, güvenlik için okunmadı.",
  ],
  [
    "an OpenDocument table of another world",
    zipSync({ "content.xml": strToU8('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>') }),
    /^Bu OpenDocument dosyası tablo değil/,
  ],
] as const)("[T22] %s is refused with its true reason", (_, file, reason) => {
  expect(refusal(file)).toMatch(reason);
});

test("one line above the first question of a Word document is the title, the other is named", () => {
  const { title, notes, omitted } = read(
    docx(lines("Gazi Ortaokulu", "Hücre konusu çalışma kâğıdı", "1) Ne?", "A) kedi", "B) köpek", "Cevap: A")),
  );
  expect([title, notes, omitted]).toEqual([
    "Gazi Ortaokulu",
    [],
    [{ where: "Satır 2", text: "Hücre konusu çalışma kâğıdı", why: "Soru değil." }],
  ]);
});

test("the reasons for faults that Word shows and does not explain", () => {
  expect(
    reasons(read(docx(`<w:p>${run("1) Ne? ")}<w:r><w:drawing/></w:r></w:p>${lines("A) x", "B) y", "Cevap: A")}`))),
  ).toEqual(["Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın."]);
});
