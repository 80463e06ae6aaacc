import { useRef, useState } from "react";
import { limits } from "#shared/limits";
import type { QuestionDraft } from "#question/kinds";
import { changedDraft, draftKindOf } from "#kinds/drafts";
import { newKey } from "#browser/new-key";
import { draftAfter, emptyDraft, isOfNewer, isUntouched } from "../drafts/draft";
import type { Editor } from "../drafts/editor";
import {
  indexOf,
  withDraft,
  withMoved,
  withoutQuestion,
  withQuestions,
  withRestored,
  type EditedQuestion,
} from "../drafts/edited-set";
import { changedKind, type Written } from "../kind-list/changed-kind";
import { fieldsCome } from "../kind-list/fields-come";
import type { Listed } from "#kinds/kinds-listed";
import type { TakesFocus } from "../question-card/question-card";
import { toast } from "#ui/overlays/toasts";

type View = { readonly active: string | null; readonly left: ReadonlySet<string> };
export type Actions = ReturnType<typeof useActions>;

/** The teacher's actions on the questions, and the one that is open. */
export function useActions(editor: Editor) {
  const { set } = editor.current();
  /** The open question, and those left once: from then on they show what is missing. */
  const [{ active, left }, setView] = useState<View>(() => ({
    active: set.questions[0]?.key ?? null,
    // Begun on an earlier visit and not finished.
    left: new Set(set.questions.filter(({ draft }) => !isUntouched(draft)).map(({ key }) => key)),
  }));
  /** The question that takes the focus, the place in it, and the number of requests so far. */
  const [focus, setFocus] = useState<TakesFocus & { readonly key: string }>({ key: "", on: "text", times: 0 });
  /** Questions whose kind has not been chosen yet. */
  const [undecided, setUndecided] = useState<ReadonlySet<string>>(new Set());

  /** Text written for other kinds of the same question, until the page is left. */
  const written = useRef(new Map<string, Written>());

  /** Notification about the last change of a kind. */
  const told = useRef(0);

  const current = () => {
    const { questions } = editor.current().set;
    return questions.find(({ key }) => key === active) ?? questions[0];
  };
  const focusOn = (key: string, on: TakesFocus["on"]) => setFocus(({ times }) => ({ key, on, times: times + 1 }));
  const open = (key: string | null, { withFocus = false } = {}) => {
    if (withFocus && key !== null) focusOn(key, "text");
    setView(({ active, left }) => ({
      active: key,
      left: active === null || active === key ? left : new Set(left).add(active),
    }));
  };
  const insert = (at: number, drafts: readonly QuestionDraft[]) => {
    const room = limits.questionsPerSet - editor.current().set.questions.length;
    const added = drafts.slice(0, room).map((draft) => ({ key: newKey(), draft }));
    if (added.length === 0) return null;
    editor.change((set) => withQuestions(set, at, added));
    open(added[0]!.key, { withFocus: true });
    return added[0]!.key;
  };
  const decided = (key: string) => setUndecided((old) => new Set([...old].filter((one) => one !== key)));
  const change = (question: EditedQuestion, kind: Listed) => {
    const { key, draft } = question;
    const { language } = editor.current().set;
    const after = changedKind(draft, kind, written.current.get(key) ?? {}, language);
    written.current.set(key, after.written);
    editor.change((set) => withDraft(set, key, after.draft));
    focusOn(key, "answers");
    return after.said;
  };
  /** Loads the fields of the new kind first: without them the question keeps its kind. */
  const withFieldsOf = async (kind: Listed, { key }: EditedQuestion, become: (question: EditedQuestion) => void) => {
    if (!(await fieldsCome(kind))) return;
    const question = editor.current().set.questions.find((one) => one.key === key);
    if (question) become(question);
  };
  const after = () => {
    const question = current();
    return question ? indexOf(editor.current().set, question.key) + 1 : 0;
  };

  return {
    active: current()?.key ?? null,
    left,
    focusOf: ({ key }: EditedQuestion): TakesFocus => (focus.key === key ? focus : { on: "text", times: 0 }),
    isUndecided: ({ key }: EditedQuestion) => undecided.has(key),
    open,
    /** Adds a question behind the open one, or goes to an empty one that is already there. */
    add: () => {
      const last = editor.current().set.questions.at(-1);
      if (last && isUntouched(last.draft)) open(last.key, { withFocus: true });
      else insert(editor.current().set.questions.length, [draftAfter(last?.draft)]);
    },
    /** Adds a new question, or goes to the empty one, with the list of kinds in place of its answers. */
    addUndecided: (on: "text" | "kinds") => {
      const { questions } = editor.current().set;
      const last = questions.at(-1);
      const isThere = last !== undefined && isUntouched(last.draft);
      const key = isThere ? last.key : insert(questions.length, [emptyDraft(undefined, last?.draft.outcome)]);
      if (key === null) return;
      setUndecided((old) => new Set(old).add(key));
      open(key);
      focusOn(key, on);
    },
    /** Decides the kind of the open question; choice if none is given. */
    decide: (kind?: Listed) => {
      const question = current();
      if (!question) return;
      if (!kind) return decided(question.key);
      void withFieldsOf(kind, question, (now) => {
        decided(now.key);
        change(now, kind);
      });
    },
    /** Changes the kind; text written before is kept until the page is left. */
    changeKind: (kind: Listed) => {
      const question = current();
      if (!question) return;
      void withFieldsOf(kind, question, (now) => {
        const { key, draft: before } = now;
        const said = change(now, kind);
        toast.close(told.current);
        // Show no message if no text was lost.
        if (draftKindOf(before).isUntouched(before)) return;
        told.current = toast.info(`Tür değişti: ${kind.name}. ${said}`, {
          durationMs: 8_000,
          action: { label: "Geri al", run: () => editor.change((set) => withDraft(set, key, before)) },
        });
      });
    },
    addMany: (drafts: readonly QuestionDraft[]) => void insert(editor.current().set.questions.length, drafts),
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
        // A newer question that the server has deleted cannot be written again from here.
        ...(!isOfNewer(question) && {
          action: {
            label: "Geri al",
            run: () => {
              editor.change((set) => withRestored(set, at, question));
              open(question.key);
            },
          },
        }),
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
      const marked = question && !isOfNewer(question) && draftKindOf(question.draft).marked(question.draft, place);
      if (marked) editor.change((set) => withDraft(set, question.key, changedDraft(question.draft, marked)));
    },
  };
}
