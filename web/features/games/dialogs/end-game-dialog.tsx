import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Game } from "#protocol/http/games";
import { messageOf } from "#api/api-error";
import { games } from "#api/game-api";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { toast } from "#ui/overlays/toasts";
import { endGameText } from "./end-game-text";

type Props = {
  readonly game: Pick<Game, "game_code" | "status" | "total_questions" | "question_number">;
  readonly onClose: () => void;
};

/** Ends a game from outside its board. */
export function EndGameDialog({ game, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await games.end(game.game_code);
      toast.success("Oyun bitirildi.");
      onClose();
      await revalidate();
    } catch (error) {
      setBusy(false);
      toast.error(messageOf(error), { title: "Oyun bitirilemedi" });
    }
  };
  return (
    <ConfirmDialog
      title="Oyun bitirilsin mi?"
      confirm="Oyunu bitir"
      danger
      busy={busy}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      {endGameText(game.status === "lobby", game.total_questions - game.question_number)}
    </ConfirmDialog>
  );
}
