import { lostGame, nobodyPlayed, noPupil } from "#words/shared-sentences";
import { use, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { Banner } from "#ui/overlays/banner.tsx";
import { number } from "#shared/numbers";
import { useRefresh } from "#screens/use-refresh";
import { EmptyState } from "#ui/empty-state.tsx";
import { Actions } from "./actions";
import { Changes } from "./changes/changes";
import { Facts, Figures } from "./facts";
import { Misconceptions, Support } from "./findings";
import findings from "./findings.module.css";
import { Matrix } from "./matrix/matrix";
import { Outcomes } from "./outcomes";
import { NamesHidden, useHiddenNames } from "./net/names";
import { NetTable } from "./net/net-table";
import { hasTimes, isNet, oneOf, playersOf, whoOf } from "./report";
import { QuestionPanel, type OpenQuestion } from "./questions/question-panel";
import { Questions } from "./questions/questions";
import { ReportedHomework } from "./reported-homework";
import * as styles from "./report-view.module.css";
import { Sureness } from "./questions/sure-and-wrong";
import { Teams } from "./teams";

type Props = {
  readonly report: GameStatistics;
  /** Changes with every refresh, even if the data is the same. */
  readonly refreshed: unknown;
  /** True if the page itself shows title and date above. */
  readonly hasHead?: boolean;
};

const REFRESH_MS = 3000;
const HOMEWORK_REFRESH_MS = 10_000;
/** Longer interval for large games, because each refresh asks all rooms for everything. */
const LARGE_REFRESH_MS = 20_000;

/** The whole report. For a running game it refreshes itself. */
export function ReportView({ report, refreshed, hasHead = false }: Props) {
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const [areAllIdeas, setAllIdeas] = useState(false);
  const [areAllRows, setAllRows] = useState(false);
  const { game, questions, players, teams, paged } = report;
  const isLive = game.status !== "completed";
  const isHomework = game.mode === "homework";
  const who = whoOf(game);
  useRefresh(isLive ? refreshed : null, paged ? LARGE_REFRESH_MS : isHomework ? HOMEWORK_REFRESH_MS : REFRESH_MS);

  const names = useHiddenNames(players, isNet(game) && who === "kişi");

  const print = () => {
    flushSync(() => {
      setAllIdeas(true);
      setAllRows(true);
    });
    window.print();
  };
  return (
    <NamesHidden value={names.hidden}>
      <div className={`row wrap between ${styles.head}`}>
        {hasHead ? <span /> : <Facts game={game} teams={teams ?? []} />}
        <Actions report={report} onPrint={print} />
      </div>
      {isLive && <LiveNote code={isHomework ? null : game.game_code} />}
      {paged && paged.missing_players > 0 && <MissingNote players={paged.missing_players} />}
      {questions.length === 0 || playersOf(report) === 0 ? (
        <Nothing report={report} />
      ) : (
        <>
          <Figures report={report} />
          {isNet(game) && (
            <NetTable report={report} isWhole={areAllRows} onWhole={() => setAllRows(true)} onNames={names.toggle} />
          )}
          <Teams report={report} />
          <Outcomes report={report} onOpen={(question) => setOpen({ question })} />
          <Questions report={report} onOpen={(question) => setOpen({ question })} />
          <Sureness
            {...{ questions, players }}
            isPaged={paged !== undefined}
            onOpen={(question) => setOpen({ question })}
          />
          <Changes
            report={report}
            isWhole={areAllIdeas}
            onWhole={() => setAllIdeas(true)}
            onOpen={(question) => setOpen({ question })}
          />
          <div className={`${findings.pair} ${styles.findings}`}>
            <Misconceptions
              questions={questions}
              who={who}
              isWhole={areAllIdeas}
              onWhole={() => setAllIdeas(true)}
              onOpen={(question) => setOpen({ question })}
            />
            <Support questions={questions} players={players} one={oneOf(game)} page={paged} />
          </div>
          <Matrix
            teams={teams}
            one={oneOf(game)}
            questions={questions}
            players={players}
            page={paged}
            isNet={isNet(game)}
            isWhole={areAllRows}
            onWhole={() => setAllRows(true)}
            onOpen={setOpen}
          />
        </>
      )}
      {open && (
        <QuestionPanel {...open} who={who} isTimed={hasTimes(game)} isNet={isNet(game)} onClose={() => setOpen(null)} />
      )}
    </NamesHidden>
  );
}

/** Homework has no board to return to. */
function LiveNote({ code }: { readonly code: string | null }) {
  return (
    <div className={styles.live}>
      <Banner
        tone="info"
        icon="clock"
        announce="status"
        action={
          code !== null && (
            <Link to={`/teacher/games/${code}/host`} className={styles.back}>
              Tahtaya dön
            </Link>
          )
        }
      >
        {code === null ? "Ödev" : "Oyun"} sürüyor, rapor kendini yeniliyor.
      </Banner>
    </div>
  );
}

function MissingNote({ players }: { readonly players: number }) {
  return (
    <div className={styles.live}>
      <Banner tone="warn" icon="warning" announce="status">
        {number(players)} oyuncunun cevaplarına ulaşılamadı. Rapordaki sayılar ve liste ötekilerindir.
      </Banner>
    </div>
  );
}

function Nothing({ report: { game, players } }: { readonly report: GameStatistics }) {
  const isOver = game.status === "completed";
  const isHomework = game.mode === "homework";
  const isLost = use(ReportedHomework)?.lost ?? false;
  if (game.lost) {
    return (
      <EmptyState title={lostGame}>
        Oyun sürerken alınan bir yedek geri yüklendi; süren oyunların cevapları yedeğe girmez.
      </EmptyState>
    );
  }
  if (isLost) {
    return (
      <EmptyState title="Bu ödevin cevapları yok.">
        Ödev sürerken alınan bir yedek geri yüklendi; süren ödevlerin cevapları yedeğe girmez.
      </EmptyState>
    );
  }
  if (!isOver && !isHomework) {
    return <EmptyState title="Henüz biten soru yok.">İlk sorunun süresi dolunca sonuçlar burada görünür.</EmptyState>;
  }
  const nobody = isHomework ? noPupil : players.length === 0 ? nobodyPlayed : "Bu oyunda hiç soru sorulmadı.";
  return (
    <EmptyState title={isOver ? nobody : "Bu ödevi henüz kimse yapmadı."}>
      Rapor, cevaplanan sorularla dolar.
    </EmptyState>
  );
}
