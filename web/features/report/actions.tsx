import { use, useState } from "react";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { percent } from "#words/format";
import { useAction } from "#screens/use-action";
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
  const { game, questions } = report;
  const isEmpty = questions.length === 0 || playersOf(report) === 0;
  const playAgain = useAction("Oyun kurulamadı", async () => {
    const { view, set } = await gameBehind(game.game_code);
    if (view.host || set) setAgain({ view, set });
    else toast.warning("Bu oyunun seti silinmiş. Sorularıyla yeni bir set hazırlayabilirsiniz.");
  });
  return (
    <div className={`flow at-end ${styles.actions}`}>
      {!isEmpty && (
        <>
          <DownloadButton report={report} label="Excel indir" download={downloadXlsx} />
          <DownloadButton report={report} label="CSV indir" download={downloadCsv} />
          <Button variant="alt" icon="print" onClick={onPrint}>
            Yazdır
          </Button>
        </>
      )}
      {game.status === "completed" && game.mode === undefined && (
        <Button icon="play" busy={playAgain.busy} onClick={playAgain.run}>
          Bir tur daha
        </Button>
      )}
      {again && <PlayAgainDialog {...again} label={game.label ?? ""} onClose={() => setAgain(null)} />}
    </div>
  );
}

type DownloadProps = {
  readonly report: GameStatistics;
  readonly label: string;
  readonly download: typeof downloadXlsx | typeof downloadCsv;
};

/** Ten thousand players take a while to load: the button says how much is ready. */
function DownloadButton({ report, label, download }: DownloadProps) {
  const [share, setShare] = useState(0);
  const homework = use(ReportedHomework)?.id ?? null;
  const { busy, run } = useAction("Dosya hazırlanamadı", () => {
    setShare(0);
    return download(report, homework, setShare);
  });
  return (
    <Button variant="alt" icon="download" busy={busy} onClick={run}>
      {busy && report.paged ? `${percent(share)} hazır` : label}
    </Button>
  );
}
