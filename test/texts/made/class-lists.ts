import { listOutcome } from "#features/exchange/class-list/read-list";
import { inline, row, workbook } from "../../unit/import/office/workbooks";
import { none, type Judged } from "./judged";
import type { Random } from "./random";

type Pupil = { readonly place: number; readonly schoolNo: number; readonly first: string; readonly last: string };
/** A pupil as the list should be read: "3 (1204) Ada Yılmaz". */
type Truth = readonly string[];
type MadeList = {
  readonly source: string | Uint8Array;
  readonly text: string;
  readonly classes: readonly Truth[];
  readonly isClear: boolean;
};
type Draft = {
  readonly rows: readonly (readonly string[])[];
  readonly classes: readonly Truth[];
  readonly isClear?: boolean;
};

const firstNames = [
  "Ayşe",
  "Ali",
  "Işıl",
  "İbrahim",
  "Zeynep",
  "Can",
  "Ömer Faruk",
  "Ayşe Nur",
  "Ece",
  "Ğazal",
  "Muhammed Emin",
  "Su",
  "Umut",
  "Şule",
];
const lastNames = [
  "Yılmaz",
  "Kaya",
  "Işık",
  "Öz",
  "Çelik",
  "Kız",
  "Erkek",
  "Ak",
  "Demir-Er",
  "Özkan",
  "Paralı",
  "Güneş",
  "Sınıf",
  "Şahin",
];
const upper = (text: string): string => text.toLocaleUpperCase("tr");

/** Numbers of a school have three digits and more, and go up. */
function pupils(random: Random): Pupil[] {
  let schoolNo = 100 + random.below(900);
  return Array.from({ length: 5 + random.below(25) }, (_, i) => {
    schoolNo += 1 + random.below(40);
    return { place: i + 1, schoolNo, first: random.one(firstNames), last: random.one(lastNames) };
  });
}
const full = ({ first, last }: Pupil): string => `${first} ${last}`;
const byBoth = (all: readonly Pupil[]): Truth =>
  all.map((pupil) => `${pupil.place} (${pupil.schoolNo}) ${full(pupil)}`);
const byPlace = (all: readonly Pupil[]): Truth => all.map((pupil) => `${pupil.place} ${full(pupil)}`);
const part = (title: string, all: readonly Pupil[]): string[][] => [
  [title],
  ["No", "Adı Soyadı"],
  ...all.map((pupil) => [`${pupil.place}`, full(pupil)]),
];
const cells = (pupil: Pupil | undefined): string[] => (pupil ? [`${pupil.place}`, full(pupil)] : ["", ""]);
const sexOf = (random: Random): string => random.one(["Kız", "Erkek"]);
const identity = (random: Random): string => `1${String(random.below(10_000_000_000)).padStart(10, "3")}`;

