import type { ReactNode } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { LiveGame } from "#game-client/game";
import { number } from "#shared/numbers";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx";
import { Icon } from "#ui/drawn/icon.tsx";
import { ForeignSeatsStrip } from "#screens/foreign-seats.tsx";
import type { BoardHost } from "#hosting/board-host";
import { TeamYard, teamHint } from "#features/board/teams/team-yard.tsx";
import { ToolButton, type Tools } from "#features/board/tools.tsx";
import type { Exits } from "#features/board/exits";
import { recordToBeat } from "#hosting/class-record";
import { AskedPhones } from "./asked-phones";
import { JoinColumn } from "./join-column";
import * as styles from "./lobby.module.css";
import { PlayingCircle } from "../playing-circle";
import { Players } from "./players";
import type { Primary } from "#hosting/scene";
import { StartButton } from "./start-button";

type Props = {
  readonly game: LiveGame;
  readonly tools: Tools;
  readonly exits: Exits;
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  readonly host: Pick<BoardHost, "keepSeats" | "freeSeats">;
  readonly onStart: () => void;
  readonly onPlayer: (player: ListedPlayer) => void;
  readonly onTeam: (team: number) => void;
  readonly onFind: (() => void) | undefined;
};

/** Scene before the start: how to get in on the left, the class gathering on the right. */
export function Lobby({ game, tools, exits, primary, menu, host, onStart, onPlayer, onTeam, onFind }: Props) {
  const teams = game.settings?.teams;
  const hint = teams ? teamHint(teams.names, game.players) : "Öğrenci çıkarmak için bilyesine dokunun.";
  return (
    <div className={styles.lobby}>
      <JoinColumn code={game.code} rehearsalExit={exits.isRehearsal ? exits.backTo : null} />
      <section className={cx("column", styles.yard, "on-field")} aria-label="Oyuncular">
        <PlayingCircle className={styles.circle} />
        <div className={styles.head}>
          <div>
            <h1 className={cx("lines", game.title.length > 60 && styles.longTitle)} tabIndex={-1}>
              {game.title}
            </h1>
            {game.record && <p className={styles.record}>{recordToBeat(game.record)}, hedef sınıfça geçmek</p>}
            <AskedPhones players={game.playerCount} className={styles.record} />
            {game.locked && (
              <p className={styles.closed}>
                <Icon name="lock" /> Katılım kapalı
              </p>
            )}
          </div>
          <p className={styles.count}>
            <b className="num">{number(game.playerCount)}</b>
            oyuncu
          </p>
        </div>
        {teams ? (
          <TeamYard names={teams.names} game={game} {...{ onPlayer, onTeam }} />
        ) : (
          <Players
            players={game.players}
            count={game.playerCount}
            onPlayer={onPlayer}
            onFind={onFind}
            offer={
              tools.full.isOffered && (
                <Button variant="field" size="board" icon="full" onClick={tools.full.run}>
                  {tools.full.label}
                </Button>
              )
            }
          />
        )}
        <ForeignSeatsStrip
          isOnBoard
          className={styles.foreign}
          seats={game.foreignSeats ?? []}
          onKeep={host.keepSeats}
          onFree={({ network }, keepAnswered) => host.freeSeats(network, keepAnswered)}
        />
        <footer className={`row ${styles.foot}`}>
          {game.picking ? (
            <span className={styles.picking}>
              Takımını seçiyor: <b className="num">{number(game.picking)}</b>
            </span>
          ) : (
            <span className={styles.hint}>{primary?.missing ?? hint}</span>
          )}
          <ToolButton tool={tools.lock} />
          <ToolButton tool={tools.sound} />
          <ToolButton tool={tools.full} />
          {menu}
          <StartButton primary={primary} onStart={onStart} />
        </footer>
      </section>
    </div>
  );
}
