import type {
  ListedSet,
  OutcomesReply,
  QuestionInput,
  QuestionReply,
  QuestionSetReply,
  FiledReply,
  SetsReply,
} from "#protocol/http/question-sets";
import type { Page } from "#protocol/http/page";
import type { BodyFields } from "#question/kinds";
import { del, get, make, put, query } from "./api";

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
  readonly questions: readonly (BodyFields & Pick<QuestionInput, "question_text"> & Partial<QuestionInput>)[];
};

const at = (id: string) => `/api/question-sets/${encodeURIComponent(id)}`;

export const sets = {
  list: ({ folder, archived, ...list }: SetsQuery = {}) => {
    const of = query({ ...list, archived: archived ? "true" : "" });
    // An empty folder is sent, as it means something; other empty values are left out.
    const inFolder = folder === undefined ? "" : `${of === "" ? "?" : "&"}folder=${encodeURIComponent(folder)}`;
    return get<SetsPage>(`/api/question-sets${of}${inFolder}`, { keep: true });
  },
  get: (id: string) => get<QuestionSetReply>(at(id)),
  /** The same for reading: offline it is the last known version. */
  open: (id: string) => get<QuestionSetReply>(at(id), { keep: true }),
  create: (set: Pick<SetImport, "title" | "folder">) => make<QuestionSetReply>("/api/question-sets", set),
  import: (set: SetImport) => make<QuestionSetReply>("/api/question-sets/import", set),
  /** Makes a set from copies of the teacher's questions with these outcomes. */
  repeat: (title: string, outcomes: readonly string[]) =>
    make<QuestionSetReply>("/api/question-sets/repeat", { title, outcomes }),
  change: (id: string, change: object) => put<QuestionSetReply>(at(id), change),
  file: (ids: readonly string[], filing: Filing) =>
    put<FiledReply>("/api/question-sets/filing", { question_set_ids: ids, ...filing }),
  /** An empty name removes the folder; its sets stay. */
  renameFolder: (folder: string, name: string) => put<FiledReply>("/api/question-sets/folder-name", { folder, name }),
  copy: (id: string) => make<QuestionSetReply>(`${at(id)}/copy`),
  remove: (id: string) => del(at(id)),
};

const question = (id: string) => `/api/questions/${encodeURIComponent(id)}`;

export const questions = {
  outcomes: () => get<OutcomesReply>("/api/questions/outcomes"),
  add: (body: object) => make<QuestionReply>("/api/questions", body),
  change: (id: string, change: object) => put<QuestionReply>(question(id), change),
  remove: (id: string) => del(question(id)),
};
