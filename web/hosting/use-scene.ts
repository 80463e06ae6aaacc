import { useEffect, useState } from "react";
import type { LiveGame, Phase } from "#game-client/game";
import { isJudged } from "#kinds/answers";
import type { BoardHost } from "./board-host";
import { mayChange, sceneOf, type Scene } from "./scene";
import { standingSwitch, type StandingSwitch } from "./standing";
import { useClock, type Clock } from "./use-clock";

const BREATH_MS = 1000;

type Staged = {
  readonly scene: Scene;
  readonly clock: Clock;
  readonly openTable: () => void;
  readonly toggleTable: () => void;
} & StandingSwitch;

/** The scene that a host's screen shows now. */
export function useScene(game: LiveGame, host: Pick<BoardHost, "serverNow" | "showLeaderboard">): Staged {
  const { serverNow, showLeaderboard } = host;
  const phase = usePhase(game.phase);
  const clock = useClock(phase.name === "question" ? phase.question : null, serverNow);
  const [chosenHidden, setHidden] = useState<boolean | null>(null);

  const revealed = phase.name === "reveal" ? phase.result : null;
  const isTableOpen = revealed !== null && game.leaderboardAfter === revealed.question_id;
  const standing = standingSwitch(game.settings, chosenHidden, revealed && isTableOpen);
  const { isTableHidden, hidesTable, isOnce } = standing;
  // A game that goes on by itself shows the answer for one half of its pause and the table for the other.
  const opensAfter =
    isTableHidden || !revealed || revealed.is_last || !isJudged(revealed)
      ? 0
      : (game.settings?.auto_advance_seconds ?? 0) / 2;
  const revealedId = revealed?.question_id ?? null;
  useEffect(() => {
    if (revealedId === null || opensAfter === 0) return undefined;
    const timer = setTimeout(() => showLeaderboard(true), opensAfter * 1000);
    return () => clearTimeout(timer);
  }, [revealedId, opensAfter, showLeaderboard]);

  const toggleTable = () => {
    if (!isOnce) setHidden(hidesTable);
    showLeaderboard(!hidesTable);
  };
  const isClosed = phase !== game.phase;
  return {
    scene: sceneOf(phase, { isReading: clock.isReading, isTableOpen, isClosed }),
    clock: isClosed ? { isReading: false, seconds: 0, isCollecting: false } : clock,
    openTable: () => showLeaderboard(true),
    toggleTable,
    ...standing,
  };
}

/**
 * The game's phase. If the last answer has closed a question, it comes a breath later, so that the class sees the last marble
 * land.
 */
function usePhase(phase: Phase): Phase {
  const [shown, setShown] = useState(phase);
  const waits = isFull(shown, phase);
  if (shown !== phase && !waits) setShown(phase);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setShown(phase), BREATH_MS);
    return () => clearTimeout(timer);
  }, [waits, phase]);
  return waits ? full(shown) : phase;
}

const isFull = (shown: Phase, next: Phase): boolean =>
  shown.name === "question" &&
  !mayChange(shown.question) &&
  next.name === "reveal" &&
  next.result.question_id === shown.question.question_id &&
  next.result.distribution.none === 0;

/** The question as if all players had answered: the server closes it at once, without sending the last count. */
const full = (phase: Phase): Phase => (phase.name === "question" ? { ...phase, answered: phase.expected } : phase);
