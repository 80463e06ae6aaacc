import { deviceMemory } from "#browser/device";
import { storedValues } from "#browser/stored-values";

/** A pupil's answer that is not sent yet, kept on the device so that it survives a reload or a lost connection. */

type Asked = { readonly question_id: string; readonly starts_at: number };
type Unsent = {
  readonly question: string;
  /** The question's start, because a follow-up game may ask the same question. */
  readonly startsAt: number;
  readonly draft: unknown;
  /** True if the bell has sent it, that is by itself just before the deadline. */
  readonly isRung?: boolean;
};

const stored = storedValues("bilye.unsent", (fields) => fields as Unsent);

export function unsentFor({ question_id, starts_at }: Asked): Unsent | null {
  const last = lastUnsent(question_id);
  return last?.startsAt === starts_at ? last : null;
}

/** The unsent draft, for a page that joins after the close and does not know the question's start. */
export function lastUnsent(questionId: string): Unsent | null {
  const last = stored.get(deviceMemory(), "");
  return last?.question === questionId ? last : null;
}

export function storeUnsent({ question_id, starts_at }: Asked, draft: unknown, isRung = false): void {
  const last: Unsent = { question: question_id, startsAt: starts_at, draft, isRung };
  stored.keep(deviceMemory(), "", last);
}

/** The question is closed. */
export function dropUnsent(): void {
  stored.forget(deviceMemory(), "");
}
