import { Inflate, strToU8, zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import { bytes, read, refusal, reasons, shorts } from "./reading";
import { docx, p } from "./office/office-files";
import { inline, kahootHeadings, kahootInline, number, row, workbook } from "./office/workbooks";
import { outcomeOf, UNREADABLE } from "#features/exchange/import/outcome";
import { openZip } from "#features/exchange/import/files/unzip";
import { delimitedSheet } from "#features/exchange/import/office/delimited";
import { importLimits, refuseTooLarge } from "#features/exchange/import/types";

const table = "Soru;A;B;Doğru\nIşığın hızı şöyle mi?;Çok;Güç;B\n";
const expected = ["Satır 2: taken | Işığın hızı şöyle mi? | A Çok, *B Güç | 30"];
const utf16 = (text: string, bigEndian: boolean) =>
  new Uint8Array(
    Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((code) =>
      bigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8],
    ),
  );
const in1254 = (text: string) =>
  new Uint8Array(
    Array.from(
      text,
      (letter) => ({ ğ: 0xf0, ı: 0xfd, ş: 0xfe, ü: 0xfc, Ç: 0xc7, ç: 0xe7 })[letter] ?? letter.charCodeAt(0),
    ),
  );

test.each([
  ["UTF-8", bytes(table)],
  ["UTF-8 with a mark", bytes(`\ufeff${table}`)],
  ["UTF-16 with a mark", utf16(`\ufeff${table}`, false)],
  ["UTF-16, the other way round", utf16(`\ufeff${table}`, true)],
  ["UTF-16 without a mark", utf16(table, false)],
  ["UTF-16, the other way round, without a mark", utf16(table, true)],
  ["Windows-1254", in1254(table)],
  ["Windows-1254 with the end mark of DOS", new Uint8Array([...in1254(table), 0x1a])],
])("a table in %s", (_, file) => {
  expect(shorts(read(file))).toEqual(expected);
});

test("an old encoding is reported", () => {
  expect(read(in1254(table)).notes).toEqual([
    "Dosya eski Türkçe Windows kodlamasıyla yazılmış. Türkçe harflere bir göz atın.",
  ]);
});

const kahoot = kahootInline([["Kaç?", "3", "4", "", "", 20, "2"]]);
const bomb = (size: number) => {
  const sheet = `<worksheet><sheetData>${" ".repeat(size)}</sheetData></worksheet>`;
  return zipSync(
    { "xl/workbook.xml": strToU8("<workbook/>"), "xl/worksheets/sheet1.xml": strToU8(sheet) },
    { level: 9 },
  );
};
/** The same bomb, whose file list at the end claims a smaller size. */
const lyingBomb = () => {
  const file = bomb(8 * 1024 * 1024);
  const view = new DataView(file.buffer);
  for (let at = file.length - 46; at > 0; at--)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
  return file;
};

test.each([
  ["nothing", new Uint8Array(), "Dosya boş."],
  ["blanks", bytes(" \n\n "), "Dosya boş."],
  [
    "a spreadsheet cut off",
    kahoot.slice(0, kahoot.length - 300),
    "Dosya bozuk ya da yarım kalmış. Yeniden indirip deneyin.",
  ],
  ["the beginning of a spreadsheet", kahoot.slice(0, 100), "Dosya bozuk ya da yarım kalmış. Yeniden indirip deneyin."],
  ["an empty archive", zipSync({}), "Bu sıkıştırılmış dosyanın içinde tablo yok. Önce dosyayı klasöre çıkarın."],
  ["an empty Word document", zipSync({ "word/document.xml": strToU8("<w/>") }), /^Soru bulunamadı/],
  ["an OpenDocument of something else", zipSync({ "content.xml": strToU8("<w/>") }), /^Bu OpenDocument dosyası tablo/],
  ["a bomb", bomb(100 * 1024 * 1024), "Dosya açılınca çok büyüyor, güvenlik için okunmadı."],
  ["a bomb that lies about its size", lyingBomb(), "Dosya açılınca çok büyüyor, güvenlik için okunmadı."],
  [
    "an archive of many parts",
    zipSync(Object.fromEntries(Array.from({ length: 1_501 }, (_, i) => [`xl/${i}.xml`, strToU8("<a/>")]))),
    "Dosyanın içinde çok fazla parça var, güvenlik için okunmadı.",
  ],
  ["a spreadsheet of broken XML", workbook("<row><c>"), /^XML dosyası bozuk/],
  [
    "a spreadsheet of something else",
    workbook(row(1, inline("A1", "Alışveriş"), inline("B1", "Fiyat"))),
    /^Tabloda soru, şık/,
  ],
  ["an old spreadsheet", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /^Bu eski bir Office dosyası/],
  ["a PDF", bytes("%PDF-1.7 ..."), /^PDF dosyası okunamaz/],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), /^Bu bir resim dosyası/],
  [
    "bytes that are no text",
    new Uint8Array([0x81, 0x00, 0x8d, 0x02, 0x90]),
    "Bu dosya okunamadı: metin de tablo da değil.",
  ],
  [
    "UTF-8 with a mark, cut in a letter",
    new Uint8Array([0xef, 0xbb, 0xbf, 0x53, 0xc4]),
    "Dosyanın yazısı bozuk, yarım kalmış olabilir.",
  ],
  ["an open quote", bytes('Soru;A;B;Doğru\n"Kaç?;1;2;A\nNe?;1;2;B\n'), "Satır 2: tırnak kapanmamış, tablo okunamadı."],
  [
    "100,000 lines",
    bytes(`Soru;A;B;Doğru\n${"Kaç?;1;2;A\n".repeat(100_000)}`),
    "Dosyada 100.001 satır var, en çok 2.000 satır okunabilir. Dosyayı bölüp yeniden deneyin.",
  ],
  ["100,000 questions in GIFT", bytes("Kaç?{=a ~b}\n\n".repeat(100_000)), /^Dosyada 100\.000 satır var/],
  ["100,000 questions in a text", bytes("Kaç?\nA) 1\n*B) 2\n\n".repeat(100_000)), /^Dosyada 20\.001 satır var/],
  ["100,000 questions in JSON", bytes(`{"questionList":[${"{},".repeat(99_999)}{}]}`), /^Dosyada 100\.000 satır var/],
  [
    "3,000 rows in a spreadsheet",
    workbook(
      row(8, ...kahootHeadings.map((text, i) => inline(`${"BCDEFGH"[i]}8`, text))) +
        Array.from({ length: 3_000 }, (_, i) => row(i + 9, inline(`B${i + 9}`, "Kaç?"), number(`C${i + 9}`, i))).join(
          "",
        ),
    ),
    /^Dosyada 3\.00[01] satır var/,
  ],
])("[T22] %s is refused with a sentence", (_, file, message) => {
  expect(refusal(file)).toMatch(message);
});

