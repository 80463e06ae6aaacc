import { useEffect, useState } from "react";
import type { LiveGame, Phase } from "../../live/game";
import { Result } from "./result";
import { Standings } from "./standings";

export type RevealPhase = Extract<Phase, { name: "reveal" }>;

/** Long enough to take in one's own result; who has something to read turns the page himself. */
const RESULT_MS = 7_000;

type Props = { readonly game: LiveGame; readonly phase: RevealPhase; readonly onLeave: () => void };

/** Between two questions: first one's own result, then where one stands. */
export function Reveal({ game, phase, onLeave }: Props) {
  const [page, setPage] = useState<"result" | "standings">("result");
  const { next_media: media } = phase.result;
  useEffect(() => {
    // The next question's pictures, while the class still looks at this one's answer.
    for (const address of media ?? []) new Image().src = address;
  }, [media]);
  const [hasTurned, setTurned] = useState(false);
  const hasStandings = game.leaderboard.length > 0 && game.you !== null && !phase.result.is_last;
  const turnsItself = hasStandings && !hasTurned && phase.result.explanation === "";
  useEffect(() => {
    if (!turnsItself) return undefined;
    const timer = setTimeout(() => {
      setPage("standings");
      setTurned(true);
    }, RESULT_MS);
    return () => clearTimeout(timer);
  }, [turnsItself]);
  const turn = (to: typeof page) => {
    setTurned(true);
    setPage(to);
  };
  if (page === "standings" && game.you) {
    return <Standings game={game} phase={phase} you={game.you} onBack={() => turn("result")} onLeave={onLeave} />;
  }
  return (
    <Result game={game} phase={phase} onLeave={onLeave} onStandings={hasStandings ? () => turn("standings") : null} />
  );
}
