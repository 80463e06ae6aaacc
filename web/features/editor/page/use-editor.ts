import { useEffect, useState } from "react";
import { createEditor, type Editor } from "../drafts/editor";
import type { ServerSet } from "../drafts/edited-set";
import { deviceBackups } from "../drafts/device-backups";
import { questions, sets } from "#api/sets-api";
import { useStore } from "#ui/use/use-store";

/** Editors left with a call under way: the set is read again only after it. */
const leaving = new Map<string, Promise<void>>();
export const editorLeft = (setId: string): Promise<void> => leaving.get(setId) ?? Promise.resolve();

const world = {
  server: {
    read: sets.get,
    changeSet: sets.change,
    addQuestion: questions.add,
    changeQuestion: questions.change,
    deleteQuestion: questions.remove,
  },
  backups: deviceBackups(),
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Typing pause after which this device's offline copy is fetched again. */
const PAUSE_MS = 5_000;

/** The set being edited, for as long as the screen is open. */
export function useEditor(set: ServerSet): Editor {
  const [editor] = useState(() => createEditor(set, world));
  useEffect(() => {
    editor.start();
    const saves = new AbortController();
    const on = (target: EventTarget, event: string, run: () => void) =>
      target.addEventListener(event, run, { signal: saves.signal });
    on(window, "online", () => void editor.saveNow());
    on(window, "focus", () => void editor.lookAgain());
    on(document, "visibilitychange", () => {
      if (document.visibilityState === "hidden") void editor.saveNow();
    });
    let pause: ReturnType<typeof setTimeout> | undefined;
    const stop = editor.subscribe(() => {
      clearTimeout(pause);
      if (editor.current().state.is === "saved")
        pause = setTimeout(() => void sets.open(set.id).catch(() => {}), PAUSE_MS);
    });
    return () => {
      clearTimeout(pause);
      stop();
      saves.abort();
      leaving.set(set.id, editor.close());
    };
  }, [editor, set.id]);
  return editor;
}

export const useEditing = (editor: Editor) => useStore({ get: editor.current, subscribe: editor.subscribe });
