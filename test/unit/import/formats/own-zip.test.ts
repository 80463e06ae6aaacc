import { strToU8, zipSync, type Zippable } from "fflate";
import { expect, test } from "vitest";
import { aWrittenSet } from "../../../builders/sets";
import { aWholeQuestion } from "../../../builders/questions";
import { setZip } from "#features/exchange/export/set-zip";
import { importLimits } from "#features/exchange/import/types";
import { read, refusal } from "../reading";

const id = "x".repeat(43);
const other = "y".repeat(43);
const picture = new Uint8Array([1, 2, 3]);
const question = (image: string) => aWholeQuestion({ image: { id: image, alt: "Harita" } });
const set = aWrittenSet([question(id), question(other)]);
const json = strToU8(JSON.stringify(set));
const inside = (files: Zippable) => read(zipSync(files));

test("a set goes out packed with its pictures and comes back with them", () => {
  const pictures = new Map([
    [id, { bytes: picture, extension: "webp" }],
    [other, { bytes: new Uint8Array([4]), extension: "png" }],
  ]);
  const found = read(setZip(set, pictures));
  expect(found.title).toBe("Set");
  expect(found.rows.map(({ verdict, question }) => [verdict, question])).toEqual(
    set.questions.map((q) => ["taken", q]),
  );
  expect(found.pictures).toEqual(new Map([...pictures].map(([name, { bytes }]) => [name, bytes])));
  expect(found.notes).toEqual([]);
});

test("a folder that was packed again is read, other files in it are not", () => {
  const found = inside({
    "Setim/bilye.json": json,
    [`Setim/resimler/${id}.webp`]: picture,
    "__MACOSX/Setim/._bilye.json": strToU8("x"),
    "Setim/notlar.txt": strToU8("x"),
  });
  expect(found.rows).toHaveLength(2);
  expect([...found.pictures!.keys()]).toEqual([id]);
});

test.each([
  ["a path out of the folder", `../resimler/${id}.webp`],
  ["a path out of it in the middle", `resimler/../${id}.webp`],
  ["an absolute path", `/resimler/${id}.webp`],
  ["a name that is no id", "resimler/foto.webp"],
  ["a name that is too long", `resimler/${id}x.webp`],
  ["a program", `resimler/${id}.svg`],
  ["a page", `resimler/${id}.html`],
])("[T22] %s is not a picture", (_, path) => {
  const found = inside({ "bilye.json": json, [path]: picture });
  expect(found.rows).toHaveLength(2);
  expect(found.pictures).toEqual(new Map());
});

test("[T22] a picture that unpacks to more than one may weigh is left out and counted; the questions are read", () => {
  const found = inside({
    "bilye.json": json,
    [`resimler/${id}.webp`]: new Uint8Array(64 * 1024 * 1024),
    [`resimler/${other}.webp`]: [new Uint8Array(importLimits.pictureBytes + 1), { level: 0 }],
  });
  expect(found.pictures).toEqual(new Map());
  expect(found.notes).toEqual(["Dosyadaki 2 resim okunamadı: bozuk ya da çok büyük."]);
});

test("[T22] a list of questions that unpacks without end is refused", () => {
  expect(refusal(zipSync({ "bilye.json": new Uint8Array(64 * 1024 * 1024) }))).toBe(
    "Dosya açılınca çok büyüyor, güvenlik için okunmadı.",
  );
});

test("[T22] thousands of entries are refused before one is unpacked", () => {
  const names = Array.from({ length: importLimits.partsWithPictures + 1 }, (_, i) => `resimler/${i}.webp`);
  const file = zipSync({ "bilye.json": json, ...Object.fromEntries(names.map((name) => [name, picture])) });
  expect(refusal(file)).toBe("Dosyanın içinde çok fazla parça var, güvenlik için okunmadı.");
});

test("neither the same entry twice, of which the last counts, nor a broken list gets around that", () => {
  const broken = zipSync({ "bilye.json": strToU8("{"), [`resimler/${id}.webp`]: picture });
  expect(refusal(broken)).toBe("Sıkıştırılmış dosyanın içindeki soru listesi bozuk.");
  const cut = zipSync({ "bilye.json": json }).subarray(0, 60);
  expect(refusal(cut)).toBe("Dosya bozuk ya da yarım kalmış. Yeniden indirip deneyin.");
});

test("a packed file may be as large as its pictures are, another one may not", () => {
  const large = new Uint8Array(importLimits.fileBytes + 1);
  large.set([0x50, 0x4b, 0x03, 0x04]);
  expect(refusal(large)).toMatch(/bozuk/);
  expect(refusal(new Uint8Array(importLimits.fileBytes + 1).fill(0x41))).toBe("Dosya 6 MB, en çok 5 MB olabilir.");
  const table = zipSync({ "xl/workbook.xml": [new Uint8Array(importLimits.fileBytes), { level: 0 }] });
  expect(refusal(table)).toBe("Dosya açılınca çok büyüyor, güvenlik için okunmadı.");
});
