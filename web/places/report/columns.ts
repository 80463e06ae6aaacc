import { optionKeys } from "#question/question";
import type { Closed } from "../../kinds/answers";

/** Columns of a table of questions: how many had each place right, and how many all of them. */
export const placeCounts = (each: string, all: string) => ({
  heads: [...optionKeys.map((_, i) => `${i + 1}. ${each}`), all],
  of: ({ distribution, right }: Closed) => [
    ...optionKeys.map((_, i) => distribution[String(i + 1)] ?? ""),
    right ?? "",
  ],
});
