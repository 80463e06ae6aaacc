import { describe, expect, test } from "vitest";
import { pdfSet } from "#features/exchange/import/pdf/read-pdf";
import { A4, column, writtenPdf, type Drawn, type WrittenPage } from "../../../builders/written-pdf";

const watch = { progress: () => undefined, isStopped: () => false };
const read = (...pages: WrittenPage[]) => pdfSet(writtenPdf(pages), watch);
const page = (...drawn: (Drawn | readonly Drawn[])[]): WrittenPage => ({ drawn: drawn.flat() });
/** Text and options of each question, the right ones with a star. */
const seen = ({ questions }: Awaited<ReturnType<typeof pdfSet>>) =>
  questions.map(({ text, options, correct }) => [
    text,
    ...options.map((option, i) => (correct.includes(i) ? `*${option}` : option)),
  ]);

const one = ["1. Başkentimiz hangisidir?", "A) İstanbul", "B) Ankara", "C) İzmir", "D) Iğdır"];
const two = ["2. Hangisi bir meyvedir?", "A) Elma", "B) Taş", "C) Su", "D) Demir"];
const oneRead = ["Başkentimiz hangisidir?", "İstanbul", "*Ankara", "İzmir", "Iğdır"];
const twoRead = ["Hangisi bir meyvedir?", "*Elma", "Taş", "Su", "Demir"];

/** Four options, two by two. */
const grid = (top: number) => [column(50, top, ["A) 4", "C) 6"]), column(200, top, ["B) 5", "D) 7"])].flat();

/** Lines at the edges of a page. */
const edges = (number: number) => [
  ...column(50, 40, ["8. SINIF FEN BİLİMLERİ"]),
  ...column(300, 810, [String(number)]),
];

/** Two numbers with a bar between them. */
const fraction = (base: number, over: string, under: string): Drawn[] => [
  { at: [68, base - 5], text: over, size: 9 },
  { line: [66, base - 3, 75, base - 3] },
  { at: [68, base + 7], text: under, size: 9 },
];

describe("order", () => {
  test("a column is read before the next one, and the key below both", async () => {
    const key = column(250, 400, ["CEVAP ANAHTARI", "1. B  2. A"]);
    expect(seen(await read(page(column(50, 100, one), column(320, 100, two), key)))).toEqual([oneRead, twoRead]);
  });

  test("options side by side are no columns", async () => {
    const first = [column(50, 100, ["1. 2 + 3 = ?"]), grid(114)].flat();
    const second = [column(50, 160, ["2. 4 + 3 = ?"]), grid(174)].flat();
    expect(seen(await read(page(first, second, column(50, 220, ["1. B 2. D"]))))).toEqual([
      ["2 + 3 = ?", "4", "*5", "6", "7"],
      ["4 + 3 = ?", "4", "5", "6", "*7"],
    ]);
  });

  test("a number belongs to the question far beside it", async () => {
    const words = column(70, 100, ["Başkentimiz hangisidir?", ...one.slice(1), "Cevap: B"]);
    expect(seen(await read(page(column(40, 100, ["1."]), words)))).toEqual([oneRead]);
  });

  test("a line that had no room for the next word goes on", async () => {
    const stem = [
      "1. Bir sabah erkenden kalkan çocuk okula doğru yola çıktı ve yol boyun-",
      "ca kuşları saydı. Kuşların hepsi birden uçtu, çocuk da onlara el salladı",
      "ve güldü. Çocuk ne yaptı?",
    ];
    const set = await read(page(column(50, 100, [...stem, "A) Koştu", "B) Güldü", "Cevap: B"])));
    expect(seen(set)[0]![0]).toBe(
      "Bir sabah erkenden kalkan çocuk okula doğru yola çıktı ve yol boyunca kuşları saydı. Kuşların hepsi birden uçtu, çocuk da onlara el salladı ve güldü. Çocuk ne yaptı?",
    );
  });
});

test("the question goes on below the last of its statements, however long its first word is", async () => {
  const stem = [
    "1. Mayoz ile ilgili,",
    "I. Eşeyli üremede görülür ve çeşitlilik",
    "sağlar.",
    "II. Dört yavru hücre oluşur.",
    "Yukarıdakilerden hangileri doğrudur?",
  ];
  const set = await read(page(column(50, 100, [...stem, "A) Yalnız I", "B) Yalnız II", "Cevap: B"])));
  expect(seen(set)[0]![0]!.split("\n")).toEqual([
    "Mayoz ile ilgili,",
    "I. Eşeyli üremede görülür ve çeşitlilik sağlar.",
    "II. Dört yavru hücre oluşur.",
    "Yukarıdakilerden hangileri doğrudur?",
  ]);
});

