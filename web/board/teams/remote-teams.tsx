import type { ListedPlayer } from "#protocol/messages";
import type { TeamRow } from "#protocol/teams";
import { number } from "../../lib/format";
import { PlayerMarble } from "../../marble/player-marble";
import { TeamMarble } from "../../marble/team-marble";
import remote from "../remote/remote.module.css";
import { membersOf } from "./members";
import styles from "./remote-teams.module.css";

type ChipsProps = { readonly players: readonly ListedPlayer[]; readonly onPlayer: (playerId: string) => void };

/** Everybody by name; a touch leads to what can be done about one of them. */
export const PlayerChips = ({ players, onPlayer }: ChipsProps) => (
  <ul className={remote.players} tabIndex={-1}>
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

/** The lobby of a game with teams, in a hand. */
export const TeamsOnRemote = ({ names, players, onPlayer }: ChipsProps & { readonly names: readonly string[] }) =>
  names.map((name, team) => {
    const members = membersOf(players, team);
    return (
      <section key={name} className={styles.team} aria-label={`${name}, ${members.length} kişi`}>
        <h2>
          <TeamMarble team={team} size={30} />
          <span>{name}</span>
          <small className="num">{members.length}</small>
        </h2>
        {members.length > 0 && <PlayerChips players={members} onPlayer={onPlayer} />}
      </section>
    );
  });

/** The teams as they stand, before the people. */
export const TeamRows = ({ teams }: { readonly teams: readonly TeamRow[] }) => (
  <ol className={remote.rows} aria-label="Takımlar">
    {teams.map(({ team, rank, name, score }) => (
      <li key={team}>
        <b className="num">{rank}</b>
        <TeamMarble team={team} size={32} />
        <span>{name}</span>
        <span className="num">{number(score)}</span>
      </li>
    ))}
  </ol>
);
