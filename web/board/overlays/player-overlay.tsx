import type { BoardHost } from "../board-host";
import type { LiveGame } from "../../live/game";
import { PlayerDialog } from "./player-dialog";
import { TeamPlayerDialog } from "../teams/team-player-dialog";

type Props = {
  readonly game: LiveGame;
  readonly host: Pick<BoardHost, "rename" | "kick" | "move">;
  readonly playerId: string;
  readonly onClose: () => void;
};

/** What a teacher does about a player, on the board and in the hand; closed once the player is gone. */
export function PlayerOverlay({ game, host, playerId, onClose }: Props) {
  const player = game.players.find(({ player_id }) => player_id === playerId);
  if (!player) return null;
  const common = {
    player,
    settings: game.settings,
    refusal: game.refusal,
    onClose,
    onRename: (nickname: string) => host.rename(playerId, nickname),
    onKick: () => {
      host.kick(playerId);
      onClose();
    },
  };
  if (game.settings?.answers || !game.settings?.teams) return <PlayerDialog key={playerId} {...common} />;
  return (
    <TeamPlayerDialog
      key={playerId}
      {...common}
      names={game.settings.teams.names}
      onMove={(team) => {
        host.move(playerId, team);
        onClose();
      }}
    />
  );
}
