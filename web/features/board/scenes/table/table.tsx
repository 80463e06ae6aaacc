import type { ReactNode } from "react";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { LiveGame } from "#game-client/game";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/drawn/icon.tsx";
import type { Primary } from "#hosting/scene";
import { countsNet } from "#protocol/settings/scoring";
import { costsIn, countsText } from "#hosting/scores";
import { standingWord } from "#hosting/standing";
import { StandingRows, useMoved } from "./standing-rows";
import { Story } from "#hosting/story.tsx";
import { tiedText } from "../podium/tied-text";
import * as styles from "./table.module.css";

const SHOWN = 5;

type Props = {
  readonly game: LiveGame;
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  /** Way back to the teams, if there are any. */
  readonly toTeams?: ReactNode;
  readonly onPrimary: () => void;
  readonly onPlayer: (player: LeaderboardRow) => void;
};

/** The best five. */
export function Table({ game, primary, menu, toTeams, onPrimary, onPlayer }: Props) {
  const hasMoved = useMoved();
  const { leaderboard } = game;
  const costs = countsNet(game.settings) ? `${costsIn(game.settings)}, boş bırakmak götürmez.` : null;
  const shown = leaderboard.slice(0, SHOWN).map((row) => ({
    ...row,
    id: row.player_id,
    name: row.nickname,
    marble: <PlayerMarble seed={row.marble} />,
    below: countsText(row),
    ...(row.team !== undefined && { beside: <TeamMarble team={row.team} className={styles.emblem} /> }),
  }));
  return (
    <div className={`column ${styles.scene}`}>
      <h1 tabIndex={-1}>{standingWord(game, true)}</h1>
      <StandingRows
        rows={shown}
        hasMoved={hasMoved}
        onPick={(id) => onPlayer(leaderboard.find(({ player_id }) => player_id === id)!)}
      />
      <footer className={`row ${styles.foot}`}>
        <p className="one-line">
          {hasMoved && (tiedText(game, SHOWN) ?? costs ?? <Story game={game} rows={leaderboard} />)}
        </p>
        {toTeams}
        <PrimaryButton {...{ primary, onPrimary }} />
        {menu}
      </footer>
    </div>
  );
}

/** Continues from a standing. */
export const PrimaryButton = ({ primary, onPrimary }: Pick<Props, "primary" | "onPrimary">) =>
  primary && (
    <Button size="board" busy={primary.isWaiting === true} onClick={onPrimary}>
      {primary.label} <Icon name="arrow" />
    </Button>
  );
