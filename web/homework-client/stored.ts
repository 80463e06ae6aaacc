import type { HomeworkView, HomeworkYou } from "#protocol/http/homework";
import { quietly, type Memory } from "#browser/device";
import type { StoredAnswer } from "./calls";

/**
 * Homework data that this device keeps until the server has it: answers without an acknowledgement, and the server's last view,
 * from which a page without a network shows its questions. Each answer has a key of its own, so that two tabs never overwrite
 * each other. Storage may be full, forbidden or edited by hand: nothing throws, and what cannot be read is not there.
 *
 *     storeAnswer(memory, code, { attempt: 1, number: 3, question_id: "q7", answer: "B" });
 *     const [first] = storedAnswers(memory, code);
 *     if (first && (await postStored(env, code, session, first)).ok) forgetAnswer(memory, code, first);
 */
const ANSWER = "bilye.odev-answer.";
const VIEW = "bilye.odev-view.";

/** The server's view, with a place in the homework. */
export type OwnView = HomeworkView & { readonly you: HomeworkYou };

const keyOf = (code: string, { attempt, number }: Pick<StoredAnswer, "attempt" | "number">) =>
  `${ANSWER}${code}.${attempt}.${number}`;

/** False if this device may store nothing: then an answer lasts as long as its page. */
export const storeAnswer = (storage: Memory, code: string, answer: StoredAnswer): boolean =>
  quietly(() => {
    storage.setItem(keyOf(code, answer), JSON.stringify(answer));
    return true;
  }) ?? false;

export function forgetAnswer(storage: Memory, code: string, answer: StoredAnswer): void {
  quietly(() => storage.removeItem(keyOf(code, answer)));
}

export function storedAnswers(storage: Memory, code: string): StoredAnswer[] {
  const keys = quietly(() => Array.from({ length: storage.length }, (_, i) => storage.key(i))) ?? [];
  return keys
    .filter((key) => key?.startsWith(`${ANSWER}${code}.`))
    .flatMap((key) => quietly(() => [JSON.parse(storage.getItem(key!)!) as StoredAnswer]) ?? [])
    .filter(isAnswer);
}

/** Written by an older page, or edited by hand. */
const isAnswer = (stored: Partial<StoredAnswer> | null): stored is StoredAnswer =>
  typeof stored?.attempt === "number" &&
  typeof stored.number === "number" &&
  typeof stored.question_id === "string" &&
  typeof stored.answer === "string";

/** Keeps the server's last view, so that a page without a network has its questions. */
export function storeView(storage: Memory, code: string, view: OwnView): void {
  quietly(() => storage.setItem(VIEW + code, JSON.stringify(view)));
}

export function storedView(storage: Memory, code: string): OwnView | null {
  const view = quietly(() => JSON.parse(storage.getItem(VIEW + code) ?? "null") as Partial<OwnView> | null);
  return view?.homework && view.you && Array.isArray(view.beads) ? (view as OwnView) : null;
}

export function forgetWork(storage: Memory, code: string): void {
  for (const answer of storedAnswers(storage, code)) forgetAnswer(storage, code, answer);
  quietly(() => storage.removeItem(VIEW + code));
}

/** Tells if another tab has just written something of this homework. */
export const isOfWork = (key: string | null, code: string): boolean =>
  key !== null && (key === VIEW + code || key.startsWith(`${ANSWER}${code}.`));
