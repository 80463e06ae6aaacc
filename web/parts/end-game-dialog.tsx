import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Game } from "#protocol/http";
import { messageOf } from "../lib/api-error";
import { games } from "../lib/game-api";
import { ConfirmDialog } from "../ui/dialog";
import { toast } from "../ui/toasts";

type Props = {
  readonly game: Pick<Game, "game_code" | "status" | "total_questions" | "question_number">;
  readonly onClose: () => void;
};

/** Ends a game from outside its board. */
export function EndGameDialog({ game, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const left = game.total_questions - game.question_number;
  const end = async () => {
    setBusy(true);
    try {
      await games.end(game.game_code);
      toast.success("Oyun bitirildi.");
      onClose();
      await revalidate();
    } catch (error) {
      setBusy(false);
      toast.error(messageOf(error, "Biraz sonra yeniden deneyin."), { title: "Oyun bitirilemedi" });
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
      {game.status === "lobby"
        ? "Oyun başlamadan kapanır, bekleyen öğrenciler oyundan çıkar."
        : left > 0
          ? `Kalan ${left} soru sorulmaz, rapor o ana kadar olanı gösterir.`
          : "Son soru kapanır, rapor hazır olur."}
    </ConfirmDialog>
  );
}
