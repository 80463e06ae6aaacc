import { useState } from "react";
import type { LiveGame } from "#game-client/game";
import { useLasting } from "#answering/use-lasting";

/** Time until the first place stands on the board: three steps, one after the other. */
const PODIUM_MS = 4_000;

/** Keeps the phone where it was while the podium rises on the board, so that nobody learns the end from it first. */
export function useAfterPodium(game: LiveGame): LiveGame {
  const [before, setBefore] = useState(game);
  const isOver = game.phase.name === "ended";
  const hasRisen = useLasting(isOver, PODIUM_MS);
  if (!isOver && before !== game) setBefore(game);
  return !hasRisen && seesPodium(before, game) ? before : game;
}

/**
 * True for pupils who saw the last answer with the class. Latecomers, and classes that scored nothing, have no podium to wait
 * for.
 */
export const seesPodium = (before: LiveGame, { phase, leaderboard }: LiveGame): boolean =>
  phase.name === "ended" && before.phase.name === "reveal" && leaderboard.some(({ score }) => score > 0);
