import type { EditedQuestion, EditedSet, ServerSet } from "./edited-set";
import { isDirty, openQuestion } from "./edited-set";
import { nextSave, type Save } from "./next-save";

/** What is kept on this device until the server has it: only what the server has not, and where it stands. */
export type Shelved = Omit<EditedSet, "questions"> & {
  readonly version: 1;
  /** A save that was under way: the server may have it although its answer never came. */
  readonly sent: Save | null;
  readonly questions: readonly (string | EditedQuestion)[];
};
export type Shelf = {
  read: (setId: string) => Shelved | null;
  write: (setId: string, shelved: Shelved | null) => void;
};

/** Null when the server has everything. */
export function toShelf(set: EditedSet, sent: Save | null): Shelved | null {
  if (sent === null && nextSave(set) === null && !set.questions.some(isDirty)) return null;
  const questions = set.questions.map((question) => (isDirty(question) ? question : question.id!));
  return { ...set, version: 1, sent, questions };
}

/** The set as it was left on this device; questions that were whole come from the server. */
export function fromShelf(shelved: Shelved, server: ServerSet): EditedSet {
  const theirs = new Map(server.questions.map((question) => [question.id, question]));
  const questions = shelved.questions.flatMap((question) => {
    if (typeof question !== "string") return [question];
    const stored = theirs.get(question);
    return stored ? [openQuestion(stored)] : [];
  });
  const { id, title, description, stored, deleted } = shelved;
  return { id, title, description, stored, deleted, questions };
}

/** In the browser's own storage. Where there is none, a reload loses what was not saved; nothing else changes. */
export const deviceShelf: Shelf = {
  read(setId) {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(address(setId)) ?? "null");
      return isShelved(value) && value.id === setId ? value : null;
    } catch {
      return null;
    }
  },
  write(setId, shelved) {
    try {
      if (shelved === null) localStorage.removeItem(address(setId));
      else localStorage.setItem(address(setId), JSON.stringify(shelved));
    } catch {
      // Full or forbidden: the page still holds it.
    }
  },
};

const address = (setId: string) => `bilye.draft.${setId}`;

const isShelved = (value: unknown): value is Shelved =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  value.version === 1 &&
  "questions" in value &&
  Array.isArray(value.questions);
