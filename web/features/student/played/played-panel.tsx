import { useState } from "react";
import { Link } from "react-router";
import type { HistoryRow, PlayerStatsReply } from "#protocol/http/replies/players";
import { number } from "#shared/numbers";
import { dateAndTime, seconds } from "#words/format";
import { inNet } from "#words/net";
import { played } from "#api/game-api";
import { AnswerList } from "#kinds/shared/answer-list.tsx";
import { Block } from "#screens/page/block.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { RowBars } from "#ui/drawn/skeleton.tsx";
import * as styles from "./played-panel.module.css";

type Props = { readonly game: HistoryRow; readonly onClose: () => void };

/** One past game: the result, and each question with the right answer. */
export function PlayedPanel({ game, onClose }: Props) {
  const [stats, setStats] = useState(() => played.stats(game.player_id));
  const { title, mode, played_at, rank, player_count, score, net, correct, wrong, unanswered } = game;
  const sum = net === undefined ? `${number(score)} puan` : inNet(net);
  return (
    <Dialog shape="side" title={title} onClose={onClose}>
      <p>{dateAndTime(played_at)}</p>
      {mode === "homework" ? (
        <p className={styles.place}>Ödev olarak yaptın{net !== undefined && `, ${sum}`}.</p>
      ) : (
        <p className={styles.place}>
          {number(player_count)} oyuncu arasında <b>{number(rank)}. oldun</b>, {sum}{" "}
          {net === undefined ? "topladın" : "yaptın"}.
        </p>
      )}
      <p className={styles.sums}>
        {correct} doğru, {wrong} yanlış, {unanswered} boş
      </p>
      {mode !== "homework" && wrong + unanswered > 0 && (
        <Link to={`/student/practice/${game.player_id}`} className={buttonClass({ block: true }, styles.practise)}>
          Kaçırdıklarını çalış
        </Link>
      )}
      <Block
        value={stats}
        failure="Cevapların yüklenemedi."
        skeleton={<RowBars count={4} />}
        onRetry={() => setStats(played.stats(game.player_id))}
      >
        {({ stats: found }) => <Answers stats={found} isHomework={mode === "homework"} />}
      </Block>
    </Dialog>
  );
}

function Answers({ stats, isHomework }: PlayerStatsReply & { readonly isHomework: boolean }) {
  return (
    <>
      {!isHomework && (
        <p className={styles.more}>
          En uzun serin {stats.best_streak}
          {stats.average_response_ms !== null && `, ortalama süren ${seconds(stats.average_response_ms)}`}.
        </p>
      )}
      <AnswerList answers={stats.answers} isOwn />
    </>
  );
}
