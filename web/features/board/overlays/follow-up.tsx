import type { LiveGame } from "#game-client/game";
import { FollowUpDialog } from "#features/games/index";
import { FollowUpOverlay } from "./follow-up-overlay";
import { useHostFace } from "../use-host-face";

type Props = { readonly game: LiveGame; readonly onClose: () => void };

/** Asks which questions to play once more, on the board or in the teacher's hand. */
export function FollowUp({ game, onClose }: Props) {
  const [face] = useHostFace();
  if (face === "board") return <FollowUpOverlay game={game} onClose={onClose} />;
  const { code, missedQuestions, totalQuestions, leaderboard, settings } = game;
  return (
    <FollowUpDialog
      {...{ code, onClose }}
      missed={missedQuestions}
      all={totalQuestions}
      mixed={settings?.shuffle_options ?? false}
      players={leaderboard.length}
      replace
    />
  );
}
