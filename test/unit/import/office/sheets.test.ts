import { expect, test } from "vitest";
import { read, reasons, shorts, verdicts } from "../reading";
import { inline, kahootHeadings, kahootInline, number, row, workbook } from "./workbooks";

/** Cells with the index of a shared string, and other cells as given; no cell states its position. */
const shared = (...places: (number | string)[]) =>
  places.map((place) => (typeof place === "number" ? `<c t="s"><v>${place}</v></c>` : place)).join("");

test("Kahoot's spreadsheet with inline strings: header found by content, empty numbered rows are no questions", () => {
  const result = read(
    kahootInline([
      ["Başkent neresi?", "Ankara", "İzmir", "Sivas", "Bursa", 20, "1"],
      ["İki kere iki?", "3", "4", "", "", 10, 2],
      ["Asal sayılar?", "2", "3", "4", "6", 30, "1,2"],
      ["", "", "", "", "", 20],
      ["Doğrusu yok", "a", "b", "", "", 20, ""],
      ["Beşincisi yok", "a", "b", "", "", 20, "3"],
      ["Uzun süre", "a", "b", "", "", 500, "2"],
    ]),
  );
  expect(result.format).toBe("kahoot");
  expect(shorts(result)).toEqual([
    "Satır 9: taken | Başkent neresi? | *A Ankara, B İzmir, C Sivas, D Bursa | 20",
    "Satır 10: taken | İki kere iki? | A 3, *B 4 | 10",
    "Satır 11: taken | Asal sayılar? | multi *A 2, *B 3, C 4, D 6 | 30",
    "Satır 13: left_out | Doğrusu yok | A a, B b | 20",
    "Satır 14: left_out | Beşincisi yok | A a, B b | 20",
    "Satır 15: changed | Uzun süre | A a, *B b | 300",
  ]);
  expect(reasons(result)).toEqual([
    "Doğru cevap sütunu boş. Doğrusunu seçin.",
    "Doğru cevap olarak “3” yazıyor, böyle bir şık yok.",
    "Süre 500 saniyeydi, 300 saniye yapıldı.",
  ]);
});

test("Kahoot's spreadsheet saved again by another program: shared strings, 1.0 for 1, no reference on cells", () => {
  const strings = [...kahootHeadings, "Su kaç derecede kaynar?", "90", "100", "A&amp;B &lt;i&gt;", "Satır _x000a_sonu"];
  const result = read(
    workbook(
      `<row r="8"><c/>${shared(0, 1, 2, 3, 4, 5, 6)}</row><row><c><v>1.0</v></c>${shared(7, 8, 9, 10, 11, "<c><v>20.0</v></c>", "<c><v>2.0</v></c>")}</row>` +
        '<row r="10"><c r="A10"><v>2.0</v></c></row>',
      { strings },
    ),
  );
  expect(shorts(result)).toEqual([
    "Satır 9: taken | Su kaç derecede kaynar? | A 90, *B 100, C A&B <i>, D Satır \nsonu | 20",
  ]);
});

test("an empty template is reported to have no questions", () => {
  expect(read(kahootInline([]))).toMatchObject({ rows: [], notes: ["Dosya okundu, ama içinde soru yok."] });
});

test.each([
  ["a formula's last value", '<c r="B9" t="str"><f>A1&amp;"x"</f><v>Kaç?</v></c>', "taken", "Kaç?"],
  [
    "text in runs",
    '<c r="B9" t="inlineStr"><is><r><t>Ka</t></r><r><rPr><b/></rPr><t>ç?</t></r><rPh><t>x</t></rPh></is></c>',
    "taken",
    "Kaç?",
  ],
  ["a number", number("B9", "0.30000000000000004"), "taken", "0,3"],
  ["a truth value", '<c r="B9" t="b"><v>1</v></c>', "taken", "Doğru"],
  ["an error", '<c r="B9" t="e"><v>#REF!</v></c>', "left_out", ""],
  ["a formula without a value", '<c r="B9"><f>HYPERLINK("http://x")</f></c>', "left_out", ""],
] as const)("a question cell with %s", (_, cell, verdict, text) => {
  const head = row(8, ...kahootHeadings.map((name, i) => inline(`${"BCDEFGH"[i]}8`, name)));
  const data = row(9, cell, inline("C9", "bir"), inline("D9", "iki"), number("H9", 1));
  const [only] = read(workbook(head + data)).rows;
  expect([only?.verdict, only?.question.question_text]).toEqual([verdict, text]);
});

