import { useEffect, useLayoutEffect, useState } from "react";
import type { NextGame } from "#protocol/live/messages";
import { browserEnv } from "#browser/env";
import type { LiveGame } from "#game-client/game";
import { watchForFollowUp } from "#game-client/follow-up";
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
type Offered = NextGame & { readonly title: string };

/** Watches for the follow-up game and offers it to the pupil. */
export function FollowUp({ game, seat, onPlay, onAsked }: Props) {
  const [found, setFound] = useState<Offered | null>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const env = browserEnv();
    return watchForFollowUp(
      {
        look: () => lookAtGame(env, seat),
        every: LOOK_EVERY,
        onNext: ({ next_game, game: { title } }) => setFound({ ...next_game, title }),
      },
      env,
    );
  }, [seat]);
  const { nextGame, title } = game;
  const offered = found ?? (nextGame && { ...nextGame, title });
  const isAsked = offered !== null && !isOut && !hasDeclined(offered.game_code);
  useLayoutEffect(() => onAsked(isAsked), [isAsked, onAsked]);
  if (!isAsked) return null;
  const leave = () => {
    decline(offered.game_code);
    setOut(true);
  };
  return <Offer {...{ game, offered, seat, onPlay }} onOut={leave} />;
}
