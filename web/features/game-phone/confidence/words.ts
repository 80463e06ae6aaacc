import type { Result } from "#game-client/game";

/** What is said to a closed question after the pupil has said how sure the answer was; nothing where there is nothing to learn. */
export function wordsTo({ you, explanation }: Pick<Result, "you" | "explanation">): string {
  if (you?.confidence === 3 && you.is_correct === false)
    return "Emindin ama bu bir yanılgıymış: öğrenmenin en iyi anı.";
  if (you?.confidence === 1 && you.is_correct && explanation) return "Tahmin etmiştin, tuttu. Nedenine bir bak.";
  return "";
}
