import type { LiveGame } from "#game-client/game";
import { MarbleRow } from "#ui/marble/marble-row.tsx";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { cx } from "#ui/cx";
import { PodiumStep } from "../scenes/podium/podium-step";
import { scoreText } from "#hosting/scores";
import { fitWhole, onPodium, podiumPlaces } from "#hosting/podium-places";
import { tiedText } from "../scenes/podium/tied-text";
import podium from "../scenes/podium/podium.module.css";
import { seedsOf } from "./members";
import * as styles from "./team-podium.module.css";

const MARBLES = 6;
const PEOPLE = 5;

type Props = { readonly game: LiveGame };

/** The teams' emblems lie in the cups, their members' marbles on the plinths. */
export const TeamSteps = ({ game }: Props) => (
  <ol className={podium.steps}>
    {podiumPlaces(game.teams).map(({ row, rank, turn }) => (
      <PodiumStep
        key={row.team}
        {...{ rank, turn }}
        name={row.name}
        score={scoreText(row)}
        marble={<TeamMarble team={row.team} />}
      >
        <MarbleRow seeds={seedsOf(game.players, row.team)} most={MARBLES} className={styles.members} />
      </PodiumStep>
    ))}
  </ol>
);

/** Lists the players with the most points, each with their team; then the teams that are not on the podium. */
export function TeamSide({ game }: Props) {
  const { leaderboard, teams } = game;
  const tied = tiedText(game, PEOPLE);
  const people = leaderboard.slice(0, PEOPLE);
  const behind = teams.slice(onPodium(teams).length);
  return (
    <div className={cx(styles.side, fitWhole(people, behind.length + (tied === null ? 0 : 1)) && styles.roomy)}>
      <h2>En çok katkı</h2>
      <ol>
        {people.map((row) => (
          <li key={row.player_id}>
            <PlayerMarble seed={row.marble} />
            <span>
              <b>{row.nickname}</b>
              <small className="num">{scoreText(row)}</small>
            </span>
            {row.team !== undefined && <TeamMarble team={row.team} className={styles.emblem} />}
            {row.team !== undefined && <span className="vh">{teams.find(({ team }) => team === row.team)?.name}</span>}
          </li>
        ))}
      </ol>
      {tied !== null && <p className={podium.tied}>{tied}</p>}
      {behind.length > 0 && (
        <ul className={styles.behind} aria-label="Takımların devamı">
          {behind.map(({ team, rank, name, ...scored }) => (
            <li key={team}>
              <span>
                {rank}. {name}
              </span>
              <span className="num">{scoreText(scored)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
