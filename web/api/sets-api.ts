import type { ListedSet, SetsReply } from "#protocol/http/replies/question-sets";
import type { WrittenQuestion } from "#protocol/http/replies/written-question";
import type { Page } from "#protocol/http/page";
import type { FieldsOf } from "./typed-calls";
import { del, get, make, put } from "./api";

/** Calls about a teacher's question sets. */

export type SetsOrder = "created" | "updated" | "title" | "played";
type SetsQuery = {
  readonly q?: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly sort?: SetsOrder;
  /** Ids of folders. Empty: sets outside all folders. */
  readonly folder?: string | undefined;
  readonly archived?: boolean;
};
type FolderCounts = Pick<SetsReply, "folders" | "unfiled" | "archived">;
/** A list kept on the device before there were folders has none. */
export type SetsPage = Page<ListedSet> & Partial<FolderCounts>;
export type Filing = { readonly folder?: string; readonly archived?: boolean };
export type SetImport = {
  readonly title: string;
  readonly description?: string;
  readonly language?: string;
  readonly subject?: string | null;
  readonly grade?: number | null;
  readonly folder?: string;
  readonly questions: readonly WrittenQuestion[];
};

export const sets = {
  list: ({ folder, archived, ...list }: SetsQuery = {}) =>
    // An empty folder is sent, as it means something; other empty values are left out.
    get(
      "/api/question-sets",
      { ...list, archived: archived ? "true" : "", folder: folder === "" ? null : folder },
      { keep: true },
    ) as Promise<SetsPage>,
  get: (id: string) => get("/api/question-sets/:id", { id }),
  /** The same for reading: offline it is the last known version. */
  open: (id: string) => get("/api/question-sets/:id", { id }, { keep: true }),
  create: (set: Pick<SetImport, "title" | "folder">) => make("/api/question-sets", set),
  import: (set: SetImport) => make("/api/question-sets/import", set),
  /** Makes a set from copies of the teacher's questions with these outcomes. */
  repeat: (title: string, outcomes: readonly string[]) => make("/api/question-sets/repeat", { title, outcomes }),
  change: (id: string, change: object) => put("/api/question-sets/:id", { ...change, id }),
  file: (ids: readonly string[], filing: Filing) =>
    put("/api/question-sets/filing", { question_set_ids: ids, ...filing }),
  /** An empty name removes the folder; its sets stay. */
  renameFolder: (folder: string, name: string) => put("/api/question-sets/folder-name", { folder, name }),
  copy: (id: string) => make("/api/question-sets/:id/copy", { id }),
  remove: (id: string) => del("/api/question-sets/:id", { id }),
};

export const questions = {
  outcomes: () => get("/api/questions/outcomes"),
  add: (body: object) => make("/api/questions", body as FieldsOf<"POST /api/questions">),
  change: (id: string, change: object) => put("/api/questions/:id", { ...change, id }),
  remove: (id: string) => del("/api/questions/:id", { id }),
};
