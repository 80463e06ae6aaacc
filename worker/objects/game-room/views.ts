import type { ForeignSeats } from "#protocol/live/foreign-seats";
import type { GameView } from "#protocol/http/replies/game-view";
import type { LeaderboardReply } from "#protocol/http/replies/games";
import type { RegisterHostSuccess, ServerMessageOf } from "#protocol/live/messages";
import { writingToBeRead } from "#game/results/stored-form";
import type { Unreported } from "#game/results/stored-parts";
import type { Game, FollowUpGame, Question } from "#game/game";
import { questionsAgain } from "#game/follow-up";
import { resultsInTurns } from "#game/results/results";
import { teamChoices } from "#game/teams";
import { hostEnd } from "#game/view";
import { ownerView } from "#game/view/http";
import { answerCount, lobbyFor } from "#game/view/lists";
import { leaderboardPage, type PageOf } from "#game/view/pages";
import { leaderboardFor, type IsConnected, type Role } from "#game/view/parts";
import { counter } from "#game/view/replies";
import { hostSnapshot } from "#game/view/snapshots";
import { teamsFor } from "#game/view/teams";
import { metaOf } from "#large-game/part";
import { inTurns } from "#shared/in-turns";

type TeamChoices = ReturnType<typeof teamChoices>;
type Present = ReadonlySet<string>;

/** Views that need every player's data. In a single room they come straight from the game. */
export interface Views {
  lobby(role: Role, isConnected: IsConnected, picking?: number): ServerMessageOf<"lobby_update">;
  counter(sockets: number): ServerMessageOf<"counter">;
  answerCount(
    present: Present,
    since: readonly string[],
    takenBack: readonly string[],
  ): ServerMessageOf<"answer_count_update">;
  hostSnapshot(now: number, present: Present, picking: number): RegisterHostSuccess;
  hostEnd(isConnected: IsConnected): ReturnType<typeof hostEnd>;
  ownerView(now: number, present: Present, picking: number): GameView;
  leaderboard(isConnected: IsConnected): LeaderboardReply;
  leaderboardPage(wanted: PageOf, isConnected: IsConnected): LeaderboardReply | Promise<LeaderboardReply>;
  statistics(): Unreported | Promise<Unreported>;
  teamChoices(): TeamChoices;
  /** Networks that the host is asked to confirm; empty in a large game. */
  foreignSeats(): readonly ForeignSeats[];
  questionsAgain(which: FollowUpGame["which"]): readonly Question[];
  /** Tells which players' phones are connected; `own`: those of this room. */
  isConnected(own: IsConnected): IsConnected;
  /** Adds to a player's view, made from the players of this room, what holds for the whole game. */
  shown<T extends object>(view: T, playerId: string | null): T;
}

export const viewsOf = (game: () => Game, foreign: () => readonly ForeignSeats[] = () => []): Views => ({
  lobby: (role, isConnected, picking) => lobbyFor(game(), role, isConnected, picking, foreign()),
  counter,
  answerCount: (present, since, takenBack) => answerCount(game(), present, since, takenBack),
  hostSnapshot: (now, present, picking) => hostSnapshot(game(), now, present, picking, foreign()),
  hostEnd: (isConnected) => hostEnd(game(), isConnected),
  ownerView: (now, present, picking) => ownerView(game(), now, present, picking, foreign()),
  leaderboard: (isConnected) => ({
    leaderboard: leaderboardFor(game(), "host", isConnected),
    ...teamsFor(game(), "host"),
  }),
  leaderboardPage: (wanted, isConnected) => ({
    ...leaderboardPage(game(), wanted, isConnected),
    ...teamsFor(game(), "host"),
  }),
  statistics: () => statisticsOf(game()),
  teamChoices: () => teamChoices(game()),
  foreignSeats: foreign,
  questionsAgain: (which) => questionsAgain(game(), which),
  isConnected: (own) => own,
  shown: (view) => view,
});

async function statisticsOf(game: Game): Promise<Unreported> {
  const results = await inTurns(resultsInTurns(game));
  // The game goes on while the text is written.
  const meta = metaOf(game);
  return { parts: { gameId: game.setup.gameId, text: await inTurns(writingToBeRead(results)), meta } };
}
