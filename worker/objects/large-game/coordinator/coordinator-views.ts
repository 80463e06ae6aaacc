import { teamChoices } from "#game/teams";
import { ownerViewOf } from "#game/view/http";
import { answerCount } from "#game/view/lists";
import { counter } from "#game/view/replies";
import { teamsFor } from "#game/view/teams";
import type { Views } from "#objects/game-room/views";
import type { Coordinator } from "#large-game/coordinator";
import { boardForHost, gameEndForHost, lobbyForHost, questionsAgain, snapshotForHost } from "#large-game/host-view";
import { leaderboardOfAll, type Wanted } from "../pages";
import { overviewPart } from "#large-game/part";
import type { OfAll } from "#large-game/sums";
import type { Best } from "#large-game/ranks/table";

type AskForRows = (wanted: Wanted) => Promise<readonly (readonly Best[])[]>;

/** Views of the coordinator: everybody, to the extent that a host's screen shows them. */
export function coordinatorViews(coordinator: () => Coordinator, sums: () => OfAll, rows: AskForRows): Views {
  return {
    lobby: () => lobbyForHost(coordinator(), sums()),
    counter: () => counter(sums().sockets),
    // Only the relays know who answered, so the counts cover everybody and no player is named.
    answerCount: () => {
      const { answered, total } = sums();
      return { ...answerCount(coordinator().game, new Set(), []), answered, total: Math.max(total, answered) };
    },
    hostSnapshot: (now) => snapshotForHost(coordinator(), sums(), now),
    hostEnd: () => gameEndForHost(coordinator()),
    ownerView: (now) =>
      ownerViewOf(coordinator().game, snapshotForHost(coordinator(), sums(), now), () => gameEndForHost(coordinator())),
    leaderboard: () => boardForHost(coordinator()),
    leaderboardPage: async (wanted) => ({
      ...(await leaderboardOfAll(coordinator(), wanted, rows)),
      ...teamsFor(coordinator().game, "host"),
    }),
    isConnected: () => (playerId) => !sums().absent.has(playerId),
    statistics: () => overviewPart(coordinator().game, coordinator().relays),
    teamChoices: () => teamChoices(coordinator().game),
    foreignSeats: () => [],
    questionsAgain: (which) => questionsAgain(coordinator(), which),
    shown: (view) => view,
  };
}
