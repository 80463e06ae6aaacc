import type { GameView } from "#protocol/http/replies/game-view";
import { NewGameDialog } from "../new-game/later";
import type { PickedSet } from "#screens/settings-dialog/settings-dialog.tsx";
import { FollowUpDialog } from "./follow-up-dialog";
import { playersInPlace } from "./follow-up-text";

export type GameToRepeat = { readonly view: GameView; readonly set: PickedSet | null };
type Props = GameToRepeat & { readonly label: string; readonly onClose: () => void };

/**
 * Plays a finished game once more: as its follow-up game while its room is there, later as a new game of its set with the same
 * settings.
 */
export function PlayAgainDialog({ view, set, label, onClose }: Props) {
  const { game, host } = view;
  if (host) {
    return (
      <FollowUpDialog
        code={game.game_code}
        missed={host.missed_questions ?? 0}
        all={game.total_questions}
        mixed={host.settings.shuffle_options}
        players={playersInPlace(view)}
        onClose={onClose}
      />
    );
  }
  return set && <NewGameDialog set={set} settings={game.settings} label={label} onClose={onClose} />;
}
