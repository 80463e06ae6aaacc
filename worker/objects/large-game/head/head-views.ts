import { teamChoices } from "#game/teams";
import { ownerViewOf } from "#game/view/http";
import { answerCount } from "#game/view/lists";
import { counter } from "#game/view/replies";
import { teamsFor } from "#game/view/teams";
import type { Views } from "#objects/game-room/views";
import type { Head } from "#large-game/head";
import { boardForHost, gameEndForHost, lobbyForHost, questionsAgain, snapshotForHost } from "#large-game/host-view";
import { leaderboardOfAll, type Wanted } from "../pages";
import { headPart } from "#large-game/part";
import type { OfAll } from "#large-game/sums";
import type { Best } from "#large-game/ranks/table";

type AskForRows = (wanted: Wanted) => Promise<readonly (readonly Best[])[]>;

/** Views of the head: everybody, to the extent that a host's screen shows them. */
export function headViews(head: () => Head, sums: () => OfAll, rows: AskForRows): Views {
  return {
    lobby: () => lobbyForHost(head(), sums()),
    counter: () => counter(sums().sockets),
    // Only the relays know who answered, so the counts cover everybody and no player is named.
    answerCount: () => {
      const { answered, total } = sums();
      return { ...answerCount(head().game, new Set(), []), answered, total: Math.max(total, answered) };
    },
    hostSnapshot: (now) => snapshotForHost(head(), sums(), now),
    hostEnd: () => gameEndForHost(head()),
    ownerView: (now) => ownerViewOf(head().game, snapshotForHost(head(), sums(), now), () => gameEndForHost(head())),
    leaderboard: () => boardForHost(head()),
    leaderboardPage: async (wanted) => ({
      ...(await leaderboardOfAll(head(), wanted, rows)),
      ...teamsFor(head().game, "host"),
    }),
    isConnected: () => (playerId) => !sums().absent.has(playerId),
    statistics: () => headPart(head().game, head().relays),
    teamChoices: () => teamChoices(head().game),
    foreignSeats: () => [],
    questionsAgain: (which) => questionsAgain(head(), which),
    shown: (view) => view,
  };
}
