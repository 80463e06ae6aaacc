import { expect, test } from "vitest";
import { readRich } from "#features/exchange/import/read";
import { bytes, read, reasons, shorts } from "../reading";

const word =
  "<html xmlns:o='urn:schemas-microsoft-com:office:office'><body><!--StartFragment--><p class=MsoNormal><b>1.</b> 10<sup>5</sup> kaçtır?<o:p></o:p></p><p class=MsoNormal>A) 50</p><p class=MsoNormal>B) 100<sub>2</sub></p><p class=MsoNormal>Cevap: B</p><!--EndFragment--></body></html>";

test("questions copied from Word keep their powers", () => {
  expect(shorts(readRich(word, "1. 105 kaçtır?\nA) 50\nB) 1002\nCevap: B"))).toEqual([
    "Satır 1: taken | 10⁵ kaçtır? | A 50, *B 100₂ | 30",
  ]);
});

test("a list of the browser is read with its numbers and letters", () => {
  const html =
    "<ol><li>Kaç?<ol type=A><li>1</li><li><b>2</b></li></ol></li><li>Ne?<ol type=A><li><b>x</b></li><li>y</li></ol></li></ol>";
  expect(shorts(readRich(html, "Kaç?\n1\n2\nNe?\nx\ny"))).toEqual([
    "Satır 1: doubtful | Kaç? | A 1, *B 2 | 30",
    "Satır 4: doubtful | Ne? | *A x, B y | 30",
  ]);
});

test("a picture that is not in the clipboard is said to be lost, in its question and as a whole", () => {
  const html = '<p>1) Ne var? <img src="file:///C:/x.png"></p><p>A) kedi</p><p>B) köpek</p><p>Cevap: A</p>';
  const result = readRich(html, "1) Ne var?\nA) kedi\nB) köpek\nCevap: A");
  expect(result.rows[0]?.verdict).toBe("doubtful");
  expect(reasons(result)).toEqual(["Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın."]);
  expect(result.notes).toEqual(["Bazı resimlerin kendisi gelmedi, yalnız adresleri vardı."]);
});

test("code is read as it stands, however an editor colours it", () => {
  const gift = "::Bir::2+2 kaç?{=4 ~5}";
  expect(shorts(readRich(`<div><span style="color:#f00">${gift}</span></div>`, gift))).toEqual([
    "Satır 1: taken | 2+2 kaç? | *A 4, B 5 | 30",
  ]);
});

test("plain text that says as much is read as it is", () => {
  const plain = "1) Ne?\nA) x\nB) y\nCevap: A";
  expect(shorts(readRich("<span>başka</span>", plain))).toEqual(["Satır 1: taken | Ne? | *A x, B y | 30"]);
});

const table = (head: string, ...rows: string[]) =>
  `<html><head><meta charset="utf-8"></head><body><table>${[head, ...rows].map((row) => `<tr>${row}</tr>`).join("")}</table></body></html>`;

test("a table that a program saved as a web page and named .xls is read", () => {
  const file = table(
    "<th>Soru<th>A<th>B<th>Doğru",
    "<td>x<sup>2</sup>=9 ise x kaç?<td>3<td>4<td>A",
    "<td>Başkent<br>neresi?<td>Ankara<td>İzmir<td>A",
  );
  expect(shorts(read(bytes(file)))).toEqual([
    "Satır 2: taken | x²=9 ise x kaç? | *A 3, B 4 | 30",
    "Satır 3: taken | Başkent\nneresi? | *A Ankara, B İzmir | 30",
  ]);
});

test.each(["<html><body><p>Merhaba</p></body></html>", "<table></table>", "<div>".repeat(10_000)])(
  "a page without questions is refused with a sentence",
  (page) => {
    expect(() => read(bytes(page))).toThrow(/^Soru bulunamadı|boş/);
  },
);
