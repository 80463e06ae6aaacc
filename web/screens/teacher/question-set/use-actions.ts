import { useRef, useState } from "react";
import { limits } from "#protocol/limits";
import type { QuestionDraft } from "#question/kinds";
import { draftKindOf } from "../../../kinds/drafts";
import { newKey } from "../../../base/new-key";
import { emptyDraft, isUntouched } from "../../../lib/editor/draft";
import type { Editor } from "../../../lib/editor/editor";
import {
  indexOf,
  withDraft,
  withMoved,
  withoutQuestion,
  withQuestions,
  withRestored,
} from "../../../lib/editor/edited-set";
import { changedKind, type Written } from "../../../parts/kind-list/changed-kind";
import type { Listed } from "../../../parts/kind-list/kinds-listed";
import { toast } from "../../../ui/toasts";

type View = { readonly active: string | null; readonly left: ReadonlySet<string> };
export type Actions = ReturnType<typeof useActions>;

/** What the teacher does to the questions, and which of them is open. */
export function useActions(editor: Editor) {
  const { set } = editor.current();
  /** The open question, and those that were left once: from then on they say what is missing. */
  const [{ active, left }, setView] = useState<View>(() => ({
    active: set.questions[0]?.key ?? null,
    // Begun another time and not finished.
    left: new Set(set.questions.filter(({ draft }) => !isUntouched(draft)).map(({ key }) => key)),
  }));
  /** The question whose text takes the focus, and how often it was asked to. */
  const [focus, setFocus] = useState({ key: "", times: 0 });

  /** What was written for other kinds of the same question, until the page is left. */
  const written = useRef(new Map<string, Written>());

  const current = () => {
    const { questions } = editor.current().set;
    return questions.find(({ key }) => key === active) ?? questions[0];
  };
  const open = (key: string | null, { withFocus = false } = {}) => {
    if (withFocus && key !== null) setFocus(({ times }) => ({ key, times: times + 1 }));
    setView(({ active, left }) => ({
      active: key,
      left: active === null || active === key ? left : new Set(left).add(active),
    }));
  };
  const insert = (at: number, drafts: readonly QuestionDraft[]) => {
    const room = limits.questionsPerSet - editor.current().set.questions.length;
    const added = drafts.slice(0, room).map((draft) => ({ key: newKey(), draft }));
    if (added.length === 0) return;
    editor.change((set) => withQuestions(set, at, added));
    open(added[0]!.key, { withFocus: true });
  };
  const after = () => {
    const question = current();
    return question ? indexOf(editor.current().set, question.key) + 1 : 0;
  };

  return {
    active: current()?.key ?? null,
    left,
    focusOf: (key: string) => (focus.key === key ? focus.times : 0),
    open,
    /** A new question behind the open one; an empty one that is there already is enough. */
    add: () => {
      const last = editor.current().set.questions.at(-1);
      if (last && isUntouched(last.draft)) open(last.key, { withFocus: true });
      else insert(editor.current().set.questions.length, [emptyDraft(last?.draft.kind, last?.draft.outcome)]);
    },
    addAs: (kind: Listed) => {
      const last = editor.current().set.questions.at(-1);
      const { draft } = changedKind(emptyDraft(undefined, last?.draft.outcome), kind, {});
      insert(editor.current().set.questions.length, [draft]);
    },
    /** Answered in another way; what was written stays until the page is left. */
    changeKind: (kind: Listed) => {
      const question = current();
      if (!question) return;
      const { key, draft: before } = question;
      const after = changedKind(before, kind, written.current.get(key) ?? {});
      written.current.set(key, after.written);
      editor.change((set) => withDraft(set, key, after.draft));
      toast.info(`Tür değişti: ${kind.name}. ${after.said}`, {
        durationMs: 8_000,
        action: { label: "Geri al", run: () => editor.change((set) => withDraft(set, key, before)) },
      });
    },
    addMany: (drafts: readonly QuestionDraft[]) => insert(editor.current().set.questions.length, drafts),
    change: (key: string, draft: QuestionDraft) => editor.change((set) => withDraft(set, key, draft)),
    duplicate: () => {
      const question = current();
      if (question) insert(after(), [question.draft]);
    },
    remove: () => {
      const question = current();
      if (!question) return;
      const at = indexOf(editor.current().set, question.key);
      editor.change((set) => withoutQuestion(set, question.key));
      const next = editor.current().set.questions[at] ?? editor.current().set.questions.at(-1);
      open(next?.key ?? null);
      toast.info(`${at + 1}. soru silindi.`, {
        durationMs: 8_000,
        action: {
          label: "Geri al",
          run: () => {
            editor.change((set) => withRestored(set, at, question));
            open(question.key);
          },
        },
      });
    },
    move: (key: string, to: number) => {
      editor.change((set) => withMoved(set, key, to));
    },
    moveBy: (step: number) => {
      const question = current();
      if (question) editor.change((set) => withMoved(set, question.key, indexOf(set, question.key) + step));
    },
    step: (by: number) => {
      const { questions } = editor.current().set;
      const next = questions[after() - 1 + by];
      if (next) open(next.key, { withFocus: true });
    },
    markCorrect: (place: number) => {
      const question = current();
      const marked = question && draftKindOf(question.draft).marked(question.draft, place);
      if (marked) editor.change((set) => withDraft(set, question.key, { ...question.draft, ...marked }));
    },
  };
}
