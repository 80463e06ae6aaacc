import type { QuestionFields } from "#protocol/messages";

export type AskedText = Pick<QuestionFields, "question_text" | "options">;
export type Fit = "short" | "medium" | "long" | "longest";

const small = ["a", "b", "c", "d"] as const;
export const optionKeys = ["A", "B", "C", "D"] as const;

/** How big a question can be set on a phone, by its length and its longest option. */
export function fitOf({ question_text, options }: AskedText): { question: Fit; options: Fit } {
  const longest = Math.max(...optionKeys.map((key) => options[key]?.length ?? 0));
  return { question: step(question_text.length, [90, 160, 260]), options: step(longest, [32, 64, 110]) };
}

function step(length: number, [short, medium, long]: readonly [number, number, number]): Fit {
  if (length <= short) return "short";
  if (length <= medium) return "medium";
  return length <= long ? "long" : "longest";
}

/** The option that a key stands for, if the question has it: 1 to 4, A to D. */
export function optionForKey(key: string, options: AskedText["options"]): string | null {
  const option = optionKeys.find((letter, i) => key === String(i + 1) || key === letter || key === small[i]);
  return option !== undefined && options[option] !== undefined ? option : null;
}