test("ClassQuiz's sheet names no columns: title, description, rows from 14 on, digits side by side", () => {
  const result = read(
    workbook(
      [
        row(5, inline("B5", "Title"), inline("C5", "Kimya")),
        row(6, inline("B6", "Description"), inline("C6", "9. sınıf")),
        row(
          14,
          inline("B14", "Suyun formülü?"),
          inline("C14", "H2O"),
          inline("D14", "CO2"),
          number("G14", 45),
          number("H14", 1),
        ),
        row(
          15,
          inline("B15", "Gazlar?"),
          inline("C15", "He"),
          inline("D15", "Ne"),
          inline("E15", "Fe"),
          number("G15", 20),
          number("H15", 12),
        ),
      ].join(""),
    ),
  );
  expect([result.format, result.title, result.description]).toEqual(["classquiz", "Kimya", "9. sınıf"]);
  expect(shorts(result)).toEqual([
    "Satır 14: taken | Suyun formülü? | *A H2O, B CO2 | 45",
    "Satır 15: taken | Gazlar? | multi *A He, *B Ne, C Fe | 20",
  ]);
});

const wayground = `Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation
"Text of the question

(required)
","Question Type

(default is Multiple Choice)",Text for option 1,Text for option 2,"Text for option 3

(optional)",,,"The correct option choice (between 1-5).

Leave blank for ""Open-Ended"", ""Poll"".",Time in seconds,Link,Explanation
En büyük gezegen?,Multiple Choice,Mars,Jüpiter,Venüs,,,2,20,,Kütlesi hepsinin toplamından çok.
Hangileri çift?,Checkbox,2,4,5,,,"1,2",30,,
Hangisi çift?,Checkbox,1,4,5,,,2,30,,
Türkiye'nin en uzun nehri?,,Fırat,Kızılırmak,Sakarya,Dicle,Meriç,2,,,
Ne düşünüyorsun?,Open-Ended,,,,,,,60,,
Başkent: ___,Fill-in-the-Blank,Ankara,,,,,,30,,
Sevdiğin renk?,Poll,Mavi,Yeşil,,,,,30,,
Resimdeki nedir?,Multiple Choice,Kedi,Köpek,,,,1,30,https://example.com/a.png,
`;

test("Wayground's sheet: the line of instructions is no question, each kind comes as it is, open questions are refused by name", () => {
  const result = read(wayground);
  expect(result.format).toBe("wayground");
  expect(shorts(result)).toEqual([
    "Satır 12: taken | En büyük gezegen? | A Mars, *B Jüpiter, C Venüs | 20",
    "Satır 13: taken | Hangileri çift? | multi *A 2, *B 4, C 5 | 30",
    "Satır 14: taken | Hangisi çift? | multi A 1, *B 4, C 5 | 30",
    "Satır 15: taken | Türkiye'nin en uzun nehri? | A Fırat, *B Kızılırmak, C Sakarya, D Dicle, E Meriç | 30",
    "Satır 16: left_out | Ne düşünüyorsun? |  | 60",
    "Satır 17: taken | Başkent: ___ | typed Ankara | 30",
    "Satır 18: taken | Sevdiğin renk? | poll A Mavi, B Yeşil | 30",
    "Satır 19: changed | Resimdeki nedir? | *A Kedi, B Köpek | 30",
  ]);
  expect(result.rows[0]?.question.explanation).toBe("Kütlesi hepsinin toplamından çok.");
  expect(reasons(result)).toEqual([
    "Açık uçlu soru, şıkları yok.",
    "Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın.",
  ]);
});

