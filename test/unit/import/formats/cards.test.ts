import { expect, test } from "vitest";
import { read, reasons, shorts } from "../reading";

const short = (source: string) => shorts(read(source)).map((row) => row.replace(/ \| \d+$/, ""));
const tabs = (...rows: (readonly string[])[]) => rows.map((row) => row.join("\t")).join("\n");
const pile = (count: number) => Array.from({ length: count }, (_, i) => [`kelime ${i}x`, `anlam ${i}x`]);

test("short cards become questions with pairs, as equal in size as they can be", () => {
  const { rows } = read(tabs(...pile(8)));
  expect(rows.map(({ question }) => (question as { pairs?: unknown[] }).pairs?.length)).toEqual([4, 4]);
  expect(rows.map(({ verdict, source }) => [verdict, source?.lines])).toEqual([
    ["changed", [1, 4]],
    ["changed", [5, 8]],
  ]);
  expect(short(tabs(["apple", "elma"], ["pear", "armut"], ["plum", "erik"]))).toEqual([
    "Satır 1: changed | Kavramları karşılıklarıyla eşleştirin. | match apple = elma, pear = armut, plum = erik",
  ]);
});

test("two cards with one meaning never stand in one question", () => {
  const { rows } = read(tabs(["big", "büyük"], ["large", "büyük"], ["small", "küçük"], ["tall", "uzun"]));
  expect(rows.map(({ question }) => question.kind)).toEqual(["match", "typed"]);
});

test("cards with long meanings become short answers", () => {
  const long =
    "Canlıların yapı ve görev bakımından en küçük birimi olan, bölünerek çoğalan ve kendi başına yaşayabilen, çevresiyle madde alış verişi yapan yapıya ne denir";
  const rows = short(tabs(["Hücre", long], ["Atom", "Maddenin yapı taşı"], ["Gen", "Kalıtım birimi"]));
  expect(rows[0]).toBe(`Satır 1: changed | ${long} | typed Hücre`);
  expect(rows).toHaveLength(3);
});

test("Anki's file: its other columns are left out, gaps are asked, sounds and pictures are said to be lost", () => {
  const file = [
    "#separator:tab",
    "#html:true",
    "#guid column:1",
    "#tags column:4",
    "a1\tBaşkent {{c1::Ankara}}dır\t\tcoğrafya",
    "a2\tx<sup>2</sup> [sound:a.mp3]\tkare\tmat",
    'a3\t<img src="x.png"> nedir\tkedi\t',
  ].join("\n");
  expect(short(file)).toEqual([
    "Satır 5: changed | Başkent ____dır | typed Ankara",
    "Satır 6: changed | kare | typed x²",
    "Satır 7: changed | kedi | typed nedir",
  ]);
  expect(reasons(read(file))).toContain("Kartın sesi alınmadı.");
});

test.each([
  ["numbered questions", "1. Kaç?\t2. Ne?\nA) 1\tA) x\nB) 2\tB) y\nCevap: A\tCevap: A"],
  ["a key", "1\tA\n2\tB\n3\tC"],
  ["questions with an answer", "Kaç?\t4\nNe?\tx\nKim?\ty"],
  ["statements", "Dünya döner\tD\nGüneş soğuktur\tY\nAy parlar\tD"],
])("%s with tabs are no cards", (_, source) => {
  let rows: string[] = [];
  try {
    rows = short(source);
  } catch {
    // The text is refused as a whole, which is no card either.
  }
  expect(rows.join("\n")).not.toContain("match");
});
