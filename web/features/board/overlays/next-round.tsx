import type { LiveGame } from "#game-client/game";
import { NextRoundDialog } from "#features/games/index";
import { NextRoundOverlay } from "./next-round-overlay";
import { useHostFace } from "../use-host-face";

type Props = { readonly game: LiveGame; readonly onClose: () => void };

/** Asks which questions to play once more, on the board or in the teacher's hand. */
export function NextRound({ game, onClose }: Props) {
  const [face] = useHostFace();
  if (face === "board") return <NextRoundOverlay game={game} onClose={onClose} />;
  const { code, missedQuestions, totalQuestions, leaderboard, settings } = game;
  return (
    <NextRoundDialog
      {...{ code, onClose }}
      missed={missedQuestions}
      all={totalQuestions}
      mixed={settings?.shuffle_options ?? false}
      players={leaderboard.length}
      replace
    />
  );
}
