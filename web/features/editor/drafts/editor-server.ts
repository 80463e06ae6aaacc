import type { QuestionReply } from "#protocol/http/replies/question-sets";
import { usualKind } from "#question/name-of";
import { messageOf } from "#api/api-error";
import type { ServerSet } from "./edited-set";
import type { Save, Saved } from "./next-save";

type SetReply = { readonly question_set: ServerSet };
/** The calls the editor makes; a failed one throws something with `status` and `code`. */
export type EditorServer = {
  read: (id: string) => Promise<SetReply>;
  changeSet: (id: string, change: object) => Promise<SetReply>;
  addQuestion: (question: object) => Promise<QuestionReply>;
  changeQuestion: (id: string, change: object) => Promise<QuestionReply>;
  deleteQuestion: (id: string) => Promise<unknown>;
};

/** Sends a save in one call. */
export async function sendSave(server: EditorServer, setId: string, save: Save): Promise<Saved> {
  switch (save.do) {
    case "texts": {
      const { title, description, language, seenAt } = save;
      const change = { title, description, language, if_updated_at: seenAt };
      const { question_set } = await server.changeSet(setId, change);
      return { do: save.do, set: question_set };
    }
    case "order": {
      const { question_set } = await server.changeSet(setId, { question_ids: save.ids, if_updated_at: save.seenAt });
      return { do: save.do, set: question_set };
    }
    case "drafts": {
      const { drafts, seenAt } = save;
      const { question_set } = await server.changeSet(setId, { drafts, if_updated_at: seenAt });
      return { do: save.do, set: question_set, drafts };
    }
    case "delete":
      await server.deleteQuestion(save.id);
      return save;
    case "add": {
      const { key, draft, position } = save;
      return { do: save.do, key, reply: await server.addQuestion({ ...draft, question_set_id: setId, position }) };
    }
    case "change": {
      const { id, key, draft, seenAt } = save;
      // Names the kind explicitly: a choice has no `kind`, and the server keeps the old kind if a change names none.
      const change = { kind: usualKind, ...draft, if_updated_at: seenAt };
      return { do: save.do, key, reply: await server.changeQuestion(id, change) };
    }
  }
}

export function failureOf(error: unknown): { status: number; code: string; message: string } {
  const known = typeof error === "object" && error !== null && "status" in error ? error : { status: -1 };
  return {
    status: Number(known.status),
    code: "code" in known ? String(known.code) : "",
    message: messageOf(error, error instanceof Error ? error.message : ""),
  };
}