test.each([
  [
    "Blooket's, its banner and its broken headings",
    '"Blooket\nImport Template",,,,,,,\nQuestion #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"\n1,Kaç?,3,4,,,20,2\n2,Hangileri?,1,2,3,,20,"1,3"\n',
    "blooket",
    ["Satır 8: taken | Kaç? | A 3, *B 4 | 20", "Satır 9: taken | Hangileri? | multi *A 1, B 2, *C 3 | 20"],
  ],
  [
    "Gimkit's, the right answer in a column of its own",
    "Gimkit Spreadsheet Import Template,,,,\nQuestion,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional),Incorrect Answer 3 (Optional)\nKaç?,4,3,,\nHangisi?,a,b,c,d\nTek?,a,,,\n",
    "gimkit",
    [
      "Satır 3: taken | Kaç? | *A 4, B 3 | 30",
      "Satır 4: taken | Hangisi? | *A a, B b, C c, D d | 30",
      "Satır 5: left_out | Tek? | *A a | 30",
    ],
  ],
  [
    "jovVix's, code goes into the text, a picture is lost, a survey is a poll",
    'Question Text,Question Type,Points,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Question Media,Options Media,Resource\nKaç eder?,single answer,5,5,10,15,510,,3,code,text,"let x = 5;\nprint(x + 10)"\nKimin logosu?,single answer,1,a,b,c,,,3,image,text,"data:image/webp;base64,UklGR"\nNe dersin?,survey,1,iyi,kötü,,,,1|2,text,text,\n',
    "jovvix",
    [
      "Satır 2: changed | Kaç eder?\nlet x = 5;\nprint(x + 10) | A 5, B 10, *C 15, D 510 | 30",
      "Satır 4: changed | Kimin logosu? | A a, B b, *C c | 30",
      "Satır 5: taken | Ne dersin? | poll A iyi, B kötü | 30",
    ],
  ],
  [
    "a Turkish table with semicolons, letters for the right one",
    "Soru;A;B;C;D;Doğru Cevap;Süre;Açıklama\nKaç?;3;4;5;6;B;45;Çünkü\nHangisi?;x;y;;;a;;\n",
    "table",
    ["Satır 2: taken | Kaç? | A 3, *B 4, C 5, D 6 | 45", "Satır 3: taken | Hangisi? | *A x, B y | 30"],
  ],
  [
    "a table copied out of Excel, with tabs, the answer as text",
    "SORU\tSeçenek 1\tSeçenek 2\tCEVAP\nIşık hızlı mı?\tEvet\tHayır\tEVET\n",
    "table",
    ["Satır 2: taken | Işık hızlı mı? | *A Evet, B Hayır | 30"],
  ],
  [
    "numbers that are places and texts at once",
    "Soru,Şık 1,Şık 2,Şık 3,Cevap\nKaç?,3,1,2,2\nKaç?,1,2,3,2\n",
    "table",
    ["Satır 2: left_out | Kaç? | A 3, B 1, C 2 | 30", "Satır 3: taken | Kaç? | A 1, *B 2, C 3 | 30"],
  ],
  [
    "a table without headings",
    "Başkent?;Ankara;İzmir;Sivas;Ankara\nEn uzun nehir?;Fırat;Kızılırmak;Meriç;B\n",
    "table",
    [
      "Satır 1: taken | Başkent? | *A Ankara, B İzmir, C Sivas | 30",
      "Satır 2: taken | En uzun nehir? | A Fırat, *B Kızılırmak, C Meriç | 30",
    ],
  ],
  [
    "a hint of the delimiter, quotes within quotes, an empty option in between",
    'sep=;\r\nSoru;A;B;C;D;Doğru\r\n"""Ne"" dedi;\r\n\'kim\'?";bir;;üç;;C\r\n',
    "table",
    ["Satır 3: changed | \"Ne\" dedi;\n'kim'? | A bir, *B üç | 30"],
  ],
  [
    "quotes written by hand, without doubling",
    'Soru;A;B;Doğru\n"Bu" nedir, "şu" nedir?;x;y;A\n"Koş" fiil; "ev" isim;"a";"b"\n5" boru?;x;y;B\n',
    "table",
    [
      'Satır 2: taken | "Bu" nedir, "şu" nedir? | *A x, B y | 30',
      'Satır 3: taken | "Koş" fiil | A "ev" isim, *B a | 30',
      'Satır 4: taken | 5" boru? | A x, *B y | 30',
    ],
  ],
  [
    "a right one whose option is empty",
    "Soru,A,B,C,Doğru\nKaç?,1,,3,B\n",
    "table",
    ["Satır 2: left_out | Kaç? | A 1, B 3 | 30"],
  ],
] as const)("%s", (_, text, format, rows) => {
  const result = read(text);
  expect([result.format, shorts(result)]).toEqual([format, rows]);
});

test("seven options with the right one last: it stays, a wrong one goes", () => {
  const result = read("Soru;A;B;C;D;E;F;G;Doğru\nKaç?;1;2;3;4;5;6;7;G\n");
  expect(shorts(result)).toEqual(["Satır 2: changed | Kaç? | A 1, B 2, C 3, D 4, E 5, *F 7 | 30"]);
  expect(reasons(result)).toEqual(["Dosyada 7 şık var, en çok 6 olabilir. Alınmayan: “6”."]);
});

const long = (length: number) => "ş".repeat(length);

test("texts that are too long are not cut but left to the teacher; an explanation is cut", () => {
  const result = read(
    `Soru,A,B,Doğru,Açıklama\n${long(1501)},a,b,A,\nKısa?,${long(401)},b,A,\nKısa?,a,b,A,${long(1001)}\n`,
  );
  expect(verdicts(result)).toEqual(["left_out", "left_out", "changed"]);
  expect(reasons(result)).toEqual([
    "Soru metni 1501 karakter, en çok 1500 olabilir. Kısaltın.",
    "A şıkkı 401 karakter, en çok 400 olabilir. Kısaltın.",
    "Açıklama 1000 karaktere kısaltıldı.",
  ]);
  expect(result.rows[0]?.question.question_text).toBe(long(1501));
});

test("two equal options are left to the teacher", () => {
  expect(reasons(read("Soru,A,B,C,Doğru\nKaç?,1,2,1,B\n"))).toEqual(["A ve C aynı."]);
});

test("beyond 200 questions the rest waits for room", () => {
  const result = read(`Soru,A,B,Doğru\n${Array.from({ length: 203 }, (_, i) => `Soru ${i}?,a,b,A`).join("\n")}`);
  expect(verdicts(result).indexOf("left_out")).toBe(200);
  expect(reasons(result)).toEqual(Array.from({ length: 3 }, () => "Bir sette en çok 200 soru olabilir."));
});
