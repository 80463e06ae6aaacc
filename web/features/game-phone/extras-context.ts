import { createContext, type ComponentType, type ReactNode } from "react";
import type { Seat } from "#api/seat";
import type { LiveGame } from "#game-client/game";
import type { PlayerGame } from "#game-client/player-game";

/** What only some games have makes of a part of the page what it likes; `children` is what stands there without it. */
export type Extra = { readonly [At in Place]?: ComponentType<{ readonly children: ReactNode }> };
export type Place = "OwnMarble" | "LobbyWords" | "AnswerWords" | "Figures" | "Rows" | "End";

type Extras = {
  readonly game: LiveGame;
  readonly player: PlayerGame;
  readonly seat: Seat;
  /** Those that are there; each stands around the one before. */
  readonly extras: readonly Extra[];
};
export const ExtrasContext = createContext<Extras>(null!);
