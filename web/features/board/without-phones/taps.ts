import { keysOf } from "#kinds/shared/options/option-text";
import type { LiveQuestion } from "#game-client/game";
import { nameOf } from "#question/name-of";

/** Choices that can be tapped for a team: the answer's letters, or the teacher's verdict if no tap can give the answer. */
export type Taps = {
  readonly keys: readonly Tap[];
  /** True if several letters make one answer, which is given with "Tamam". */
  readonly several: boolean;
};
type Tap = { readonly value: string; readonly label: string; readonly isOption: boolean };

const judged: readonly Tap[] = [
  { value: "+", label: "Bildi", isOption: false },
  { value: "-", label: "Bilemedi", isOption: false },
];

/** The choices to tap for a question; null if nobody answers it. */
export function tapsFor(question: LiveQuestion): Taps | null {
  if (question.by_host === "skips") return null;
  if (question.by_host === "judges") return { keys: judged, several: false };
  const keys = keysOf(question.options ?? {});
  return {
    keys: keys.map((value) => ({ value, label: value, isOption: true })),
    several: nameOf(question) === "multi",
  };
}

/** Adds one letter to the answer, or removes it. */
export const toggled = (answer: string, letter: string): string =>
  answer.includes(letter)
    ? answer.replace(letter, "")
    : Array.from(answer + letter)
        .toSorted()
        .join("");

/** "B dedi", or the teacher's verdict. */
export function saidText(value: string): string {
  if (value === "+") return "Bildi";
  return value === "-" ? "Bilemedi" : `${Array.from(value).join(", ")} dedi`;
}