describe("edges", () => {
  test("running heads and page numbers are listed, not read", async () => {
    const first = page(edges(1), column(50, 100, [...one, "Cevap: B"]));
    const set = await read(first, page(edges(2), column(50, 100, [...two, "Cevap: A"])));
    expect(seen(set)).toEqual([oneRead, twoRead]);
    expect(set.omitted).toEqual([
      { where: "Sayfa 1–2", text: "8. SINIF FEN BİLİMLERİ", why: "Sayfa başlığı ya da altlığı." },
      { where: "Sayfa 1–2", text: "1", why: "Sayfa numarası." },
    ]);
  });

  test("an option that stands in the same place twice stays", async () => {
    const last = ["D) Iğdır", "Cevap: A"];
    const set = await read(
      page(column(50, 754, [...one.slice(0, 4), ...last])),
      page(column(50, 754, [...two.slice(0, 4), ...last])),
    );
    expect(seen(set).map((row) => row.at(-1))).toEqual(["Iğdır", "Iğdır"]);
  });

  test("text at an angle is listed", async () => {
    const stamp: Drawn = { at: [300, 500], text: "TASLAK", size: 40, turn: 45 };
    const set = await read(page(stamp, column(50, 100, [...one, "Cevap: B"])));
    expect(set.omitted).toEqual([{ where: "Sayfa 1", text: "TASLAK", why: "Yan ya da eğik yazılmış." }]);
    expect(seen(set)).toEqual([oneRead]);
  });
});

describe("above and below a line", () => {
  test("small letters are powers and indices", async () => {
    const set = await read(
      page(
        column(50, 100, ["1. Sonuç 10"]),
        { at: [104, 96], text: "5", size: 6 },
        column(50, 114, ["A) H"]),
        { at: [69.5, 116], text: "2", size: 6 },
        column(73, 114, ["O"]),
        column(50, 128, ["B) 7", "Cevap: A"]),
      ),
    );
    expect(seen(set)).toEqual([["Sonuç 10⁵", "*H₂O", "7"]]);
  });

  test("numbers above and below a bar are a fraction, words above an underline are none", async () => {
    const set = await read(
      page(
        column(50, 100, ["1. Hangisi yarımdan büyük değildir?"]),
        { line: [150, 102, 190, 102] },
        column(50, 130, ["A)"]),
        fraction(130, "3", "4"),
        column(50, 160, ["B)"]),
        fraction(160, "1", "3"),
        column(50, 200, ["Cevap: B"]),
      ),
    );
    expect(seen(set)).toEqual([
      ["Hangisi yarımdan büyük değildir?", String.raw`$\frac{3}{4}$`, String.raw`*$\frac{1}{3}$`],
    ]);
  });
});

test("the last words of a question right above its figure stay its text", async () => {
  const asked = column(50, 100, ["1. Yandaki devrede hangi lamba", "yanmaz?"]);
  const answers = column(50, 240, ["A) Kırmızı", "B) Mavi", "Cevap: A"]);
  const beside = column(330, 100, ["2. Hangisi bir meyvedir?", "A) Elma", "B) Taş", "C) Su", "D) Demir", "Cevap: A"]);
  const { questions } = await read(
    page(asked, { box: [50, 122, 150, 80] }, { line: [50, 122, 200, 202] }, answers, beside),
  );
  expect(questions[0]!.text).toBe("Yandaki devrede hangi lamba yanmaz?");
});

/** Number of doubts about a scan, of a question before a picture of this height. */
async function scansDoubted(height: number) {
  const { questions } = await read(page({ picture: [0, 0, 595, height] }, column(50, 100, [...two, "Cevap: A"])));
  return questions[0]!.doubts?.filter((doubt) => doubt.startsWith("Sayfa taranmış")).length;
}

test("what stands on the picture of a whole page is a guess of its letters, and doubted", async () => {
  expect([await scansDoubted(842), await scansDoubted(80)]).toEqual([1, 0]);
});

