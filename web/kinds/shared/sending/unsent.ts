import { deviceMemory, quietly } from "#browser/device";

/** A pupil's answer that is not sent yet, kept on the device so that it survives a reload or a lost connection. */

type Asked = { readonly question_id: string; readonly starts_at: number };
type Unsent = {
  readonly question: string;
  /** The question's start, because another round may ask the same question. */
  readonly startsAt: number;
  readonly draft: unknown;
  /** True if the bell has sent it, that is by itself just before the deadline. */
  readonly isRung?: boolean;
};

const KEY = "bilye.unsent";

export function unsentFor({ question_id, starts_at }: Asked): Unsent | null {
  const stored = lastUnsent(question_id);
  return stored?.startsAt === starts_at ? stored : null;
}

/** The unsent draft, for a page that joins after the close and does not know the question's start. */
export function lastUnsent(questionId: string): Unsent | null {
  const stored = quietly(() => JSON.parse(deviceMemory().getItem(KEY) ?? "null") as Unsent | null);
  return stored?.question === questionId ? stored : null;
}

export function storeUnsent({ question_id, starts_at }: Asked, draft: unknown, isRung = false): void {
  const stored: Unsent = { question: question_id, startsAt: starts_at, draft, isRung };
  quietly(() => deviceMemory().setItem(KEY, JSON.stringify(stored)));
}

/** The question is closed. */
export function dropUnsent(): void {
  quietly(() => deviceMemory().removeItem(KEY));
}
