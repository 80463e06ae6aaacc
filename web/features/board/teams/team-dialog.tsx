import type { ListedPlayer } from "#protocol/live/listed-players";
import type { LiveGame } from "#game-client/game";
import { number } from "#shared/numbers";
import { PlayerMarble } from "#ui/marble/player-marble.tsx";
import { TeamMarble } from "#ui/marble/team-marble.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { FocusedTitle } from "#ui/focused-title.tsx";
import { membersOf, sizeOf } from "./members";
import * as styles from "./team-dialogs.module.css";

type Props = {
  readonly team: number;
  readonly name: string;
  readonly game: Pick<LiveGame, "players" | "playerCount" | "teams">;
  readonly onPlayer: (player: ListedPlayer) => void;
  readonly onClose: () => void;
};

/** Members of a team by name; a touch on one opens the actions for that player. */
export function TeamDialog({ team, name, game, onPlayer, onClose }: Props) {
  const members = membersOf(game.players, team);
  const size = sizeOf(game, team);
  return (
    <Dialog
      title={
        <FocusedTitle className={`row ${styles.who}`}>
          <TeamMarble team={team} />
          {name}, {number(size)} kişi
        </FocusedTitle>
      }
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>Kapat</Button>}
    >
      {size > members.length && members.length > 0 && <p className={styles.label}>Son girenler:</p>}
      {members.length === 0 ? (
        <p>{size === 0 ? "Bu takımda henüz kimse yok." : "Bu takımdakileri “Oyuncu bul” ile arayın."}</p>
      ) : (
        <ul className={`flow ${styles.members}`}>
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
