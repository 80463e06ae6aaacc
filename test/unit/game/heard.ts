import type { ServerMessage } from "#protocol/live/messages";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import type { Game } from "#game/game";
import { tell, type Outgoing } from "#game/view";
import type { Step } from "./a-game";

/** The messages that each command causes, as `audience` and message; players' own fields are listed by name. */
export function hear(from: Game, ...steps: readonly Step[]) {
  const game = structuredClone(from);
  return steps.flatMap(([at, command]) => {
    const decision = decide(game, command, at);
    return decision.ok
      ? decision.events.flatMap((event) => {
          apply(game, event);
          return tell(game, event, at).map(told(game));
        })
      : [];
  });
}
export const told =
  (game: Game) =>
  ({ to, message, own }: Outgoing): [string, ServerMessage, ...object[]] => {
    const whom = typeof to === "string" ? to : to.player;
    const owned = own && Object.fromEntries([...game.players.keys()].map((id) => [id, own.of(id)]));
    return owned ? [whom, message as ServerMessage, owned] : [whom, message as ServerMessage];
  };