const layouts: Record<string, (random: Random) => Draft> = {
  "e-Okul, all columns": (random) => {
    const all = pupils(random);
    return {
      rows: [
        ["7. Sınıf / A Şubesi Sınıf Listesi"],
        ["S.No", "Öğrenci No", "Adı", "Soyadı", "Cinsiyeti"],
        ...all.map(({ place, schoolNo, first, last }) => [
          `${place}`,
          `${schoolNo}`,
          upper(first),
          upper(last),
          sexOf(random),
        ]),
        ["Kız Öğrenci Sayısı : 3", "Erkek Öğrenci Sayısı : 4", "Toplam Öğrenci Sayısı : 7"],
      ],
      classes: [byBoth(all)],
    };
  },
  "columns in another order": (random) => {
    const all = pupils(random);
    const named = (pupil: Pupil): Record<string, string> => ({
      Soyadı: pupil.last,
      Adı: pupil.first,
      "Okul No": `${pupil.schoolNo}`,
      "Sıra No": `${pupil.place}`,
      "T.C. Kimlik No": identity(random),
      Cinsiyet: sexOf(random),
      "Veli Adı Soyadı": `${random.one(firstNames)} ${random.one(lastNames)}`,
      "Doğum Tarihi": "12.05.2012",
      "E-posta": "veli@okul.k12.tr",
    });
    const heads = random.several(Object.keys(named(all[0]!)), 9);
    return {
      rows: [
        heads,
        ...all.map((pupil) => {
          const own = named(pupil);
          return heads.map((head) => own[head]!);
        }),
      ],
      classes: [byBoth(all)],
    };
  },
  "name in one column": (random) => {
    const all = pupils(random);
    const heads = random.one([
      ["No", "Adı Soyadı"],
      ["Sıra", "Ad Soyad"],
      ["NO", "ÖĞRENCİNİN ADI SOYADI"],
      ["S. No", "İsim Soyisim"],
    ]);
    return { rows: [heads, ...all.map((pupil) => [`${pupil.place}`, upper(full(pupil))])], classes: [byPlace(all)] };
  },
  "no headings": (random) => {
    const all = pupils(random);
    return {
      rows: all.map((pupil) => [`${pupil.place}`, `${pupil.schoolNo}`, full(pupil), sexOf(random)]),
      classes: [byBoth(all)],
    };
  },
  "no headings, name and surname": (random) => {
    const all = pupils(random);
    return {
      rows: all.map((pupil) => [`${pupil.place}`, pupil.first, upper(pupil.last), sexOf(random)]),
      classes: [byPlace(all)],
    };
  },
  "names alone": (random) => {
    const all = pupils(random);
    return { rows: all.map((pupil) => [full(pupil)]), classes: [all.map((pupil) => `– ${full(pupil)}`)] };
  },
  "lines of a PDF": (random) => {
    const all = pupils(random);
    return {
      rows: [
        ["T.C. ANKARA VALİLİĞİ"],
        ["S.No Öğrenci No Adı Soyadı Cinsiyeti"],
        ...all.map((pupil) => [`${pupil.place} ${pupil.schoolNo} ${upper(full(pupil))}`]),
      ],
      classes: [byBoth(all)],
    };
  },
  "headings on every page": (random) => {
    const all = pupils(random);
    const heads = ["S.No", "Öğrenci No", "Adı Soyadı"];
    const lines = all.map((pupil) => [`${pupil.place}`, `${pupil.schoolNo}`, full(pupil)]);
    const half = Math.ceil(lines.length / 2);
    return {
      rows: [
        heads,
        ...lines.slice(0, half),
        ["Sınıf Rehber Öğretmeni", "", "Okul Müdürü"],
        heads,
        ...lines.slice(half),
      ],
      classes: [byBoth(all)],
    };
  },
  "two classes, one below the other": (random) => {
    const [one, other] = [pupils(random), pupils(random)];
    return {
      rows: [...part("7/A SINIFI", one), [""], ...part("7/B SINIFI", other)],
      classes: [byPlace(one), byPlace(other)],
    };
  },
  "two classes side by side": (random) => {
    const [one, other] = [pupils(random), pupils(random)];
    const gap = random.chance(0.5) ? [""] : [];
    return {
      rows: [
        ["No", "Adı Soyadı", ...gap, "No", "Adı Soyadı"],
        ...Array.from({ length: Math.max(one.length, other.length) }, (_, i) => [
          ...cells(one[i]),
          ...gap,
          ...cells(other[i]),
        ]),
      ],
      classes: [byPlace(one), byPlace(other)],
    };
  },
  "merged cells": (random) => {
    const all = pupils(random);
    return {
      rows: [
        ["S.No", "", "Öğrenci No", "", "", "Adı Soyadı", "", "Cinsiyeti"],
        ...all.map((pupil) =>
          random.chance(0.5)
            ? [`${pupil.place}`, "", `${pupil.schoolNo}`, "", "", upper(full(pupil)), "", sexOf(random)]
            : ["", `${pupil.place}`, "", `${pupil.schoolNo}`, "", "", upper(full(pupil)), sexOf(random)],
        ),
      ],
      classes: [byBoth(all)],
    };
  },
};
export const listNames = Object.keys(layouts);

const cellOf = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const spreadsheet = (rows: Draft["rows"]): Uint8Array =>
  workbook(
    rows
      .map((cells, y) => row(y + 1, ...cells.map((text, x) => inline(`${"ABCDEFGHIJ"[x]}${y + 1}`, cellOf(text)))))
      .join(""),
  );
const page = (rows: Draft["rows"]): string =>
  `<html><head><meta charset="utf-8"></head><body><table>${rows.map((cells) => `<tr>${cells.map((text) => `<td>${cellOf(text)}</td>`).join("")}</tr>`).join("")}</table></body></html>`;
const joinedBy = (rows: Draft["rows"], sign: string): string => rows.map((cells) => cells.join(sign)).join("\r\n");
const ofExcel = (text: string): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from({ length: text.length }, (_, i) => [text.charCodeAt(i) & 255, text.charCodeAt(i) >> 8]).flat(),
  ]);

/** The ways in which a list comes: pasted, as text of Excel, as a spreadsheet, as a page named ".xls". */
const ways: ((rows: Draft["rows"]) => string | Uint8Array)[] = [
  (rows) => joinedBy(rows, "\t"),
  (rows) => new TextEncoder().encode(joinedBy(rows, ";")),
  (rows) => ofExcel(joinedBy(rows, "\t")),
  spreadsheet,
  (rows) => new TextEncoder().encode(page(rows)),
];

export function madeList(name: string, random: Random): MadeList {
  const { rows, classes, isClear = true } = layouts[name]!(random);
  return { source: random.one(ways)(rows), text: joinedBy(rows, "\t"), classes, isClear };
}

/** A pupil is right with number, school number and name; one that is not is doubted only if the list says something about itself. */
export function judgedList({ source, classes }: MadeList): Judged {
  const counts = none();
  const all = classes.flatMap((pupils, at) => pupils.map((pupil) => `${at}: ${pupil}`));
  const outcome = listOutcome(source);
  if (!outcome.ok) return { ...counts, leftOut: all.length, faults: [] };
  const read = outcome.list.classes.flatMap(({ pupils }, at) =>
    pupils.map(
      ({ number, schoolNo, name }) => `${at}: ${number ?? "–"}${schoolNo === null ? "" : ` (${schoolNo})`} ${name}`,
    ),
  );
  const missing = all.filter((pupil) => !read.includes(pupil));
  const strange = read.filter((pupil) => !all.includes(pupil));
  const off = Math.max(missing.length, strange.length);
  counts.right = all.length - missing.length;
  counts[outcome.list.note === null ? "wrong" : "doubted"] = off;
  return {
    ...counts,
    faults: [...missing.map((pupil) => `lost: ${pupil}`), ...strange.map((pupil) => `taken: ${pupil}`)],
  };
}
