import { use, useState } from "react";
import type { GameStatistics } from "#protocol/http/statistics";
import { percent } from "#words/format";
import { messageOf } from "#api/api-error";
import { PlayAgainDialog, type GameToRepeat } from "#features/games/index";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/overlays/toasts";
import * as styles from "./actions.module.css";
import { downloadCsv, downloadXlsx } from "./download/downloads";
import { gameBehind } from "./play-again";
import { playersOf } from "./report";
import { ReportedHomework } from "./reported-homework";

type Props = { readonly report: GameStatistics; readonly onPrint: () => void };

/** Actions for a report. */
export function Actions({ report, onPrint }: Props) {
  const [again, setAgain] = useState<GameToRepeat | null>(null);
  const [busy, setBusy] = useState<"again" | "xlsx" | "csv" | null>(null);
  const [share, setShare] = useState(0);
  const homework = use(ReportedHomework)?.id ?? null;
  const { game, questions } = report;
  const isEmpty = questions.length === 0 || playersOf(report) === 0;

  const run = async (what: NonNullable<typeof busy>, failure: string, action: () => Promise<void>) => {
    setBusy(what);
    setShare(0);
    try {
      await action();
    } catch (error) {
      toast.error(messageOf(error), { title: failure });
    } finally {
      setBusy(null);
    }
  };
  /** Ten thousand players take a while to load. */
  const label = (what: typeof busy, text: string) => (busy === what && report.paged ? `${percent(share)} hazır` : text);
  const playAgain = () =>
    run("again", "Oyun kurulamadı", async () => {
      const { view, set } = await gameBehind(game.game_code);
      if (view.host || set) setAgain({ view, set });
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
            onClick={() => void run("xlsx", "Dosya hazırlanamadı", () => downloadXlsx(report, homework, setShare))}
          >
            {label("xlsx", "Excel indir")}
          </Button>
          <Button
            variant="alt"
            icon="download"
            busy={busy === "csv"}
            onClick={() => void run("csv", "Dosya hazırlanamadı", () => downloadCsv(report, homework, setShare))}
          >
            {label("csv", "CSV indir")}
          </Button>
          <Button variant="alt" icon="print" onClick={onPrint}>
            Yazdır
          </Button>
        </>
      )}
      {game.status === "completed" && game.mode === undefined && (
        <Button icon="play" busy={busy === "again"} onClick={() => void playAgain()}>
          Bir tur daha
        </Button>
      )}
      {again && <PlayAgainDialog {...again} label={game.label ?? ""} onClose={() => setAgain(null)} />}
    </div>
  );
}
