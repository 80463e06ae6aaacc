import { useEffect, useState } from "react";
import type { LiveGame, Phase } from "../../live/game";
import type { Seat } from "../../live/seat";
import type { Round } from "../after/after-game";
import { Final } from "./final";
import { afterGame, type AfterGame } from "./load-after-game";

type Props = {
  readonly game: LiveGame;
  readonly phase: Extract<Phase, { name: "ended" }>;
  readonly seat: Seat;
  readonly onPlay: (seat: Seat) => void;
};

/** One's result, until the class plays another round. */
export function LastScreen({ game, phase, seat, onPlay }: Props) {
  const [after, setAfter] = useState<AfterGame | null>(null);
  const [found, setFound] = useState<Round | null>(null);
  useEffect(() => void afterGame().then(setAfter), []);
  useEffect(() => after?.watch(seat, setFound), [after, seat]);
  const { nextGame, title } = game;
  const round = found ?? (nextGame && { ...nextGame, title });
  if (!after || !round || after.hasDeclined(round)) return <Final game={game} phase={phase} seat={seat} />;
  const decline = () => {
    after.decline(round);
    setFound({ ...round });
  };
  return <after.Offer {...{ game, round, seat, onPlay }} onOut={decline} />;
}
