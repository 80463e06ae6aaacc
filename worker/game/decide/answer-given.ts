import { kindOf } from "#question/kinds";
import type { Question, Game } from "../game";
import type { Happened } from "../game-event";
import { earned } from "../scoring";

type Given = {
  readonly playerId: string;
  readonly value: string;
  readonly tookMs: number;
  readonly isChanged: boolean;
  readonly turn?: number | undefined;
};

/** The event of an answer, with the points that it earns. */
export function answerGiven(
  { setup }: Game,
  question: Question,
  { playerId, value, tookMs, isChanged, turn }: Given,
): Happened<"answer_given"> {
  const share = kindOf(question).share(question, value);
  return {
    type: "answer_given",
    playerId,
    choice: value,
    tookMs,
    points: earned(setup.settings, question, share, tookMs),
    correct: share === 1,
    ...(share !== 0 && share !== 1 && { share }),
    ...(isChanged && { isChanged: true as const }),
    ...(turn !== undefined && { turn }),
  };
}
