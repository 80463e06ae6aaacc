import { useEffect, useState } from "react";
import type { LiveGame, RevealPhase } from "#game-client/game";
import { usePicturesAhead } from "#ui/use/use-pictures-ahead";
import { loadLastScreen } from "./load-last-screen";
import { GameHead } from "../question/game-head";
import { Result } from "./result";
import { loadAfterResult, Standings } from "./after-result";
import { useLasting } from "#answering/use-lasting";

/** The time for which the result stays: enough to take it in. */
const RESULT_MS = 15_000;
const uses = ["pointerdown", "keydown", "wheel"] as const;

type Props = { readonly game: LiveGame; readonly phase: RevealPhase; readonly onLeave: () => void };

/** Between two questions: first your own result, then the standings. */
export function Reveal({ game, phase, onLeave }: Props) {
  /** Null until the pupil or the timer has chosen a page. */
  const [page, turnTo] = useState<"result" | "standings" | null>(null);
  usePicturesAhead(phase.result.next_media);
  useEffect(() => void loadLastScreen(), []);
  const isTold = game.leaderboard.length > 0 || phase.result.teams !== undefined;
  const hasStandings = isTold && game.you !== null && !phase.result.is_last;
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (hasStandings)
      loadAfterResult().then(
        () => setLoaded(true),
        () => {},
      );
  }, [hasStandings]);
  // No automatic turn for pupils who have something to learn or read, or who use the page.
  const isUsed = useIsUsed();
  const hasToRead = phase.result.explanation !== "" || phase.result.you?.is_correct === false;
  const turnsItself = areLoaded && hasStandings && page === null && !hasToRead && !isUsed;
  if (useLasting(turnsItself, RESULT_MS)) turnTo("standings");
  if (page === "standings" && game.you) {
    const head = <GameHead game={game} onLeave={onLeave} />;
    return <Standings game={game} phase={phase} you={game.you} head={head} onBack={() => turnTo("result")} />;
  }
  return (
    <Result game={game} phase={phase} onLeave={onLeave} onStandings={hasStandings ? () => turnTo("standings") : null} />
  );
}

function useIsUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    for (const type of uses) document.addEventListener(type, use, { passive: true });
    return () => {
      for (const type of uses) document.removeEventListener(type, use);
    };
  }, []);
  return isUsed;
}
