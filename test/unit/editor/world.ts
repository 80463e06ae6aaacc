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
  const shelf: Shelf = {
    read: (id) => (shelves.has(id) ? (JSON.parse(shelves.get(id)!) as Shelved) : null),
    write: (id, shelved) => (shelved ? void shelves.set(id, JSON.stringify(shelved)) : void shelves.delete(id)),
  };
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
    opens: (set: ServerSet, server: EditorServer) => createEditor(set, { server, shelf, now: () => now, after }),
    /** A page that can crash: from then on nothing of it reaches the shelf. */
    opensFragile(set: ServerSet, server: EditorServer) {
      const page = { isAlive: true };
      const own: Shelf = { ...shelf, write: (id, shelved) => page.isAlive && shelf.write(id, shelved) };
      const editor = createEditor(set, { server, shelf: own, now: () => now, after });
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
export const textsOf = (set: EditedSet) => set.questions.map(({ draft }) => draft.question_text);
