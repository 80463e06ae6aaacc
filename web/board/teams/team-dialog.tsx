import type { ListedPlayer } from "#protocol/messages";
import { PlayerMarble } from "../../marble/player-marble";
import { TeamMarble } from "../../marble/team-marble";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { FocusedTitle } from "../../ui/focused-title";
import { membersOf } from "./members";
import styles from "./team-dialogs.module.css";

type Props = {
  readonly team: number;
  readonly name: string;
  readonly players: readonly ListedPlayer[];
  readonly onPlayer: (player: ListedPlayer) => void;
  readonly onClose: () => void;
};

/** Who is in a team, by name: a touch leads to what can be done about one of them. */
export function TeamDialog({ team, name, players, onPlayer, onClose }: Props) {
  const members = membersOf(players, team);
  return (
    <Dialog
      title={
        <FocusedTitle className={styles.who}>
          <TeamMarble team={team} />
          {name}, {members.length} kişi
        </FocusedTitle>
      }
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>Kapat</Button>}
    >
      {members.length === 0 ? (
        <p>Bu takımda henüz kimse yok.</p>
      ) : (
        <ul className={styles.members}>
          {members.map((player) => (
            <li key={player.player_id}>
              <button type="button" className={styles.member} onClick={() => onPlayer(player)}>
                <PlayerMarble seed={player.marble} />
                <span>{player.nickname}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
