import type { Game } from "#protocol/http/replies/games";
import { games } from "#api/game-api";
import { ActionDialog } from "#screens/action-dialog.tsx";
import { endGameText } from "./end-game-text";

type Props = {
  readonly game: Pick<Game, "game_code" | "status" | "total_questions" | "question_number">;
  readonly onClose: () => void;
};

/** Ends a game from outside its board. */
export function EndGameDialog({ game, onClose }: Props) {
  return (
    <ActionDialog
      title="Oyun bitirilsin mi?"
      confirm="Oyunu bitir"
      danger
      failed="Oyun bitirilemedi"
      run={() => games.end(game.game_code)}
      done="Oyun bitirildi."
      onClose={onClose}
    >
      {endGameText(game.status === "lobby", game.total_questions - game.question_number)}
    </ActionDialog>
  );
}
