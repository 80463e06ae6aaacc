import { useMemo } from "react";
import { shownName } from "#words/shown-name";
import type { LiveGame } from "#game-client/game";

type Named = { readonly nickname: string };

/** The game with names that this board can draw. */
export function useShownNames(game: LiveGame): LiveGame {
  const players = useMemo(() => withShownNames(game.players), [game.players]);
  const leaderboard = useMemo(() => withShownNames(game.leaderboard), [game.leaderboard]);
  return useMemo(
    () => (players === game.players && leaderboard === game.leaderboard ? game : { ...game, players, leaderboard }),
    [game, players, leaderboard],
  );
}

/** Returns the same list if no name changes, which is the usual case. */
function withShownNames<Of extends Named>(list: readonly Of[]): readonly Of[] {
  let hasChanged = false;
  const shown = list.map((one) => {
    const nickname = shownName(one.nickname);
    if (nickname === one.nickname) return one;
    hasChanged = true;
    return { ...one, nickname };
  });
  return hasChanged ? shown : list;
}
