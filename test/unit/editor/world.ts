import { emptyDraft } from "../../../web/lib/editor/draft";
import { createEditor } from "../../../web/lib/editor/editor";
import type { EditorServer } from "../../../web/lib/editor/editor-server";
import type { ServerSet } from "../../../web/lib/editor/edited-set";
import { withDraft, withQuestions, type EditedSet } from "../../../web/lib/editor/edited-set";
import type { Shelf, Shelved } from "../../../web/lib/editor/shelf";
import { aDraft } from "./fake-server";

/** A device: a clock that a test turns, and a shelf that outlives the page. */
export function aDevice() {
  let now = 10_000;
  let timers: { at: number; run: () => void }[] = [];
  const shelves = new Map<string, string>();
  const shelfOf = (page: string, isAlive = () => true): Shelf => ({
    page,
    all: () =>
      [...shelves]
        .map(([page, text]) => ({ page, shelved: JSON.parse(text) as Shelved }))
        .toSorted((a, b) => b.shelved.at - a.shelved.at),
    put(_, shelved) {
      if (!isAlive()) return;
      if (shelved) shelves.set(page, JSON.stringify(shelved));
      else shelves.delete(page);
    },
    remove: (_, other) => void (isAlive() && shelves.delete(other)),
  });
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  /** Lets time go by, and everything that was waiting for it happen. */
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
    shelves,
    /** A page; one of the same name is the same tab after a reload. */
    opens: (set: ServerSet, server: EditorServer, tab = "tab") =>
      createEditor(set, { server, shelf: shelfOf(tab), now: () => now, after }),
    /** A page that can crash: from then on nothing of it reaches the shelf. */
    opensFragile(set: ServerSet, server: EditorServer, tab = "tab") {
      const page = { isAlive: true };
      const editor = createEditor(set, { server, shelf: shelfOf(tab, () => page.isAlive), now: () => now, after });
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
/** Begins a question that has a text and nothing else yet. */
export const begins =
  (key: string, text: string, at = Number.MAX_SAFE_INTEGER) =>
  (set: EditedSet) =>
    withQuestions(set, Math.min(at, set.questions.length), [{ key, draft: { ...emptyDraft(), question_text: text } }]);
export const textsOf = (set: EditedSet) => set.questions.map(({ draft }) => draft.question_text);
