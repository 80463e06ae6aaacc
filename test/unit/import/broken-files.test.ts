import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { outcomeOf, UNREADABLE } from "#features/exchange/import/outcome";
import { anXls, text as cell } from "../class-list/an-xls";
import { docx, p } from "./office/office-files";
import { inline, row, workbook } from "./office/workbooks";
import { bytes, read } from "./reading";

const asked = ["1) Kaç?", "A) 3", "B) 4", "Cevap: B"];
const odt = (body: string) =>
  zipSync({
    "content.xml": strToU8(`<d><body><text>${body}</text></body></d>`),
    "Pictures/a.png": strToU8("a".repeat(400)),
  });
const pptx = (body: string) =>
  zipSync({
    "ppt/presentation.xml": strToU8("<p><sldIdLst/></p>"),
    "ppt/slides/slide1.xml": strToU8(`<sld><cSld><spTree><sp><txBody>${body}</txBody></sp></spTree></cSld></sld>`),
  });
const files: Readonly<Record<string, Uint8Array>> = {
  ".docx": docx(asked.map((line) => p(line)).join("")),
  ".odt": odt(asked.map((line) => `<p>${line}</p>`).join("")),
  ".pptx": pptx(asked.map((line) => `<p><r><t>${line}</t></r></p>`).join("")),
  ".xlsx": workbook(
    row(1, ...["Soru", "A", "B", "Doğru"].map((one, i) => inline(`${"ABCD"[i]}1`, one))) +
      row(2, ...["Kaç?", "3", "4", "B"].map((one, i) => inline(`${"ABCD"[i]}2`, one))),
  ),
  ".xls": anXls([
    {
      records: [
        ["Soru", "A", "B", "Doğru"],
        ["Kaç?", "3", "4", "B"],
      ].flatMap((all, at) => all.map((one, i) => cell(at, i, one))),
    },
  ]),
  ".html": bytes(`<html><body>${asked.map((line) => `<p>${line}</p>`).join("")}</body></html>`),
  ".json": bytes(JSON.stringify([{ soru: "Kaç?", secenekler: ["3", "4"], cevap: "B" }])),
};
const all = Object.entries(files);

test.each(all)("a whole %s is read", (_, file) => {
  expect(read(file).rows.map(({ verdict, question }) => [verdict, question.question_text])).toEqual([
    ["taken", "Kaç?"],
  ]);
});

test.each(all)(
  "[T22] %s cut off anywhere is read as far as it is whole, or refused with its own sentence",
  (_, file) => {
    for (let part = 1; part < 20; part++) {
      const outcome = outcomeOf(file.subarray(0, Math.floor((file.length * part) / 20)));
      expect(
        outcome.ok ? outcome.result.rows.length < 2 : outcome.message !== UNREADABLE && /[.]$/.test(outcome.message),
      ).toBe(true);
    }
  },
);

test.each(all)("[T22] %s with one byte changed anywhere is read or refused with a sentence", (_, file) => {
  for (let at = 0; at < file.length; at += Math.ceil(file.length / 60)) {
    const broken = Uint8Array.from(file);
    broken[at]! ^= 0x55;
    const outcome = outcomeOf(broken);
    expect(outcome.ok || outcome.message !== UNREADABLE).toBe(true);
  }
});

const deep = (tag: string) => `<${tag}>`.repeat(3_000) + `</${tag}>`.repeat(3_000);
const LONG = "a".repeat(30_000_000);
test.each([
  ["nested .odt", odt(deep("p"))],
  ["nested .pptx", pptx(deep("p"))],
  ["nested .docx", docx(deep("w:p"))],
  ["swollen .odt", odt(`<p>${LONG}</p>`)],
  ["swollen .pptx", pptx(`<p><r><t>${LONG}</t></r></p>`)],
  ["swollen .docx", docx(p(LONG))],
])("[T22] a %s is refused with a sentence", (_, file) => {
  const outcome = outcomeOf(file);
  expect(outcome.ok ? "" : outcome.message).toMatch(/^(?:XML dosyası bozuk|Dosya açılınca çok büyüyor)/);
});
