import { number } from "#shared/numbers";
import type { Columns } from "./office/sheet";
import type { WrittenFields } from "#question/fields/fields";
import type { KindName, QuestionDraft } from "#question/kinds";
import type { PictureRef } from "#question/question";

export type Format =
  | "bilye"
  | "kahoot"
  | "wayground"
  | "blooket"
  | "gimkit"
  | "classquiz"
  | "jovvix"
  | "table"
  | "gift"
  | "moodle"
  | "arsnova"
  | "pdf"
  | "text";

/** `taken` unchanged, `changed` as its reasons say, `doubtful` if perhaps misread, `left_out` until the teacher repairs it. */
export type Verdict = "taken" | "changed" | "doubtful" | "left_out";

/** A piece of a page, in points from its upper left corner. */
export type PagePiece = {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
/** The source of a question, to show beside it. */
export type QuestionSource = {
  /** First and last line of the text that was read, counted from 1. */
  readonly lines?: readonly [first: number, last: number];
  readonly pieces?: readonly PagePiece[];
  /** Pieces that may be the picture of the question: the teacher takes one or leaves them. */
  readonly figures?: readonly PagePiece[];
  /** Place of the right answer if it stands apart: "cevap anahtarı, 12. satır". */
  readonly key?: string;
};
/** A part of the file that became no question. */
export type Omitted = { readonly where: string; readonly text: string; readonly why: string };

export type ImportRow = {
  /** Place in the file: "Satır 12". */
  readonly where: string;
  readonly source?: QuestionSource;
  readonly verdict: Verdict;
  readonly reasons: readonly string[];
  /** The question as far as it could be read. */
  readonly question: QuestionDraft;
};
export type ImportResult = {
  readonly format: Format;
  readonly title?: string;
  readonly description?: string;
  readonly language?: string;
  readonly subject?: string;
  readonly grade?: number;
  /** Notes about the whole file. */
  readonly notes: readonly string[];
  readonly omitted?: readonly Omitted[];
  /** The text whose lines the sources of the rows count. */
  readonly text?: string;
  readonly rows: readonly ImportRow[];
  readonly pictures?: FilePictures;
  /** Roles of a table's columns. */
  readonly columns?: Columns;
};
/** Pictures inside the file, by the ids that its questions use. */
export type FilePictures = ReadonlyMap<string, Uint8Array>;

/** A question as its format gave it, before any check. Options may be empty; none or many may be right. */
export type RawQuestion = Partial<WrittenFields> & {
  where: string;
  source?: QuestionSource;
  text: string;
  options: string[];
  /** Picture of the option with the same index. */
  images?: readonly (PictureRef | undefined)[];
  /** Indices into `options`. */
  correct: number[];
  /** Kind of the options unless it is a choice: several right ones, or none. */
  kind?: "multi" | "poll";
  /** Points in an exam. `points` is derived from those of all questions. */
  worth?: number;
  image?: QuestionDraft["image"];
  /** Fields of a kind with more than options, named as in our data. */
  written?: Readonly<Record<string, unknown>> & { readonly kind?: KindName };
  /** Losses of the format; each makes the row `changed`. */
  losses?: string[];
  /** Possible misreadings. */
  doubts?: string[];
  /** Reason to refuse the whole question, whatever its parts are. */
  refusal?: string;
};
export type RawSet = {
  format: Format;
  title?: string;
  description?: string;
  language?: string;
  subject?: string;
  grade?: number;
  notes?: string[];
  omitted?: Omitted[];
  /** The text whose lines the sources of the questions count. */
  text?: string;
  pictures?: FilePictures;
  columns?: Columns;
  questions: RawQuestion[];
};

/** A text as the clipboard holds it: with its look, and its letters alone. */
type RichSource = { readonly html: string; readonly plain: string };
/** A file, a text, or a text with its look. */
export type RawSource = Blob | string | RichSource;
export const isRich = (source: RawSource): source is RichSource => typeof source !== "string" && "html" in source;

/** Link from a reading that takes long to the teacher who waits for it. */
export type Watch = {
  /** Reports the pages that were read, of `total`; 0 of 0 before their number is known. Lifts the time limit. */
  progress(done: number, total: number): void;
  /** True once the teacher has stopped the reading. */
  isStopped(): boolean;
};

/** Sentences about files that cannot be read. */
export const PRESENTATION = "Bu bir sunum dosyası.";
export const COPY_TEXT = "Metni kopyalayıp buraya yapıştırın";
export const NO_PDF_HERE = `Bu tarayıcı PDF okuyamıyor. ${COPY_TEXT}.`;
export const BROKEN_PDF = "PDF bozuk ya da yarım kalmış, açılamadı. Yeniden indirin ya da yeniden kaydedin.";
export const COPY_QUESTIONS = "Soruları kopyalayıp buraya yapıştırın.";
export const COPY_LIST = "Listeyi kopyalayıp buraya yapıştırın.";
export const UNPACK_FIRST = "Önce dosyayı klasöre çıkarın.";

/** The file as a whole cannot be read; the teacher sees the message. */
export class ImportRefused extends Error {}

export const importLimits = {
  fileBytes: 5 * 1024 * 1024,
  /** Limit for a PDF, which is read a page at a time. */
  pdfBytes: 30 * 1024 * 1024,
  pdfPages: 300,
  /** Limit for one part of a packed file, after unpacking. */
  partBytes: 2 * 1024 * 1024,
  parts: 50,
  /** Limit for files that can hold pictures (packed ones, Moodle XML), and for the pictures of one file together. */
  fileBytesWithPictures: 100 * 1024 * 1024,
  /** Limit for the text of a Word document or an OpenDocument table; both formats are wordy. */
  documentBytes: 10 * 1024 * 1024,
  /** Limit for packed files that can hold pictures: enough for a picture with each question and each option. */
  partsWithPictures: 1_500,
  /** Limit for a picture in a file, before the browser makes it smaller. */
  pictureBytes: 20 * 1024 * 1024,
  ratio: 100,
  /** Limit for everything unpacked from a packed file: a part that is read twice counts twice. */
  unpackedBytes: 120 * 1024 * 1024,
  rows: 2_000,
  rowsOfAllPages: 20_000,
  /** Limit for all cells of a spreadsheet together. Two hundred of the longest questions need a fifth of it. */
  cellLetters: 4_000_000,
  /** Cells further right are ignored: our data never reaches them, and a file may claim cells without end. */
  columns: 64,
} as const;

export const BOMB = "Dosya açılınca çok büyüyor, güvenlik için okunmadı.";

export function refuseTooLarge(bytes: number, most: number = importLimits.fileBytes, name = "Dosya"): void {
  if (bytes <= most) return;
  const [size, allowed] = [bytes, most].map((n) => Math.ceil(n / 1024 / 1024));
  throw new ImportRefused(`${name} ${size} MB, en çok ${allowed} MB olabilir.`);
}

export function refuseTooManyRows(rows: number, most: number = importLimits.rows): void {
  if (rows <= most) return;
  const [found, allowed] = [Math.ceil(rows), most].map(number);
  throw new ImportRefused(
    `Dosyada ${found} satır var, en çok ${allowed} satır okunabilir. Dosyayı bölüp yeniden deneyin.`,
  );
}
