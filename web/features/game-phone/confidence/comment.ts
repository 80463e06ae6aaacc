import type { Result } from "#game-client/game";

/** Comment on a closed question by the pupil's answer and how sure they were; empty if there is nothing to learn. */
export function wordsTo({ you, explanation }: Pick<Result, "you" | "explanation">): string {
  if (you?.confidence === 3 && you.is_correct === false)
    return "Emindin ama bu bir yanılgıymış: öğrenmenin en iyi anı.";
  if (you?.confidence === 1 && you.is_correct && explanation) return "Tahmin etmiştin, tuttu. Nedenine bir bak.";
  return "";
}
