import type { ReactNode } from "react";
import type { LiveGame } from "#game-client/game";
import { percent } from "#words/format";
import { inNet } from "#words/net";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { TeamSide, TeamSteps } from "#features/board/teams/team-podium.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { ClassRate } from "../question/class-rate";
import { Confetti } from "./confetti";
import { PodiumStep } from "./podium-step";
import {
  behindTitle,
  isUnplayed,
  nobodyScored,
  onPodium,
  podiumPlaces,
  runnersUp,
  warmUpWord,
} from "#hosting/podium-places";
import { countsNet } from "#protocol/settings/scoring";
import { costsIn, scoreText } from "#hosting/scores";
import * as styles from "./podium.module.css";
import { tiedText } from "./tied-text";

type Props = {
  readonly game: LiveGame;
  readonly isRehearsal: boolean;
  readonly reportLabel: string;
  readonly againLabel: string;
  readonly menu: ReactNode;
  readonly onReport: () => void;
  readonly onAgain: () => void;
};

/** Final scene: three steps, the players just behind, and how much the class knew. */
export function Podium({ game, isRehearsal, reportLabel, againLabel, menu, onReport, onAgain }: Props) {
  const { leaderboard, teams } = game;
  const stats = game.phase.name === "ended" ? game.phase.stats : null;
  const isWarmUp = nobodyScored(leaderboard);
  const hasTeams = teams.length > 0;
  const asked = stats && "questions" in stats ? stats.questions : game.totalQuestions;
  const someone = isUnplayed(game) ? 0 : leaderboard.length;
  const figure = stats !== null && someone > 0 ? figureOfClass(stats) : null;
  const rate = figure && <ClassRate {...figure} record={game.record ?? null} isOnStage={hasTeams} />;
  return (
    <div className={styles.podium}>
      <section className={cx(styles.stage, "on-field")} aria-label="Kürsü">
        {!isWarmUp && <Confetti />}
        <div className={styles.head}>
          <h1 tabIndex={-1}>{title(someone, isWarmUp && warmUpWord(game.settings))}</h1>
          <p className="lines">
            {isRehearsal && "Prova: "}
            {game.title}, {asked} soru{hasTeams && `, ${teams.length} takım`}
            {countsNet(game.settings) && (
              <>
                , <span className="nowrap">{costsIn(game.settings)}</span>
              </>
            )}
          </p>
          {hasTeams && rate}
        </div>
        <Steps game={game} isWarmUp={isWarmUp} />
      </section>
      <aside className={cx("column", styles.side, "on-paper")} aria-label="Sonuç">
        {!isWarmUp && (hasTeams ? <TeamSide game={game} /> : <Behind game={game} />)}
        {!hasTeams && rate}
        <div className={`stack ${styles.actions}`}>
          <Button size="board" onClick={onReport}>
            {reportLabel} <Icon name="arrow" />
          </Button>
          <div className={styles.tools}>
            <Button variant="alt" size="board" block className={styles.again} onClick={onAgain}>
              {againLabel}
            </Button>
            {menu}
          </div>
        </div>
      </aside>
    </div>
  );
}

type Stats = NonNullable<Extract<LiveGame["phase"], { name: "ended" }>["stats"]>;

/** The class's share of right answers, or its mean where net is counted: none below zero, where nobody on the board stands. */
function figureOfClass(stats: Stats): { figure: string; label: string } | null {
  const net = "average_net" in stats ? stats.average_net : undefined;
  if (net === undefined) return { figure: percent(stats.accuracy), label: "Sınıfın doğru oranı" };
  return net < 0 ? null : { figure: inNet(net), label: "sınıfın ortalaması" };
}

function title(players: number, warmUp: string | false): string {
  return players === 0 ? "Oyun tamamlandı" : warmUp || "Kürsü belli oldu!";
}

/** The third comes first, then the second, then the first. */
function Steps({ game, isWarmUp }: Pick<Props, "game"> & { readonly isWarmUp: boolean }) {
  if (isWarmUp) return <Everybody game={game} />;
  if (game.teams.length > 0) return <TeamSteps game={game} />;
  return (
    <ol className={styles.steps}>
      {podiumPlaces(game.leaderboard).map(({ row, rank, turn }) => (
        <PodiumStep
          key={row.player_id}
          {...{ rank, turn }}
          name={row.nickname}
          score={scoreText(row)}
          marble={<PlayerMarble seed={row.marble} />}
        />
      ))}
    </ol>
  );
}

function Behind({ game }: Pick<Props, "game">) {
  const behind = runnersUp(game.leaderboard);
  if (behind.length === 0) return null;
  const tied = tiedText(game, onPodium(game.leaderboard).length + behind.length);
  return (
    <>
      <h2>{behindTitle(behind)}</h2>
      <ol>
        {behind.map((row) => (
          <li key={row.player_id}>
            <span className="num">{row.rank}</span>
            <PlayerMarble seed={row.marble} />
            <span>
              <b className={cx(row.nickname.length > 13 && styles.longName)}>{row.nickname}</b>
              <small className="num">{scoreText(row)}</small>
            </span>
          </li>
        ))}
      </ol>
      {tied !== null && <p className={styles.tied}>{tied}</p>}
    </>
  );
}

function Everybody({ game }: Pick<Props, "game">) {
  return (
    <div className={`flow ${styles.warm}`} aria-hidden="true">
      {game.leaderboard.slice(0, 24).map((row) => (
        <PlayerMarble key={row.player_id} seed={row.marble} />
      ))}
    </div>
  );
}
