import { use, type ReactNode } from "react";
import { ExtrasContext } from "../extras-context";
import { useSecondsLeft } from "#answering/use-seconds-left";
import { Levels } from "./levels";

/** Replaces the words about an accepted answer, until its verdict or the bell. Pupils may leave it unanswered. */
export function HowSure({ children }: { readonly children: ReactNode }) {
  const { game, player } = use(ExtrasContext);
  const { phase } = game;
  const question = phase.name === "question" ? phase.question : null;
  const secondsLeft = useSecondsLeft(question?.ends_at ?? null, player.arrival);
  if (phase.name !== "question" || !question?.confidence || secondsLeft === 0) return children;
  const { answer } = phase;
  return answer.state === "accepted" && !answer.verdict ? <Levels question={question} /> : children;
}
