import { lastClosed } from "#game/game";
import { tell, verdicts, type Outgoing } from "#game/view";
import { ownResult } from "#game/view/parts";
import type { Relay, RelayEntry } from "./relay";
import { gameEnd, questionEnd, statsOfPlayers } from "./view";

/** Messages to a relay's phones about an event, sent at once. `isFirst`: the question's end has not been sent before. */
export function tellPhones(relay: Relay, { event }: RelayEntry, now: number, isFirst: boolean): Outgoing[] {
  const { game } = relay;
  switch (event.type) {
    case "question_closed":
    case "table_asked":
    case "answer_accepted":
    case "text_hidden":
      return [];
    case "ranked": {
      const askedQuestion = lastClosed(game);
      const message = event.isTold ? questionEnd(relay) : null;
      if (!askedQuestion || !message) return [];
      const own = { key: "you", of: (playerId: string) => ownResult(game, playerId, askedQuestion) } as const;
      return [...(isFirst ? verdicts(game) : []), { to: "players", message, own }];
    }
    case "game_completed": {
      const own = { key: "player_stats", of: statsOfPlayers(relay) } as const;
      return [{ to: "players", message: gameEnd(relay), own }];
    }
    default:
      return tell(game, event, now).filter(({ to }) => to !== "host");
  }
}

/** Sends each player their own points while the coordinator is silent, on the compact wire too. */
export const ownPoints = ({ game }: Relay): Outgoing[] =>
  verdicts(game).map(({ to, message }) => ({ to, message }) as Outgoing);
