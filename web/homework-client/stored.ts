import type { HomeworkView, HomeworkYou } from "#protocol/http/replies/homework";
import type { Memory } from "#browser/device";
import type { Unknown } from "#browser/stored-object";
import { storedValues } from "#browser/stored-values";
import type { StoredAnswer } from "./calls";

/**
 * Homework data that this device keeps until the server has it: answers without an acknowledgement, and the server's last view,
 * from which a page without a network shows its questions.
 *
 *     storeAnswer(memory, code, { attempt: 1, number: 3, question_id: "q7", answer: "B" });
 *     const [first] = storedAnswers(memory, code);
 *     if (first && (await postStored(env, code, session, first)).ok) forgetAnswer(memory, code, first);
 */
const answers = storedValues("bilye.odev-answer.", (fields) => (isAnswer(fields) ? fields : null));
export const views = storedValues("bilye.odev-view.", (fields) => (isOwnView(fields) ? fields : null));

/** The server's view, with a place in the homework. */
export type OwnView = HomeworkView & { readonly you: HomeworkYou };

const keyOf = (code: string, { attempt, number }: Pick<StoredAnswer, "attempt" | "number">) =>
  `${code}.${attempt}.${number}`;

export const storeAnswer = (memory: Memory, code: string, answer: StoredAnswer): void =>
  answers.keep(memory, keyOf(code, answer), answer);

export const forgetAnswer = (memory: Memory, code: string, answer: StoredAnswer): void =>
  answers.forget(memory, keyOf(code, answer));

export const storedAnswers = (memory: Memory, code: string): StoredAnswer[] => answers.all(memory, `${code}.`);

const isAnswer = (fields: Unknown): fields is Unknown & StoredAnswer =>
  typeof fields.attempt === "number" &&
  typeof fields.number === "number" &&
  typeof fields.question_id === "string" &&
  typeof fields.answer === "string";

const isOwnView = (fields: Unknown): fields is Unknown & OwnView =>
  Boolean(fields.homework && fields.you && Array.isArray(fields.beads));

export function forgetWork(memory: Memory, code: string): void {
  answers.forgetAll(memory, `${code}.`);
  views.forget(memory, code);
}

/** Tells if another tab has just written something of this homework. */
export const isOfWork = (key: string | null, code: string): boolean =>
  views.isKeyOf(key, code) || answers.isKeyOf(key, `${code}.`);
