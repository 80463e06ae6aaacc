import { use, type ReactNode } from "react";
import { ExtrasContext } from "../extras-context";
import { useSecondsLeft } from "#answering/use-seconds-left";
import { Levels } from "./levels";

/** In place of what is said of an accepted answer, until its verdict or the bell. Who says nothing goes on all the same. */
export function HowSure({ children }: { readonly children: ReactNode }) {
  const { game, player } = use(ExtrasContext);
  const { phase } = game;
  const question = phase.name === "question" ? phase.question : null;
  const secondsLeft = useSecondsLeft(question?.ends_at ?? null, player.arrival);
  if (phase.name !== "question" || !question?.confidence || secondsLeft === 0) return children;
  const { answer } = phase;
  return answer.state === "accepted" && !answer.verdict ? <Levels question={question} /> : children;
}
