import { useState } from "react";
import { useNavigate } from "react-router";
import type { GameStatistics } from "#protocol/http";
import type { GameSettings } from "#protocol/messages";
import { messageOf } from "../../../lib/api-error";
import { sets } from "../../../lib/sets-api";
import { inWords } from "../../../lib/words";
import { NewGameDialog, type SetToPlay } from "../../../parts/new-game-dialog";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toasts";
import styles from "./actions.module.css";
import { downloadCsv, downloadXlsx } from "./downloads";
import { gameBehind, repeatSet } from "./play-again";
import { worst } from "./report";

type Props = { readonly report: GameStatistics; readonly onPrint: () => void };
type Again = { readonly set: SetToPlay; readonly settings: GameSettings | undefined };

/** What a teacher does with a report. */
export function Actions({ report, onPrint }: Props) {
  const navigate = useNavigate();
  const [again, setAgain] = useState<Again | null>(null);
  const [busy, setBusy] = useState<"set" | "again" | "xlsx" | null>(null);
  const { game, questions, players } = report;
  const hardest = worst(questions);
  const isEmpty = questions.length === 0 || players.length === 0;

  const run = async (what: NonNullable<typeof busy>, failure: string, action: () => Promise<void>) => {
    setBusy(what);
    try {
      await action();
    } catch (error) {
      toast.error(messageOf(error, "Biraz sonra yeniden deneyin."), { title: failure });
    } finally {
      setBusy(null);
    }
  };
  const playAgain = () =>
    run("again", "Oyun kurulamadı", async () => {
      const { set, settings } = await gameBehind(game.game_code);
      if (set) setAgain({ set, settings });
      else toast.warning("Bu oyunun seti silinmiş. Sorularıyla yeni bir set hazırlayabilirsiniz.");
    });
  const makeSet = () =>
    run("set", "Set hazırlanamadı", async () => {
      const { set } = await gameBehind(game.game_code);
      const { question_set } = await sets.import(repeatSet(game.title, hardest, set?.questions ?? []));
      toast.success(`“${question_set.title}” hazır.`);
      await navigate(`/teacher/question-sets/${question_set.id}`);
    });

  return (
    <div className={styles.actions}>
      {!isEmpty && (
        <>
          {hardest.length > 0 && (
            <Button variant="alt" icon="plus" busy={busy === "set"} onClick={() => void makeSet()}>
              {hardest.length === 1 ? "Bu soruyla yeni set" : `Bu ${inWords(hardest.length)} soruyla yeni set`}
            </Button>
          )}
          <Button
            variant="alt"
            icon="download"
            busy={busy === "xlsx"}
            onClick={() => void run("xlsx", "Dosya hazırlanamadı", () => downloadXlsx(report))}
          >
            Excel indir
          </Button>
          <Button variant="alt" icon="download" onClick={() => downloadCsv(report)}>
            CSV indir
          </Button>
          <Button variant="alt" icon="print" onClick={onPrint}>
            Yazdır
          </Button>
        </>
      )}
      {game.status === "completed" && (
        <Button icon="play" busy={busy === "again"} onClick={() => void playAgain()}>
          Yeniden oyna
        </Button>
      )}
      {again && <NewGameDialog set={again.set} settings={again.settings} onClose={() => setAgain(null)} />}
    </div>
  );
}
