import type { ListedSet, Page, QuestionInput, QuestionSetReply } from "#protocol/http";
import { get, post, query } from "./api";

/** Calls about a teacher's question sets. */

export type SetsQuery = {
  readonly q?: string;
  readonly page?: number;
  readonly page_size?: number;
  readonly sort?: "created" | "updated" | "title" | "played";
};
export type SetImport = {
  readonly title: string;
  readonly description?: string;
  readonly questions: readonly (Pick<QuestionInput, "question_text" | "options" | "correct_option"> &
    Partial<QuestionInput>)[];
};

export const sets = {
  list: (list: SetsQuery = {}) => get<Page<ListedSet>>(`/api/question-sets${query(list)}`),
  get: (id: string) => get<QuestionSetReply>(`/api/question-sets/${encodeURIComponent(id)}`),
  import: (set: SetImport) => post<QuestionSetReply>("/api/question-sets/import", set),
};
