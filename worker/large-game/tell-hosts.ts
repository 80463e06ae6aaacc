import { tell, type Outgoing } from "#game/view";
import type { Coordinator } from "./coordinator";
import { boardForHost, gameEndForHost, questionEndForHost } from "./host-view";
import type { CoordinatorEvent } from "./relay-event";

/** Messages to the host's screens about an event, sent at once. */
export function tellHosts(coordinator: Coordinator, event: CoordinatorEvent, now: number): Outgoing[] {
  switch (event.type) {
    case "tables_asked":
    case "table_came":
    case "question_ended":
    case "answer_accepted":
    case "text_hidden":
    case "player_kicked":
    case "player_renamed":
    case "player_moved":
      return [];
    case "player_left":
      return standingsChanged(coordinator);
    case "ranks_known": {
      const ranked = coordinator.outgoing[0]?.last;
      const end = ranked?.type === "ranked" && ranked.isTold ? questionEndForHost(coordinator) : null;
      return end ? [{ to: "host", message: end }] : standingsChanged(coordinator);
    }
    case "game_completed":
      return [{ to: "host", message: gameEndForHost(coordinator) }];
    default:
      return tell(coordinator.game, event, now).filter(({ to }) => to === "host" || to === "everyone");
  }
}

/** Between questions the host's board follows the players. */
function standingsChanged(coordinator: Coordinator): Outgoing[] {
  if (coordinator.game.phase.name !== "reveal") return [];
  return [{ to: "host", message: { type: "leaderboard_update", ...boardForHost(coordinator) } }];
}
