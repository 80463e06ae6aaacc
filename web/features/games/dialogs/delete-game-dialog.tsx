import { cannotUndo } from "#words/shared-sentences";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Game } from "#protocol/http/games";
import { ApiError, messageOf } from "#api/api-error";
import { games } from "#api/game-api";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";

type Props = {
  readonly game: Pick<Game, "game_code" | "title" | "status">;
  readonly onClose: () => void;
  /** Replaces the reload of the screen after the deletion. */
  readonly onDeleted?: () => void;
};

/** Asks before a game and its report are deleted. */
export function DeleteGameDialog({ game, onClose, onDeleted }: Props) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await games.remove(game.game_code);
    } catch (error) {
      // Already deleted on another screen: that is the wanted result.
      if (!(error instanceof ApiError && error.status === 404)) {
        setBusy(false);
        toast.error(messageOf(error), { title: "Oyun silinemedi" });
        return;
      }
    }
    toast.success("Oyun silindi.");
    onClose();
    if (onDeleted) onDeleted();
    else await revalidate();
  };
  return (
    <ConfirmDialog
      title="Oyun silinsin mi?"
      confirm="Oyunu sil"
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <b>{game.title}</b> oyununun raporu da silinir.{" "}
      {game.status !== "completed" && "Süren oyun herkes için kapanır. "}
      {cannotUndo}
    </ConfirmDialog>
  );
}
