import { useEffect, useState } from "react";
import type { LiveGame, Phase } from "#game-client/game";
import type { Seat } from "#api/seat";
import { Final } from "./final";
import { patiently } from "#answering/later/later.tsx";
import { afterGame, type AfterGame } from "#answering/after/load-after-game";

type Props = {
  readonly game: LiveGame;
  readonly phase: Extract<Phase, { name: "ended" }>;
  readonly seat: Seat;
  readonly onPlay: (seat: Seat) => void;
};

/** Your result, until the class plays a follow-up game. */
export function LastScreen(props: Props) {
  const [after, setAfter] = useState<AfterGame | null>(null);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => void patiently(afterGame).then(setAfter), []);
  return (
    <>
      {!isAsked && <Final {...props} />}
      {after && <after.FollowUp {...props} onAsked={setAsked} />}
    </>
  );
}
