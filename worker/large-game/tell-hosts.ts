import { tell, type Told } from "#game/view";
import type { Head } from "./head";
import { boardForHost, gameEndForHost, questionEndForHost } from "./host-view";
import type { HeadEvent } from "./relay-event";

/** Messages to the host's screens about an event, sent at once. */
export function tellHosts(head: Head, event: HeadEvent, now: number): Told[] {
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
      return standingsChanged(head);
    case "ranks_known": {
      const ranked = head.told[0]?.last;
      const end = ranked?.type === "ranked" && ranked.isTold ? questionEndForHost(head) : null;
      return end ? [{ to: "host", message: end }] : standingsChanged(head);
    }
    case "game_completed":
      return [{ to: "host", message: gameEndForHost(head) }];
    default:
      return tell(head.game, event, now).filter(({ to }) => to === "host" || to === "everyone");
  }
}

/** Between questions the host's board follows the players. */
function standingsChanged(head: Head): Told[] {
  if (head.game.phase.name !== "reveal") return [];
  return [{ to: "host", message: { type: "leaderboard_update", ...boardForHost(head) } }];
}
