import type { GameEnd } from "#protocol/live/messages";
import type { LeaderboardRow } from "#protocol/live/listed-players";
import type { QuestionEndFields } from "#protocol/live/played-question";
import type { GameEvent, Happened } from "#game/game-event";
import type { Awaited } from "#game/all-answered";
import type { Table } from "./ranks/table";

/** Events of a game of several rooms, besides those of every game. */

type Ranks = readonly (readonly [score: number, rank: number])[];

/** The ranks of this relay's players and the data that all phones show, sent once the scores of all relays are known. */
export type Ranked = {
  readonly type: "ranked";
  /** The ranks of 0 and of each score that a player here has: among all players, and within each team. */
  readonly ranks: Ranks;
  readonly inTeams: readonly Ranks[];
  readonly playerCount: number;
  readonly teamPlayers: readonly number[];
  readonly teams: readonly { readonly score: number; readonly rank: number; readonly previousRank: number | null }[];
  /** True if phones get the question's end now; false if only ranks have changed. */
  readonly isTold: boolean;
  readonly atClose: Partial<Pick<QuestionEndFields, "distribution" | "teams" | "texts">> & {
    readonly leaderboard: readonly LeaderboardRow[];
  };
  /** Set if the game is over next. */
  readonly atEnd?: Pick<GameEnd, "final_leaderboard" | "teams">;
};

/** Events in a relay. A question's end moves the scores there; the ranks follow later. */
export type RelayEvent =
  | Exclude<GameEvent, Happened<"question_ended">>
  | { readonly type: "question_closed"; readonly index: number; readonly at: number }
  /** The coordinator wants the table, under this number. */
  | { readonly type: "table_asked"; readonly number: number }
  | Ranked;

/** Events in the coordinator. `of`: the relays that are asked; `next`: the events that wait for the ranks. */
export type CoordinatorEvent =
  | GameEvent
  | {
      readonly type: "tables_asked";
      readonly of: readonly number[];
      readonly isTold: boolean;
      readonly next: readonly GameEvent[];
    }
  | { readonly type: "table_came"; readonly relay: number; readonly number: number; readonly table: Table }
  | { readonly type: "ranks_known" };

/** A relay's count while a question runs. `heard`: number of the coordinator's events it had applied. */
export type Count = Awaited & { readonly heard: number };
export type Handed = { readonly number: number; readonly table: Table };
