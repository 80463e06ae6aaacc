import type { QuestionReply, QuestionSetReply, SetsReply } from "#protocol/http/replies/question-sets";
import { aWrittenQuestion } from "../../../builders/questions";
import { call } from "../http";

export type Set = QuestionSetReply["question_set"];

/** A set made through the API, with as many questions as asked for: "Soru 1", "Soru 2" … */
export async function aSet(token: string, { title = "Başkentler", questions = 0 } = {}): Promise<Set> {
  const path = questions === 0 ? "/api/question-sets" : "/api/question-sets/import";
  const list = Array.from({ length: questions }, (_, i) => aWrittenQuestion({ question_text: `Soru ${i + 1}` }));
  const { status, json, text } = await call<QuestionSetReply>("POST", path, {
    token,
    body: { title, questions: list },
  });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return json.question_set;
}

export async function addQuestion(token: string, setId: string, change: Record<string, unknown> = {}) {
  const body = { question_set_id: setId, ...aWrittenQuestion(), ...change };
  const { status, json, text } = await call<QuestionReply>("POST", "/api/questions", { token, body });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return json;
}

export async function readSet(token: string, id: string): Promise<Set> {
  const { status, json, text } = await call<QuestionSetReply>("GET", `/api/question-sets/${id}`, { token });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json.question_set;
}

export const texts = (set: Set): string[] => set.questions.map(({ question_text }) => question_text);

export const listSets = async (token: string, query = "") =>
  (await call<SetsReply>("GET", `/api/question-sets${query}`, { token })).json;
