import { emptyDraft } from "#features/editor/drafts/draft";
import { createEditor } from "#features/editor/drafts/editor";
import type { EditorServer } from "#features/editor/drafts/editor-server";
import type { ServerSet } from "#features/editor/drafts/edited-set";
import { withDraft, withQuestions, type EditedSet } from "#features/editor/drafts/edited-set";
import type { Backups, Backup } from "#features/editor/drafts/backup";
import { aDraft } from "./fake-server";

/** A device: a clock that the test controls, and backups that outlive the page. */
export function aDevice() {
  let now = 10_000;
  let timers: { at: number; run: () => void }[] = [];
  const backups = new Map<string, string>();
  const backupsOf = (page: string, isAlive = () => true): Backups => ({
    page,
    all: () =>
      [...backups]
        .map(([page, text]) => ({ page, backup: JSON.parse(text) as Backup }))
        .toSorted((a, b) => b.backup.at - a.backup.at),
    put(_, backup) {
      if (!isAlive()) return;
      if (backup) backups.set(page, JSON.stringify(backup));
      else backups.delete(page);
    },
    remove: (_, other) => void (isAlive() && backups.delete(other)),
  });
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  /** Lets time pass and runs everything that was waiting for it. */
  const passes = async (ms: number) => {
    const until = now + ms;
    for (;;) {
      for (let i = 0; i < 40; i++) await Promise.resolve();
      const due = timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      now = Math.max(now, due.at);
      timers = timers.filter((timer) => timer !== due);
      due.run();
    }
    now = until;
  };
  return {
    passes,
    backups,
    /** Opens a page; with the same name it is the same tab after a reload. */
    opens: (set: ServerSet, server: EditorServer, tab = "tab") =>
      createEditor(set, { server, backups: backupsOf(tab), now: () => now, after }),
    /** Opens a page that can crash: from then on nothing of it reaches the backups. */
    opensFragile(set: ServerSet, server: EditorServer, tab = "tab") {
      const page = { isAlive: true };
      const editor = createEditor(set, { server, backups: backupsOf(tab, () => page.isAlive), now: () => now, after });
      const crash = () => {
        page.isAlive = false;
        void editor.close();
      };
      return { ...editor, crash };
    },
  };
}

/** Types a text into a question. */
export const types = (key: string, text: string) => (set: EditedSet) => {
  const question = set.questions.find((question) => question.key === key)!;
  return withDraft(set, key, { ...question.draft, question_text: text });
};
export const adds =
  (key: string, text: string, at = Number.MAX_SAFE_INTEGER) =>
  (set: EditedSet) =>
    withQuestions(set, Math.min(at, set.questions.length), [{ key, draft: aDraft(text) }]);
/** Begins a question that has only a text so far. */
export const begins =
  (key: string, text: string, at = Number.MAX_SAFE_INTEGER) =>
  (set: EditedSet) =>
    withQuestions(set, Math.min(at, set.questions.length), [{ key, draft: { ...emptyDraft(), question_text: text } }]);
export const textsOf = (set: EditedSet) => set.questions.map(({ draft }) => draft.question_text);
