import { useState } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { LiveGame, Refusal } from "#game-client/game";
import type { BoardHost } from "#hosting/board-host";
import { TeamPlayerDialog } from "../teams/team-player-dialog";
import { PlayerDialog } from "./player-dialog";

type Props = {
  readonly game: LiveGame;
  readonly host: Pick<BoardHost, "rename" | "kick" | "move" | "others">;
  readonly playerId: string;
  /** A player this screen does not list, found by name. */
  readonly found?: ListedPlayer | undefined;
  readonly onClose: () => void;
};

/** Actions on one player, on the board and in the hand. Closes once the player is gone. */
export function PlayerOverlay({ game, host, playerId, found, onClose }: Props) {
  const other = useOther(host.others, found);
  const listed = game.players.find(({ player_id }) => player_id === playerId);
  const player = listed ?? other.player;
  if (!player) return null;
  const common = {
    player,
    settings: game.settings,
    refusal: listed ? game.refusal : other.refusal,
    onClose,
    onRename: (nickname: string) => (listed ? host.rename(playerId, nickname) : void other.rename(nickname)),
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

/** This screen gets no updates about such a player: the current name comes from the reply to the rename. */
function useOther(others: BoardHost["others"], found: ListedPlayer | undefined) {
  const [player, setPlayer] = useState(found);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const rename = async (nickname: string) => {
    if (!others || !found) return;
    const reply = await others.rename(found.player_id, nickname);
    if (reply.ok) setPlayer({ ...found, nickname: nickname.trim() });
    else setRefusal(reply);
  };
  return { player, refusal, rename };
}
