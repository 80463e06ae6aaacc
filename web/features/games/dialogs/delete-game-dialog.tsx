import { cannotUndo } from "#words/shared-sentences";
import type { Game } from "#protocol/http/replies/games";
import { goneIsFine } from "#api/api-error";
import { games } from "#api/game-api";
import { ActionDialog } from "#screens/action-dialog.tsx";

type Props = {
  readonly game: Pick<Game, "game_code" | "title" | "status">;
  readonly onClose: () => void;
  /** Replaces the reload of the screen after the deletion. */
  readonly onDeleted?: () => void;
};

/** Asks before a game and its report are deleted. */
export function DeleteGameDialog({ game, onClose, onDeleted }: Props) {
  return (
    <ActionDialog
      title="Oyun silinsin mi?"
      confirm="Oyunu sil"
      danger
      failed="Oyun silinemedi"
      run={() => games.remove(game.game_code).catch(goneIsFine)}
      done="Oyun silindi."
      onDone={onDeleted}
      onClose={onClose}
    >
      <b>{game.title}</b> oyununun raporu da silinir.{" "}
      {game.status !== "completed" && "Süren oyun herkes için kapanır. "}
      {cannotUndo}
    </ActionDialog>
  );
}
