import { hasFormula } from "#question/text-pieces";
import { hasPicture, writtenBy, type ExportedQuestion, type ExportedSet, type KindLosses } from "./exported-set";
import { moodleLosses } from "./moodle-marks";
import { setCsv } from "./set-csv";
import { fitsGift, setGift } from "./set-gift";
import { setJson } from "./set-json";
import { fitsKahoot, isLongForKahoot, kahootLosses, setKahoot } from "./set-kahoot";
import { fitsMoodle, setMoodle } from "./set-moodle";
import type { SetPictures } from "./set-pictures";
import { letters } from "../kahoot";
import { setXlsx } from "./set-xlsx";
import { setZip } from "./set-zip";
import { fitsSheet } from "./sheet-rows";

export type FileKind = {
  readonly name: string;
  /** Tells the teacher what the format is good for. */
  readonly line: string;
  readonly extension: string;
  readonly type: string;
  readonly fits: (question: ExportedQuestion) => boolean;
  /** True if the file contains the pictures. */
  readonly holdsPictures: boolean;
  readonly write: (set: ExportedSet, pictures: SetPictures) => readonly (string | Uint8Array)[];
  /** Sentences about the losses of questions that fit only in part. */
  readonly changes: (questions: readonly ExportedQuestion[]) => readonly string[];
};

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const always = () => true;
const unchanged = () => [];

const picturesLost = (questions: readonly ExportedQuestion[]): string[] => {
  const count = questions.filter(hasPicture).length;
  if (count === 0) return [];
  const hasOptions = questions.some(({ option_images }) => option_images !== undefined);
  return [
    `${count} sorunun resmi bu dosyaya girmez${hasOptions ? "; resimli şıkların yerine açıklamaları yazılır" : ""}.`,
  ];
};
/** Each kind says what the format loses of it; a sentence stands once. */
const lossesOf = (losses: KindLosses, questions: readonly ExportedQuestion[]): string[] => [
  ...new Set(questions.flatMap((question) => writtenBy(losses, question) ?? [])),
];
const formulasPlain = (questions: readonly ExportedQuestion[]): string[] =>
  questions.some((question) => textsIn(question).some(hasFormula)) ? ["Formüller çizilmez, yazıldığı gibi gider."] : [];
/** Beside a picture or a formula a text is HTML for Moodle, which has one kind of space. */
const spacesLost = (questions: readonly ExportedQuestion[]): string[] =>
  questions.some(
    (question) =>
      (hasPicture(question) || textsIn(question).some(hasFormula)) &&
      textsIn(question).some((text) => /[ \t\u00a0]{2}|[\t\u00a0\u2028\u2029]|\n\s/.test(text)),
  )
    ? ["Resim ya da formül olan sorularda arka arkaya boşluklar ve boş satırlar tek olur."]
    : [];
const tooLongForKahoot = (questions: readonly ExportedQuestion[]): string[] => {
  const count = questions.filter(isLongForKahoot).length;
  return count === 0
    ? []
    : [
        `${count} soru Kahoot’a uzun gelir: orada soru en çok ${letters.question}, şık en çok ${letters.answer} harftir.`,
      ];
};
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

export const fileKinds: readonly FileKind[] = [
  {
    name: "Bilye dosyası, resimleriyle (ZIP)",
    line: "Saklamak, bir meslektaşınıza vermek ya da başka bir Bilye’ye taşımak için. Her şey içindedir.",
    extension: "zip",
    type: "application/zip",
    fits: always,
    holdsPictures: true,
    write: (set, pictures) => [setZip(set, pictures)],
    changes: unchanged,
  },
  {
    name: "Bilye dosyası (JSON)",
    line: "Saklamak ve geri almak için.",
    extension: "json",
    type: "application/json",
    fits: always,
    holdsPictures: false,
    write: (set) => [setJson(set)],
    changes: (questions) =>
      questions.some(hasPicture)
        ? ["Resimler dosyanın içinde değildir: yalnız bu Bilye’ye geri alınınca görünür."]
        : [],
  },
  {
    name: "Excel tablosu (XLSX)",
    line: "Excel’de düzeltip geri almak için. Her soru bir satırdır.",
    extension: "xlsx",
    type: spreadsheet,
    fits: fitsSheet,
    holdsPictures: false,
    write: (set) => [setXlsx(set)],
    changes: picturesLost,
  },
  {
    name: "CSV tablosu",
    line: "Aynı tablo, düz metin olarak. Excel’de çift tıklayınca açılır.",
    extension: "csv",
    type: "text/csv;charset=utf-8",
    fits: fitsSheet,
    holdsPictures: false,
    write: (set) => [setCsv(set)],
    changes: picturesLost,
  },
  {
    name: "Moodle XML",
    line: "Moodle’ın soru bankasına, resimleri ve formülleriyle.",
    extension: "xml",
    type: "application/xml",
    fits: fitsMoodle,
    holdsPictures: true,
    write: setMoodle,
    changes: (questions) => [...lossesOf(moodleLosses, questions), ...spacesLost(questions)],
  },
  {
    name: "Moodle GIFT",
    line: "Moodle için düz metin.",
    extension: "gift",
    type: "text/plain;charset=utf-8",
    fits: fitsGift,
    holdsPictures: false,
    write: (set) => [setGift(set)],
    changes: (questions) => [
      ...picturesLost(questions),
      ...lossesOf(moodleLosses, questions),
      ...formulasPlain(questions),
    ],
  },
  {
    name: "Kahoot tablosu (XLSX)",
    line: "Kahoot’un kendi şablonu.",
    extension: "xlsx",
    type: spreadsheet,
    fits: fitsKahoot,
    holdsPictures: false,
    write: (set) => [setKahoot(set)],
    changes: (questions) => [
      ...picturesLost(questions),
      ...lossesOf(kahootLosses, questions),
      ...tooLongForKahoot(questions),
      ...formulasPlain(questions),
    ],
  },
];
