import type { Draft, QuestionOfSet } from "#protocol/http/replies/question-sets";
import { questionFaults } from "#question/fields/faults";
import type { QuestionDraft } from "#question/kinds";
import { changedDraft } from "#kinds/drafts";
import { aStoredQuestion, aWholeQuestion } from "../../builders/questions";
import type { EditorServer } from "#features/editor/drafts/editor-server";
import type { ServerSet } from "#features/editor/drafts/edited-set";

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly code = "",
  ) {
    super(`${status} ${code}`);
  }
}

export const aDraft = (question_text: string, change: Partial<QuestionDraft> = {}): QuestionDraft =>
  changedDraft(aWholeQuestion({ question_text }), change);

/** The way in which a call fails: before the server has it (`lost`), or after (`answer lost`). */
export type Trouble = "none" | "lost" | "answer lost" | "broken" | "away";

const seen = (stampSeen: unknown, stampNow: number) => {
  if (stampSeen !== undefined && stampSeen !== stampNow) throw new Failed(409, "edit_conflict");
};

/** The API for one set, kept in memory. Every call fails as `trouble` says. */
export function fakeServer(texts: readonly string[] = []) {
  let clock = 1_000;
  let ids = 0;
  const stamp = () => ++clock;
  const stored = (draft: QuestionDraft): QuestionOfSet =>
    aStoredQuestion(++ids, { ...(draft as QuestionOfSet), position: 0, updated_at: stamp() });
  let set = {
    id: "s",
    title: "Set",
    description: "",
    language: "tr",
    subject: null,
    grade: null,
    visibility: "private" as const,
    library: null,
    origin: null,
    created_at: 1,
    updated_at: 1,
    questions: texts.map((text) => stored(aDraft(text))),
    drafts: [] as readonly Draft[],
  };
  const calls: string[] = [];
  let trouble: (() => Trouble) | undefined;

  const view = (): ServerSet => ({
    ...set,
    question_count: set.questions.length,
    questions: set.questions.map((question, position) => ({ ...question, position })),
  });
  async function call<Reply>(name: string, work: () => Reply): Promise<Reply> {
    calls.push(name);
    await Promise.resolve();
    const now = trouble?.() ?? "none";
    if (now === "lost") throw new Failed(0);
    if (now === "away") throw new Failed(0, "server_away");
    if (now === "broken") throw new Failed(503, "unavailable");
    const reply = work();
    if (now === "answer lost") throw new Failed(0);
    return structuredClone(reply);
  }
  const touch = () => (set.updated_at = stamp());
  const touched = () => {
    const set_updated_at_before = set.updated_at;
    return { set_updated_at: touch(), set_updated_at_before };
  };
  const the = (id: string) => {
    const question = set.questions.find((question) => question.id === id);
    if (!question) throw new Failed(404, "not_found");
    return question;
  };
  type Fields = QuestionDraft & { position?: number; if_updated_at?: number };

  const server: EditorServer = {
    read: () => call("read", () => ({ question_set: view() })),
    changeSet: (_, change) =>
      call("set", () => {
        const { if_updated_at, question_ids, ...texts } = change as {
          if_updated_at?: number;
          question_ids?: string[];
          title?: string;
        };
        seen(if_updated_at, set.updated_at);
        if (question_ids) {
          const isOrder =
            question_ids.length === set.questions.length && set.questions.every(({ id }) => question_ids.includes(id));
          if (!isOrder) throw new Failed(400, "validation_failed");
          set.questions = question_ids.map(the);
        }
        Object.assign(set, texts);
        touch();
        return { question_set: view() };
      }),
    addQuestion: (question) =>
      call("add", () => {
        const { position = set.questions.length, ...draft } = question as Fields;
        if (questionFaults(draft).length > 0) throw new Failed(400, "validation_failed");
        const added = stored(draft);
        set.questions.splice(position, 0, added);
        return { question: { ...added, position }, ...touched() };
      }),
    changeQuestion: (id, change) =>
      call("change", () => {
        const { if_updated_at, ...draft } = change as Fields;
        const question = the(id);
        seen(if_updated_at, question.updated_at);
        if (questionFaults(draft).length > 0) throw new Failed(400, "validation_failed");
        Object.assign(question, draft, { updated_at: stamp() });
        return { question, ...touched() };
      }),
    deleteQuestion: (id) =>
      call("delete", () => {
        the(id);
        set.questions = set.questions.filter((question) => question.id !== id);
        touch();
        return null;
      }),
  };
  return {
    server,
    calls,
    view,
    texts: () => set.questions.map(({ question_text }) => question_text),
    goesWrong: (how: () => Trouble) => (trouble = how),
  };
}