/** Files of a few hundred bytes that once took all of a browser's memory, or minutes. */
const odsPage = `<table><table-row number-rows-repeated="2000"><table-cell number-columns-repeated="60"><p>a</p></table-cell></table-row></table>`;
test.each([
  [
    "an OpenDocument of 500 pages whose rows are repeated",
    zipSync({ "content.xml": strToU8(`<d><body><spreadsheet>${odsPage.repeat(500)}</spreadsheet></body></d>`) }),
    /^Dosyada 22\.000 satır var, en çok 20\.000/,
  ],
  [
    "a spreadsheet whose one page is listed 3,000 times",
    zipSync({
      "xl/workbook.xml": strToU8(`<workbook><sheets>${'<sheet id="a"/>'.repeat(3_000)}</sheets></workbook>`),
      "xl/_rels/workbook.xml.rels": strToU8('<R><Relationship Id="a" Target="s.xml"/></R>'),
      "xl/s.xml": strToU8(`<worksheet><sheetData>${"<row><c/></row>".repeat(60_000)}</sheetData></worksheet>`),
    }),
    /^Tabloda soru, şık/,
  ],
  [
    "a Word table of 20,000 cells in one row and 20,000 rows without any",
    docx(
      `<w:tbl><w:tr><w:tc>${p("a")}${p("b")}</w:tc>${"<w:tc/>".repeat(20_000)}</w:tr>${"<w:tr/>".repeat(20_000)}</w:tbl>`,
    ),
    /^Soru bulunamadı/,
  ],
])("[T22] %s is refused before it has grown", (_, file, message) => {
  expect(file.length).toBeLessThan(4_000);
  expect(refusal(file)).toMatch(message);
});

/** A Word document of 2 kB once named such a picture a hundred thousand times. */
test("[T22] a part that grows too large is not unpacked again for each time that it is named", () => {
  const push = vi.spyOn(Inflate.prototype, "push");
  const archive = openZip(zipSync({ picture: new Uint8Array(1_500_000) }));
  for (let i = 0; i < 1_000; i++) expect(() => archive.read("picture")).toThrow("Dosya açılınca çok büyüyor");
  expect(push.mock.calls.length).toBeLessThan(100);
  push.mockRestore();
});

test("[T22] a file of 50 MB is refused before it is read", () => {
  expect(() => refuseTooLarge(50 * 1024 * 1024)).toThrow("Dosya 50 MB, en çok 5 MB olabilir.");
});

/** Texts of a few hundred bytes that would have kept the reader's patterns busy for years. */
test.each([
  ["comments before what is no quiz", "<!---->".repeat(50_000), "Soru bulunamadı. Örnekteki biçime bakın."],
  ["brackets in a declaration", `<quiz><!DOCTYPE${"[]".repeat(50_000)}`, /^XML dosyası bozuk/],
  ["brackets in a spreadsheet's declaration", workbook(`<!DOCTYPE${"[]".repeat(50_000)}`), /^XML dosyası bozuk/],
])("[T22] %s: refused at once", (_, source, message) => {
  expect(refusal(source)).toMatch(message);
});