test("a figure between a question's lines is proposed, and its letters are no text", async () => {
  const triangle: Drawn[] = [
    { line: [80, 190, 160, 190] },
    { line: [160, 190, 120, 130] },
    { line: [120, 130, 80, 190] },
    { at: [72, 196], text: "A" },
    { at: [162, 196], text: "B" },
    { at: [112, 203], text: "6 cm" },
  ];
  const set = await read(
    page(
      column(50, 100, ["1. Şekildeki üçgenin alanı kaçtır?"]),
      triangle,
      column(50, 230, ["A) 12", "B) 15", "Cevap: B"]),
    ),
  );
  expect(seen(set)).toEqual([["Şekildeki üçgenin alanı kaçtır?", "12", "*15"]]);
  const [figure, ...more] = set.questions[0]!.source!.figures!;
  expect(more).toEqual([]);
  const { page: on, left, top, width, height } = figure!;
  expect([on, left < 75, top < 131, left + width > 168, top + height > 200]).toEqual([1, true, true, true, true]);
  // Node cannot draw: the figure is missing, and the row says so.
  expect(set.questions[0]!.doubts).toEqual(["Şekli alınamadı. Soru şekilsiz anlaşılıyor mu, bakın."]);
});

test.each(["Şekildeki sayı", "Şekle göre bahçede", "Aşağıdaki grafiğe göre"])(
  "%s: a question without the figure that it names is doubted",
  async (start) => {
    const lines = [`1. ${start} kaçtır?`, "A) 12", "B) 15", "Cevap: A"];
    const { questions } = await read(page(column(50, 100, lines)));
    expect(questions[0]!.doubts).toContainEqual(expect.stringContaining("yanında şekil bulunamadı"));
  },
);

test("each question says where it stands", async () => {
  const set = await read(page(column(50, 100, [...one, "Cevap: B"])), page(column(50, 300, [...two, "Cevap: A"])));
  expect(set.questions.map(({ where }) => where)).toEqual(["Sayfa 1", "Sayfa 2"]);
  const [piece] = set.questions[1]!.source!.pieces!;
  expect(piece!.page).toBe(2);
  expect(piece!.top).toBeCloseTo(292, 0);
});

test.each([90, 180, 270])("a page that is turned by %i degrees is read", async (rotate) => {
  const set = await read({ rotate, drawn: column(50, 100, [...one, "Cevap: B"]) });
  expect(seen(set)).toEqual([oneRead]);
  const { left, top, width, height } = set.questions[0]!.source!.pieces![0]!;
  const [across, down] = rotate === 180 ? [A4.width, A4.height] : [A4.height, A4.width];
  expect(left >= 0 && top >= 0 && left + width <= across && top + height <= down).toBe(true);
});

describe("letters", () => {
  test("a question in a font that does not tell its letters stays out, the others are taken", async () => {
    const hidden: Drawn = { at: [130, 200], text: "GIZLI", font: "coded" };
    const second = column(50, 200, ["2. Hangisi?", "A) Elma", "B) Taş", "Cevap: A"]);
    const set = await read(page(column(50, 100, [...one, "Cevap: B"]), second, hidden));
    expect(set.questions.map(({ refusal }) => refusal)).toEqual([
      undefined,
      "Bir yeri, harflerini söylemeyen bir yazı tipiyle yazılmış. O yeri elle yazın.",
    ]);
  });

  test("Turkish letters of an old program are put right, with a note", async () => {
    const set = await read(
      page(column(50, 100, ["1. Iþýk hýzý aþaðýdakilerden hangisidir?", "A) Saat", "B) Iþýk yýlý", "Cevap: B"])),
    );
    expect(seen(set)).toEqual([["Işık hızı aşağıdakilerden hangisidir?", "Saat", "*Işık yılı"]]);
    expect(set.notes).toContain("Eski kodlamayla yazılmış Türkçe harfler (ý, þ, ð) düzeltildi.");
  });
});

test("what was read before a stop stays, and the note says how far", async () => {
  let done = 0;
  const stopping = { progress: (pages: number) => void (done = pages), isStopped: () => done >= 1 };
  const both = [page(column(50, 100, [...one, "Cevap: B"])), page(column(50, 100, [...two, "Cevap: A"]))];
  const set = await pdfSet(writtenPdf(both), stopping);
  expect(seen(set)).toEqual([oneRead]);
  expect(set.notes![0]).toBe("Okumayı durdurdunuz: ilk 1 sayfa okundu.");
});
