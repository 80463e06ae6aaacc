import type { ReactNode } from "react";
import type { LeaderboardRow } from "#protocol/listed-players";
import type { LiveGame } from "../../../live/game";
import { PlayerMarble } from "../../../marble/player-marble";
import { TeamMarble } from "../../../marble/team-marble";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/drawn/icon";
import type { Primary } from "../scene";
import { StandingRows, useMoved } from "./standing-rows";
import { Story } from "../podium/story";
import { tiedText } from "../podium/tied-text";
import styles from "./table.module.css";

const SHOWN = 5;

type Props = {
  readonly game: LiveGame;
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  /** Back to the teams, where there are any. */
  readonly toTeams?: ReactNode;
  readonly onPrimary: () => void;
  readonly onPlayer: (player: LeaderboardRow) => void;
};

/** The best five. */
export function Table({ game, primary, menu, toTeams, onPrimary, onPlayer }: Props) {
  const hasMoved = useMoved();
  const { leaderboard } = game;
  const shown = leaderboard.slice(0, SHOWN).map((row) => ({
    ...row,
    id: row.player_id,
    name: row.nickname,
    marble: <PlayerMarble seed={row.marble} />,
    ...(row.team !== undefined && { beside: <TeamMarble team={row.team} className={styles.emblem} /> }),
  }));
  return (
    <div className={styles.scene}>
      <h1 tabIndex={-1}>Puan durumu</h1>
      <StandingRows
        rows={shown}
        hasMoved={hasMoved}
        onPick={(id) => onPlayer(leaderboard.find(({ player_id }) => player_id === id)!)}
      />
      <footer className={styles.foot}>
        <p>{hasMoved && (tiedText(game, SHOWN) ?? <Story game={game} rows={leaderboard} />)}</p>
        {toTeams}
        <PrimaryButton {...{ primary, onPrimary }} />
        {menu}
      </footer>
    </div>
  );
}

/** What goes on from a standing. */
export const PrimaryButton = ({ primary, onPrimary }: Pick<Props, "primary" | "onPrimary">) =>
  primary && (
    <Button size="board" busy={primary.isWaiting === true} onClick={onPrimary}>
      {primary.label} <Icon name="arrow" />
    </Button>
  );
