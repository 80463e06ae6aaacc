import { use } from "react";
import { useAction } from "#screens/use-action";
import { sets } from "#api/sets-api";
import { inWords } from "#words/sentences";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { useOpenMade } from "#screens/page/use-open-made";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";
import { playedSet, repeatSet } from "../play-again";
import { ReportedHomework } from "../reported-homework";
import type { ReportQuestion } from "../report";

type Props = { readonly game: GameStatistics["game"]; readonly questions: readonly ReportQuestion[] };

/** Makes a set of the questions that need repeating, and opens it. */
export function RepeatButton({ game, questions }: Props) {
  const setId = use(ReportedHomework)?.question_set_id ?? null;
  const openMade = useOpenMade();
  const { busy, run: make } = useAction("Set hazırlanamadı", async () => {
    const set = await playedSet(game, setId);
    const again = repeatSet(game.title, questions, set?.questions ?? []);
    const { question_set } = await sets.import({ ...again, ...(set && { language: set.language }) });
    const said = `“${question_set.title}” hazır.`;
    if (await openMade({ to: `/teacher/question-sets/${question_set.id}`, said, action: "Seti aç" }))
      toast.success(said);
  });
  return (
    <Button variant="alt" icon="plus" busy={busy} onClick={make}>
      {questions.length === 1 ? "Bu soruyla yeni set" : `Bu ${inWords(questions.length)} soruyla yeni set`}
    </Button>
  );
}
