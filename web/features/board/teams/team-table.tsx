import { teamMean } from "#words/shared-sentences";
import type { ReactNode } from "react";
import type { LiveGame } from "#game-client/game";
import { MarbleRow } from "#ui/marble/marble-row.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import type { Primary } from "#hosting/scene";
import { StandingRows, useMoved } from "../scenes/table/standing-rows";
import { countsNet } from "#protocol/settings/scoring";
import { standingWord } from "#hosting/standing";
import { Story } from "#hosting/story.tsx";
import { PrimaryButton } from "../scenes/table/table";
import * as table from "../scenes/table/table.module.css";
import { cx } from "#ui/cx";
import { seedsOf } from "./members";
import * as styles from "./team-table.module.css";

const MARBLES = 6;

type Props = {
  readonly game: LiveGame;
  readonly primary: Primary | null;
  readonly menu: ReactNode;
  readonly toPeople: ReactNode;
  readonly onPrimary: () => void;
  readonly onTeam: (team: number) => void;
};

/** Standing of the teams with their members; beside it the way to the people. */
export function TeamTable({ game, primary, menu, toPeople, onPrimary, onTeam }: Props) {
  const hasMoved = useMoved();
  const mean = countsNet(game.settings) ? "Takımın neti, üyelerinin ortalamasıdır." : teamMean;
  const rows = game.teams.map((row) => ({
    ...row,
    id: String(row.team),
    marble: <TeamMarble team={row.team} />,
    beside: <MarbleRow seeds={seedsOf(game.players, row.team)} most={MARBLES} className={styles.members} />,
  }));
  return (
    <div className={cx("column", table.scene, rows.length > 5 && styles.many)}>
      <h1 tabIndex={-1}>{standingWord(game)}</h1>
      <StandingRows rows={rows} hasMoved={hasMoved} onPick={(id) => onTeam(Number(id))} />
      <footer className={`row ${table.foot}`}>
        <p>{hasMoved && game.questionNumber > 1 ? <Story game={game} rows={game.teams} otherwise={mean} /> : mean}</p>
        {toPeople}
        <PrimaryButton {...{ primary, onPrimary }} />
        {menu}
      </footer>
    </div>
  );
}
