import { useEffect, useState } from "react";
import type { LiveGame, Phase } from "#game-client/game";
import type { Seat } from "#api/seat";
import { Final } from "./final";
import { afterGame, type AfterGame } from "#answering/after/load-after-game";

type Props = {
  readonly game: LiveGame;
  readonly phase: Extract<Phase, { name: "ended" }>;
  readonly seat: Seat;
  readonly onPlay: (seat: Seat) => void;
};

const TRY_AGAIN = 10_000;

/** Your result, until the class plays another round. */
export function LastScreen(props: Props) {
  const [after, setAfter] = useState<AfterGame | null>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // Tries again later: the network may come back.
    const load = () => void afterGame().then(setAfter, () => setTimeout(load, TRY_AGAIN));
    load();
  }, []);
  return (
    <>
      {!isAsked && <Final {...props} />}
      {after && <after.FollowUp {...props} onAsked={setAsked} />}
    </>
  );
}
