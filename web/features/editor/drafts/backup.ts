import { usualLanguage } from "#question/language";
import type { EditedQuestion, EditedSet, ServerSet } from "./edited-set";
import { isDirty, openQuestion, setPlaceOf } from "./edited-set";
import { nextSave, type Save } from "./next-save";
import { isWaitingThere } from "./set-drafts";

/** Changes kept on this device until the server has them: only those that the server lacks, each with its place. */
export type Backup = Omit<EditedSet, "questions" | "language" | "stored"> & {
  readonly version: 1;
  readonly at: number;
  /** A save that was under way: the server may have it although no answer came. */
  readonly sent: Save | null;
  readonly questions: readonly (string | EditedQuestion)[];
  readonly language?: string;
  readonly stored: Omit<EditedSet["stored"], "language"> & { readonly language?: string };
};
/** Every page has a place of its own: two tabs on one set do not overwrite each other's text. */
export type Backups = {
  /** Backups of the set, newest first. */
  readonly all: (setId: string) => readonly { readonly page: string; readonly backup: Backup }[];
  readonly put: (setId: string, backup: Backup | null) => void;
  readonly remove: (setId: string, page: string) => void;
  readonly page: string;
};

/** Null when the server has everything. */
export function backupOf(set: EditedSet, sent: Save | null, at: number): Backup | null {
  const isKept = (question: EditedQuestion) => !isDirty(question) || isWaitingThere(set, question);
  if (sent === null && nextSave(set) === null && set.questions.every(isKept)) return null;
  const questions = set.questions.map((question) => (isDirty(question) ? question : question.id!));
  return { ...set, version: 1, at, sent, questions };
}

/** The set as it was left on this device; complete questions come from the server. */
export function setFrom(backup: Backup, server: ServerSet): EditedSet {
  const theirs = new Map(server.questions.map((question) => [question.id, question]));
  const questions = backup.questions.flatMap((question) => {
    if (typeof question !== "string") return [question];
    const stored = theirs.get(question);
    return stored ? [openQuestion(stored)] : [];
  });
  const { language: there = usualLanguage } = server;
  // Backups of version 0.1 name no language.
  const { id, title, description, language = there, deleted } = backup;
  const stored = { ...backup.stored, language: backup.stored.language ?? there };
  return { id, title, description, language, ...setPlaceOf(server), stored, deleted, questions };
}
