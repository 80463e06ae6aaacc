import type { RefusalCode } from "#protocol/errors";

/** Things of which a person has at most so many (`worker/shared/limits.ts`), each with the refusals of one more. */
export const quotas = {
  sets: ["quota_reached"],
  questions: ["question_set_full"],
  pictures: ["media_quota"],
  reviews: ["review_full"],
  games: ["quota_exceeded"],
  classes: ["class_quota", "archive_full"],
  students: ["class_full"],
  homework: ["quota_exceeded"],
  tokens: ["token_quota"],
  boardCodes: ["board_code_quota"],
  passkeys: ["passkeys_full"],
} as const satisfies Readonly<Record<string, readonly RefusalCode[]>>;
export type Quota = keyof typeof quotas;
