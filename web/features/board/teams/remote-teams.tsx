import type { ListedPlayer } from "#protocol/live/listed-players";
import type { TeamRow } from "#protocol/teams";
import type { LiveGame } from "#game-client/game";
import { number } from "#shared/numbers";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { areRanked, figureOf } from "#hosting/scores";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import * as remote from "../remote/remote.module.css";
import { membersOf, sizeOf } from "./members";
import * as styles from "./remote-teams.module.css";

type ChipsProps = { readonly players: readonly ListedPlayer[]; readonly onPlayer: (playerId: string) => void };

/** Every player by name; a touch on one opens the actions for that player. */
export const PlayerChips = ({ players, onPlayer }: ChipsProps) => (
  <ul className={`flow ${remote.players}`} tabIndex={-1}>
    {players.map(({ player_id, marble, nickname }) => (
      <li key={player_id}>
        <button type="button" onClick={() => onPlayer(player_id)}>
          <PlayerMarble seed={marble} size={32} />
          {nickname}
        </button>
      </li>
    ))}
  </ul>
);

type TeamsProps = Pick<ChipsProps, "onPlayer"> & {
  readonly names: readonly string[];
  readonly game: Pick<LiveGame, "players" | "playerCount" | "teams">;
};

/** Lobby of a game with teams, in the teacher's hand. */
export const TeamsOnRemote = ({ names, game, onPlayer }: TeamsProps) =>
  names.map((name, team) => {
    const members = membersOf(game.players, team);
    const size = number(sizeOf(game, team));
    return (
      <section key={name} className={styles.team} aria-label={`${name}, ${size} kişi`}>
        <h2 className="row">
          <TeamMarble team={team} size={30} />
          <span>{name}</span>
          <small className="num">{size}</small>
        </h2>
        {members.length > 0 && <PlayerChips players={members} onPlayer={onPlayer} />}
      </section>
    );
  });

/** Standing of the teams, shown before the people. */
export const TeamRows = ({ teams }: { readonly teams: readonly TeamRow[] }) => (
  <ol className={remote.rows} aria-label="Takımlar">
    {teams.map(({ team, rank, name, ...scored }) => (
      <li key={team}>
        <b className="num">{areRanked(teams) && rank}</b>
        <TeamMarble team={team} size={32} />
        <span>{name}</span>
        <span className="num">{figureOf(scored).value}</span>
      </li>
    ))}
  </ol>
);
