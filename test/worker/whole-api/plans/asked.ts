import { aStoredQuestion, aWrittenQuestion } from "../../../builders/questions";
import { QuestionInput } from "#protocol/http/question-sets";
import type { Database } from "#db/database";
import { aPerson } from "../../helpers/accounts/people";

/** Values to call the database's queries with. */
export const page = { q: "", page: 2, page_size: 20 };
export const search = { ...page, q: "kesir" };

export const newGame = {
  id: "g",
  code: "100000",
  ownerId: (await aPerson("teacher")).id,
  questionSetId: "s",
  title: "t",
  label: "",
  settings: "{}",
  totalQuestions: 1,
  classId: null,
  createdAt: 1,
  pictures: ["p"],
};

export const counted = {
  recipientKey: "r",
  now: 1,
  asker: { rule: "mail", clientKey: "c" },
  perDay: 1,
} as const;

export type Ask = (db: Database) => Promise<unknown>;
/** `whole`: the tables that a query may count from end to end. */
export type Case = readonly [name: string, ask: Ask, whole?: readonly string[]];

export const question = QuestionInput.parse(aWrittenQuestion());

export const seen = aStoredQuestion(1, { id: "q", question_set_id: "s", updated_at: 1 });

export const all = async (rows: AsyncIterable<object>) => {
  for await (const row of rows) void row;
};
