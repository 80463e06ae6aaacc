import type { CSSProperties } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { LiveGame } from "#game-client/game";
import { number } from "#shared/numbers";
import { MarbleRow } from "#ui/marble/marble-row.tsx";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { cx } from "#ui/cx";
import players from "../scenes/lobby/players.module.css";
import { useArriving } from "../scenes/lobby/use-arriving";
import { useCrowdFit } from "../scenes/fit/use-crowd-fit";
import { membersOf, sizeOf } from "./members";
import * as styles from "./team-yard.module.css";

/** With more players or more teams than this, marbles replace the names: they would be too small for the last row. */
const MOST_NAMES = 40;
const MOST_TEAMS = 4;
/** Marbles of one team side by side; a larger team gives up one for its number. */
const MARBLES = 8;

const areMarbles = (teams: readonly string[], all: readonly ListedPlayer[]): boolean =>
  teams.length > MOST_TEAMS || all.length > MOST_NAMES;

/** Tells what a touch on a team or a name does. */
export const teamHint = (teams: readonly string[], all: readonly ListedPlayer[]): string =>
  `Başka takıma almak için ${areMarbles(teams, all) ? "takıma" : "adına"} dokunun.`;

type Props = {
  readonly names: readonly string[];
  readonly game: Pick<LiveGame, "players" | "playerCount" | "teams">;
  readonly onPlayer: (player: ListedPlayer) => void;
  readonly onTeam: (team: number) => void;
};

/** Teams as they gather: names while they are readable, else marbles, and a touch on a team lists its members. */
export function TeamYard({ names, game, onPlayer, onTeam }: Props) {
  const { players: all } = game;
  const isMarbles = areMarbles(names, all);
  const arriving = useArriving(all);
  const fit = useCrowdFit<HTMLDivElement>(isMarbles ? names.join() : all.map(({ nickname }) => nickname).join());
  return (
    <div className={players.ground}>
      <div ref={fit} className={cx(styles.teams, isMarbles && styles.marbles, names.length < 3 && styles.few)}>
        {names.map((name, team) => {
          const members = membersOf(all, team);
          const size = sizeOf(game, team);
          const seen = size > MARBLES ? MARBLES - 1 : MARBLES;
          return (
            <section key={name} aria-label={`${name}, ${number(size)} kişi`}>
              <Heading {...{ name, team }} count={size} onTeam={isMarbles ? onTeam : undefined} />
              {isMarbles ? (
                <p className={`row ${styles.crowd}`} aria-hidden="true">
                  <MarbleRow seeds={members.map(({ marble }) => marble)} most={seen} className={styles.row} />
                  {size > seen && <b className="num">+{number(size - seen)}</b>}
                </p>
              ) : (
                <ul>
                  {members.map((player) => (
                    <Chip key={player.player_id} {...{ player, onPlayer }} place={arriving.get(player.player_id)} />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
    </div>
  );
}

type HeadingProps = {
  readonly name: string;
  readonly team: number;
  readonly count: number;
  readonly onTeam: ((team: number) => void) | undefined;
};

/** A button if the names are not listed below it. */
function Heading({ name, team, count, onTeam }: HeadingProps) {
  const words = (
    <>
      <TeamMarble team={team} />
      <span>{name}</span>
      <small className="num">{number(count)}</small>
    </>
  );
  return (
    <h2>
      {onTeam ? (
        <button type="button" aria-label={`${name}, ${number(count)} kişi, listeyi aç`} onClick={() => onTeam(team)}>
          {words}
        </button>
      ) : (
        words
      )}
    </h2>
  );
}

type ChipProps = Pick<Props, "onPlayer"> & { readonly player: ListedPlayer; readonly place: number | undefined };

const Chip = ({ player, place, onPlayer }: ChipProps) => (
  <li
    className={cx(place !== undefined && players.arrives)}
    style={place === undefined ? undefined : ({ "--place": place } as CSSProperties)}
  >
    <button
      type="button"
      className={cx("row", styles.chip, !player.is_connected && players.away)}
      aria-label={`${player.nickname}, seçenekler`}
      onClick={() => onPlayer(player)}
    >
      <PlayerMarble seed={player.marble} />
      <span className="one-line">{player.nickname}</span>
    </button>
  </li>
);
