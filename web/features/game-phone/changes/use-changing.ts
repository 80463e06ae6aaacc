import { use } from "react";
import { ExtrasContext } from "../extras-context";
import { useSecondsLeft } from "#answering/use-seconds-left";
import { useStore } from "#ui/use/use-store";

/** The running question and its answer as it stands; null between questions. */
export function useChanging() {
  const { game, player } = use(ExtrasContext);
  const { link, isPolling } = useStore(player);
  const { phase } = game;
  const question = phase.name === "question" ? phase.question : null;
  const secondsLeft = useSecondsLeft(question?.ends_at ?? null, player.arrival);
  if (phase.name !== "question") return null;
  return {
    question: phase.question,
    answer: phase.answer,
    isOver: secondsLeft === 0,
    isOffline: link.status !== "connected" && !isPolling,
    isNet: game.extras.includes("net"),
    /** Its answer is one of its options. */
    isOneTouch: phase.question.kind === undefined || phase.question.kind === "choice" || phase.question.kind === "poll",
    takeBack: () => player.answer(""),
  };
}
