import type { Columns } from "./office/sheet";
import type { KindName, QuestionDraft } from "#question/kinds";
import type { Picture } from "#question/question";

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
  | "text";

/**
 * `taken` as it stands, `changed` in a way its reasons name, `doubtful` where it may have been misread, or `left_out` until
 * the teacher repairs it.
 */
export type Verdict = "taken" | "changed" | "doubtful" | "left_out";

export type ImportRow = {
  /** Where it stands in the file: "Satır 12". */
  readonly where: string;
  readonly verdict: Verdict;
  readonly reasons: readonly string[];
  /** What could be read of it; of a row that is left out perhaps only a part. */
  readonly question: QuestionDraft;
};
export type ImportResult = {
  readonly format: Format;
  readonly title?: string;
  readonly description?: string;
  readonly language?: string;
  readonly subject?: string;
  readonly grade?: number;
  /** What is worth knowing of the file as a whole. */
  readonly notes: readonly string[];
  readonly rows: readonly ImportRow[];
  readonly pictures?: FilePictures;
  /** Of a table: what its columns were taken for. */
  readonly columns?: Columns;
};
/** Pictures that lie in the file, by the ids under which its questions name them. */
export type FilePictures = ReadonlyMap<string, Uint8Array>;

/** A question as a format gave it, before anything was judged. Options may be empty, right ones none or many. */
export type RawQuestion = {
  where: string;
  text: string;
  options: string[];
  /** Beside the option of the same index. */
  images?: readonly (Picture | undefined)[];
  /** Indices into `options`. */
  correct: number[];
  /** What the options are, where they are not those of a choice: several may be right, or none is. */
  kind?: "multi" | "poll";
  timeLimit?: number;
  points?: number;
  /** The points that an exam gives for it; `points` follow from all of them. */
  worth?: number;
  explanation?: string;
  outcome?: string;
  image?: QuestionDraft["image"];
  /** The fields of a question of a kind that has more than options, in our own words. */
  written?: Readonly<Record<string, unknown>> & { readonly kind?: KindName };
  /** What the format could not bring along; each makes the row `changed`. */
  losses?: string[];
  /** Where it may have been misread. */
  doubts?: string[];
  /** Why the question cannot be taken at all, whatever its parts say. */
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
  pictures?: FilePictures;
  columns?: Columns;
  questions: RawQuestion[];
};

/** The file as a whole cannot be read; the message is for the teacher. */
export class ImportRefused extends Error {}

export const importLimits = {
  fileBytes: 5 * 1024 * 1024,
  /** Of one part of a packed file, after unpacking. */
  partBytes: 2 * 1024 * 1024,
  parts: 50,
  /** Of a file that can hold pictures: packed, or in Moodle's XML. */
  fileBytesWithPictures: 100 * 1024 * 1024,
  /** The text of a Word document or an OpenDocument table, which are wordy. */
  documentBytes: 10 * 1024 * 1024,
  /** Of our own packed file: a picture for each question and each of its options, of which most have none. */
  partsWithPictures: 1_500,
  /** Of a picture in a file, before the browser makes it smaller. */
  pictureBytes: 20 * 1024 * 1024,
  ratio: 100,
  /** Of all that is unpacked of a file, however often: what a file with pictures holds, and its text. */
  unpackedBytes: 120 * 1024 * 1024,
  rows: 2_000,
  rowsOfAllPages: 20_000,
  /** Of all cells of a spreadsheet together: two hundred of the longest questions have a fifth of it. */
  cellLetters: 4_000_000,
  /** Further columns hold nothing of ours; a cell far out is a trap. */
  columns: 64,
} as const;

export const BOMB = "Dosya açılınca çok büyüyor, güvenlik için okunmadı.";

export function refuseTooLarge(bytes: number, most: number = importLimits.fileBytes): void {
  if (bytes <= most) return;
  const [size, allowed] = [bytes, most].map((n) => Math.ceil(n / 1024 / 1024));
  throw new ImportRefused(`Dosya ${size} MB, en çok ${allowed} MB olabilir.`);
}

export function refuseTooManyRows(rows: number, most: number = importLimits.rows): void {
  if (rows <= most) return;
  const [found, allowed] = [Math.ceil(rows), most].map((n) => n.toLocaleString("tr"));
  throw new ImportRefused(
    `Dosyada ${found} satır var, en çok ${allowed} satır okunabilir. Dosyayı bölüp yeniden deneyin.`,
  );
}
