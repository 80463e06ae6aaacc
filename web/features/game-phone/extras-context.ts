import { createContext, type ComponentType, type ReactNode } from "react";
import type { Seat } from "#api/seat";
import type { LiveGame } from "#game-client/game";
import type { PlayerGame } from "#game-client/player-game";

/** Lets a feature that only some games have replace parts of the page. `children` is the usual content. */
export type Extra = { readonly [At in ExtraSlot]?: ComponentType<{ readonly children: ReactNode }> };
export type ExtraSlot =
  | "Said"
  | "OwnMarble"
  | "LobbyWords"
  | "Score"
  | "Hint"
  | "Answers"
  | "AnswerWords"
  | "Verdict"
  | "Figures"
  | "Rows"
  | "End";

type Extras = {
  readonly game: LiveGame;
  readonly player: PlayerGame;
  readonly seat: Seat;
  /** Loaded extras; each wraps the one before. */
  readonly extras: readonly Extra[];
};
export const ExtrasContext = createContext<Extras>(null!);
