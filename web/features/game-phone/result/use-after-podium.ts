import { useState } from "react";
import type { LiveGame } from "#game-client/game";
import { useLate } from "#answering/use-late";

/** Until the first place stands on the board: three steps, one after the other. */
const PODIUM_MS = 4_000;

/** While the podium rises on the board a phone stays where it was, so that nobody learns the end from it first. */
export function useAfterPodium(game: LiveGame): LiveGame {
  const [before, setBefore] = useState(game);
  const isOver = game.phase.name === "ended";
  const hasRisen = useLate(isOver, PODIUM_MS);
  if (!isOver && before !== game) setBefore(game);
  return !hasRisen && seesPodium(before, game) ? before : game;
}

/** Who saw the last answer with the class; who comes later, or whose class scored nothing, has no podium to wait for. */
export const seesPodium = (before: LiveGame, { phase, leaderboard }: LiveGame): boolean =>
  phase.name === "ended" && before.phase.name === "reveal" && leaderboard.some(({ score }) => score > 0);
