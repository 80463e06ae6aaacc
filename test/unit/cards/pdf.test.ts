import { strFromU8, unzlibSync } from "fflate";
import { expect, test } from "vitest";
import { pdfOf, type BitPage } from "#features/cards/print/pdf";

const page = (fill: number): BitPage => ({ width: 20, height: 3, bits: new Uint8Array(9).fill(fill) });

test("a file of pages says where each of its parts begins, and holds each picture as it was", () => {
  const file = pdfOf([page(0x00), page(0xa5)]);
  const text = strFromU8(file, true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  expect(text.slice(table, table + 5)).toBe("xref\n");
  const offsets = Array.from(text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) => Number(offset));
  expect(offsets).toHaveLength(2 + 2 * 3);
  offsets.forEach((offset, at) => expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\n`)));
  expect(text).toContain("/Count 2/Kids[3 0 R 6 0 R]");
  expect(text).toContain("/MediaBox[0 0 595.28 841.89]");
  const pictures = Array.from(text.matchAll(/\/Width 20\/Height 3.*?\/Length (\d+)>>stream\n/g), (found) => {
    const from = found.index + found[0].length;
    return [...unzlibSync(file.subarray(from, from + Number(found[1])))];
  });
  expect(pictures).toEqual([Array(9).fill(0x00), Array(9).fill(0xa5)]);
});
