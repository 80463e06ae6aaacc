import { endGameText } from "#features/games/index";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";

type Props = {
  readonly isLobby: boolean;
  readonly left: number;
  readonly onEnd: () => void;
  readonly onClose: () => void;
};

/** Asks before a running game ends early. */
export function EndDialog({ isLobby, left, onEnd, onClose }: Props) {
  return (
    <ConfirmDialog title="Oyun bitirilsin mi?" confirm="Oyunu bitir" danger onClose={onClose} onConfirm={onEnd}>
      {endGameText(isLobby, left)}
    </ConfirmDialog>
  );
}
