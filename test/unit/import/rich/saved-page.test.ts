import { expect, test } from "vitest";
import { bytes, read, refusal, shorts } from "../reading";

const part = (type: string, address: string, way: string, body: string) =>
  `------=_Part\r\nContent-Location: ${address}\r\nContent-Transfer-Encoding: ${way}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n\r\n`;
const mht = (...parts: string[]) =>
  bytes(
    `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="----=_Part"\r\n\r\nThis document is a single file.\r\n\r\n${parts.join("")}------=_Part--\r\n`,
  );
const page =
  '<html><body><p>1) =C5=9Eekilde <sup>2</sup> ne var? <img src=3D"a/b.png" alt=3D"H=C3=BCcre"></p><p>A) 3=\r\n4</p><p>B) 4</p><p>Cevap: B</p></body></html>';

test("a page saved as one file is read with the pictures that are in it", () => {
  const file = mht(
    part('text/html; charset="utf-8"', "file:///C:/x/test.htm", "quoted-printable", page),
    part("image/png", "file:///C:/x/a/b.png", "base64", btoa("bir")),
  );
  const { rows, pictures } = read(file);
  expect(shorts(read(file))).toEqual(["Satır 1: taken | Şekilde ² ne var? | A 34, *B 4 | 30"]);
  expect(rows[0]?.question.image?.alt).toBe("Hücre");
  expect(new TextDecoder().decode(pictures?.get(rows[0]!.question.image!.id))).toBe("bir");
});

test("a table of Excel saved so, in the code page of Turkish Windows", () => {
  const table = "<table><tr><td>Soru<td>A<td>B<td>Do=F0ru<tr><td>Kaç?<td>3<td>4<td>B</table>".replace("ç", "=E7");
  expect(shorts(read(mht(part("text/html; charset=windows-1254", "x.htm", "quoted-printable", table))))).toEqual([
    "Satır 2: taken | Kaç? | A 3, *B 4 | 30",
  ]);
});

test.each([
  ["nothing", mht()],
  ["no page", mht(part("image/png", "a", "base64", "AAAA"))],
  ["a page without questions", mht(part("text/html", "a", "8bit", "<p>Merhaba</p>"))],
])("[T22] a saved page with %s is refused with a sentence", (_, file) => {
  expect(refusal(file)).toMatch(/^Soru bulunamadı/);
});
