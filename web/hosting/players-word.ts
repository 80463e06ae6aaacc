import type { Counted } from "#kinds/board";
import type { GameSettings } from "#protocol/game-settings";

/** The unit that the board counts: teams where they answer aloud. */
export const playersWord = (settings: GameSettings | null): Counted =>
  settings?.answers === "board" ? "takım" : "kişi";
