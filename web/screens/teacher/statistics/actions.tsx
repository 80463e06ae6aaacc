import { useState } from "react";
import type { GameStatistics } from "#protocol/http/statistics";
import type { GameSettings } from "#protocol/messages";
import { messageOf } from "../../../lib/api-error";
import { NewGameDialog, type SetToPlay } from "../../../parts/new-game-dialog";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toasts";
import styles from "./actions.module.css";
import { downloadCsv, downloadXlsx } from "./downloads";
import { gameBehind } from "./play-again";

type Props = { readonly report: GameStatistics; readonly onPrint: () => void };
type Again = { readonly set: SetToPlay; readonly settings: GameSettings | undefined };

/** What a teacher does with a report. */
export function Actions({ report, onPrint }: Props) {
  const [again, setAgain] = useState<Again | null>(null);
  const [busy, setBusy] = useState<"again" | "xlsx" | null>(null);
  const { game, questions, players } = report;
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
  return (
    <div className={styles.actions}>
      {!isEmpty && (
        <>
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
      {again && (
        <NewGameDialog set={again.set} settings={again.settings} label={game.label} onClose={() => setAgain(null)} />
      )}
    </div>
  );
}
