import { useEffect, useLayoutEffect, useState } from "react";
import type { NextGame } from "#protocol/live/messages";
import { browserEnv } from "#browser/env";
import type { LiveGame } from "#game-client/game";
import { watchForNextRound } from "#game-client/next-round";
import { lookAtGame } from "#api/requests";
import type { Seat } from "#api/seat";
import { decline, hasDeclined } from "./declined";
import { Offer } from "./offer";

const LOOK_EVERY = 10_000;

type Props = {
  readonly game: LiveGame;
  readonly seat: Seat;
  readonly onPlay: (seat: Seat) => void;
  /** Hides the result while the pupil is asked. */
  readonly onAsked: (isAsked: boolean) => void;
};
type Round = NextGame & { readonly title: string };

/** Watches for the next round and offers it to the pupil. */
export function NextRound({ game, seat, onPlay, onAsked }: Props) {
  const [found, setFound] = useState<Round | null>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const env = browserEnv();
    return watchForNextRound(
      {
        look: () => lookAtGame(env, seat),
        every: LOOK_EVERY,
        onNext: ({ next_game, game: { title } }) => setFound({ ...next_game, title }),
      },
      env,
    );
  }, [seat]);
  const { nextGame, title } = game;
  const round = found ?? (nextGame && { ...nextGame, title });
  const isAsked = round !== null && !isOut && !hasDeclined(round.game_code);
  useLayoutEffect(() => onAsked(isAsked), [isAsked, onAsked]);
  if (!isAsked) return null;
  const leave = () => {
    decline(round.game_code);
    setOut(true);
  };
  return <Offer {...{ game, round, seat, onPlay }} onOut={leave} />;
}
