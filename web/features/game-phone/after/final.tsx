import { endedByTeacher } from "../phone-sentences";
import type { PlayerStats } from "#protocol/live/figures";
import { number, tenths } from "#shared/numbers";
import { storedToken } from "#browser/token";
import type { LiveGame, Phase } from "#game-client/game";
import type { Seat } from "#api/seat";
import { isPlaced } from "#game-client/is-placed";
import { Marble } from "#ui/marble/marble.tsx";
import { buttonClass } from "#ui/plain-button.tsx";
import { cx } from "#ui/cx";
import { AnswerReview } from "./answer-review";
import { finalStats } from "../result/final-stats";
import { finalWord } from "./final-word";
import * as styles from "./final.module.css";
import { PhaseHeading } from "#ui/phase-heading.tsx";
import { Slot } from "../slot";
import { Fact } from "../result/fact";
import { Frame } from "#answering/frame.tsx";
import { Hole } from "#answering/waiting/hole.tsx";

type Props = {
  readonly game: LiveGame;
  readonly phase: Extract<Phase, { name: "ended" }>;
  readonly seat: Seat;
};

/** End of the game: your rank and figures. */
export function Final({ game, phase, seat }: Props) {
  const stats = finalStats(phase);
  const nickname = game.you?.nickname ?? seat.nickname;
  return (
    <Frame tone="field" className={styles.page}>
      <PhaseHeading className={styles.title}>{phase.message}</PhaseHeading>
      <Slot at="End">
        <div className={styles.middle}>
          {stats ? (
            <>
              {isPlaced(stats) && (
                <>
                  <div className={styles.rank} aria-hidden="true">
                    <b className={cx("num", sizeOf(stats.rank))}>{number(stats.rank)}</b>
                    <Marble seed={game.you?.marble ?? seat.marble} className={styles.dot} />
                  </div>
                  <p className={styles.of}>
                    {stats.player_count > 1
                      ? `${number(stats.player_count)} oyuncu arasında ${number(stats.rank)}. oldun`
                      : `${stats.rank}. oldun`}
                  </p>
                </>
              )}
              <p className={cx(styles.points, "num")}>
                {number(stats.score)}
                <small>puan</small>
              </p>
              <p className={styles.word}>{finalWord(stats, nickname, game.leaderboard, number)}</p>
            </>
          ) : (
            phase.stats && (
              <>
                <Hole seed={seat.marble} />
                <p className={styles.of}>{endedByTeacher}</p>
              </>
            )
          )}
        </div>
        {stats && <Figures stats={stats} />}
      </Slot>
      <div className={styles.actions}>
        <a className={buttonClass({ variant: "lim", size: "lg", block: true }, styles.again)} href="/student/join">
          Yeni oyuna katıl
        </a>
        {stats && <AnswerReview seat={seat} tooLate={game.tooLate} />}
        {(seat.account ? stats : storedToken() === null) && (
          <a
            className={buttonClass({ variant: "field", block: true })}
            href={seat.account ? "/student/history" : "/auth/register?role=student&from=game"}
          >
            {seat.account ? "Geçmişinde saklandı, göz at" : "Hesap aç, oyunlarını sakla"}
          </a>
        )}
      </div>
    </Frame>
  );
}

const sizeOf = (rank: number) => (rank > 999 ? styles.many : rank > 99 ? styles.three : rank > 9 && styles.two);

function Figures({ stats }: { readonly stats: PlayerStats }) {
  const asked = stats.correct + stats.wrong + stats.unanswered;
  return (
    <dl className={cx("on-paper", styles.figures)}>
      <Fact name="Doğru cevap">
        {stats.correct} / {asked}
      </Fact>
      <Fact name="En uzun seri">{stats.best_streak}</Fact>
      <Fact name="Ortalama süre">
        {stats.average_response_ms === null ? "–" : `${tenths(stats.average_response_ms / 1000)} sn`}
      </Fact>
    </dl>
  );
}