/** No time is measured: an endless search on these texts would not end within a test's time limit. */
test.each([
  ["stars", "*".repeat(100_000)],
  ["letters with brackets", "A) ".repeat(50_000)],
  ["brackets", "(".repeat(200_000)],
  ["words without an end", `${"söz ".repeat(50_000)}1-`],
  ["numbers of a list", "1-B ".repeat(50_000)],
  ["points and dashes behind a number", `1${".-".repeat(60)}x`],
  ["answers with a word behind them, in a Word document,", docx(p(`${"1. A 2. B ".repeat(20)}Başarılar`))],
  ["10,000 lines of stars", `${"**a ".repeat(120)}\n`.repeat(10_000)],
  ["10,000 lines of brackets", `${"( * [".repeat(80)}\n`.repeat(10_000)],
  ["10,000 lines of a list", `Cevap anahtarı\n${"1-A 2-B 3-C x\n".repeat(10_000)}`],
  ["19,000 headings of lists without an answer", "Cevaplar\n1 2\n".repeat(19_000)],
  ["39,000 headings of lists", "Cevaplar\n".repeat(39_000)],
  ["39,000 texts above questions that never come", "1-2. soruları\n".repeat(39_000)],
  ["1,000 lines of answers in answers", `1. a${"(cevap:".repeat(60)}${")".repeat(2_400)}x\n`.repeat(1_000)],
  ["39,999 options A", "A) x\n".repeat(39_999)],
  ["30,000 words cut at the ends of lines", `1) Ne?\n${"anla-\n".repeat(30_000)}A) x\nB) y`],
  ["30,000 titles of GIFT without braces", "::x::\n".repeat(30_000)],
  [
    "12,000 beginnings of comments",
    `<quiz><question type="shortanswer"><questiontext format="html"><text><![CDATA[${"<!--".repeat(12_000)}]]></text></questiontext></question></quiz>`,
  ],
  ["300,000 beginnings of pictures", `1) ${"![a".repeat(900)}\n`.repeat(333)],
  ["10,000 numbered statements", Array.from({ length: 10_000 }, (_, i) => `${i + 1}. Su`).join("\n")],
  ["10,000 options", `1) Kaç?\n${"A) 3   A) 4\n".repeat(10_000)}`],
  ["10,000 lines of two columns", "1) Kaç?      2) Ne?\n".repeat(10_000)],
  ["10,000 lines of labels", "Cevap: Cevap: B Açıklama: ( ".repeat(10).concat("\n").repeat(10_000)],
  ["10,000 lines of a table", `| Soru | A | B | Doğru |\n${"| Kaç? | 1 | 2 | A |\n".repeat(10_000)}`],
])("[T22] %s come to an end", (_, source) => {
  const outcome = outcomeOf(source);
  expect(outcome.ok ? outcome.result.rows.length <= importLimits.rows : outcome.message !== UNREADABLE).toBe(true);
});

test("[T22] a row of 100,000 cells is as wide as a table of ours can be", () => {
  const wide = delimitedSheet(`Soru${";a".repeat(100_000)}\nKaç?;1;2;`, ";");
  expect(wide.rows.map(({ cells }) => cells.length)).toEqual([importLimits.columns, 4]);
});

test("[T22] 100,000 right answers to one question are counted, six of them kept", () => {
  const [only] = read(`Kaç?{${"=a".repeat(100_000)}~b}`).rows;
  expect(only?.question.options).toEqual({ A: "a", B: "a", C: "a", D: "a", E: "a", F: "a" });
  expect(only?.reasons.join()).toContain("Dosyada 100001 şık var, en çok 6 olabilir.");
});

test("text that is code stays text", () => {
  const result = read('Soru;A;B;Doğru\n<script>alert(1)</script>?;=HYPERLINK("http://x");{{7*7}};B\n');
  expect(shorts(result)).toEqual([
    'Satır 2: taken | <script>alert(1)</script>? | A =HYPERLINK("http://x"), *B {{7*7}} | 30',
  ]);
});

test("half letters and control signs are taken out, with a note", () => {
  const result = read(
    '{"questions":[{"question_text":"a\\ud83db\\u0007","options":{"A":"1","B":"2"},"correct_option":"A"}]}',
  );
  expect([shorts(result), reasons(result)]).toEqual([
    ["1. soru: changed | ab | *A 1, B 2 | 30"],
    ["Okunamayan karakterler çıkarıldı."],
  ]);
});

test("[T22] a reference far to the right or below does not make a table large", () => {
  const head = row(8, ...kahootHeadings.map((text, i) => inline(`${"BCDEFGH"[i]}8`, text)));
  const far = row(
    1_048_576,
    inline("B1048576", "Kaç?"),
    number("C1048576", 1),
    number("D1048576", 2),
    number("H1048576", 2),
    inline("XFD1048576", "x"),
  );
  expect(shorts(read(workbook(head + far)))).toEqual(["Satır 1048576: taken | Kaç? | A 1, *B 2 | 30"]);
});
