export type { JudgedList, JudgedRow } from "./class-list/judged-list";
export type { Choices, ClassList, Known, ListOutcome } from "./class-list/types";
export { hasPicture, type ExportedQuestion, type ExportedSet } from "./export/exported-set";
export { fileKinds, type FileKind } from "./export/files";
export { loadPictures, noPictures, pictureIds } from "./export/set-pictures";
export { askedCounts, chatRequest } from "./import/chat-request";
export type { Brought, PictureWorld } from "./import/incoming-pictures";
export { columnRoles, type ColumnRole, type Columns } from "./import/office/sheet";
export type { PageProgress, StartedReading } from "./import/in-worker";
export type { Outcome } from "./import/outcome";
export { writtenForms, writtenMore } from "./import/answers/written-forms";
export type { Pages } from "./import/pdf/pages";
export type {
  FilePictures,
  Format,
  ImportResult,
  ImportRow,
  Omitted,
  PagePiece,
  QuestionSource,
  RawSource,
  Verdict,
} from "./import/types";
export { namedPictures, withBrought } from "./import/with-pictures";

export type ListReader = typeof import("./class-list/list-file");
// Loaded with the first file or text.
export const listReader = (): Promise<ListReader> => import("./class-list/list-file");
export const setReader = () => import("./import/import-file");
export const pictureBringer = () => import("./import/incoming-pictures");
export const pictureWorld = async (): Promise<import("./import/incoming-pictures").PictureWorld> =>
  (await import("./import/picture-world")).pictureWorld;
