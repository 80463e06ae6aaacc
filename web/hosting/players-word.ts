import type { Counted } from "#kinds/board";
import type { GameSettings } from "#protocol/game-settings";

/** Who is counted on the board: teams where they answer aloud. */
export const playersWord = (settings: GameSettings | null): Counted =>
  settings?.answers === "board" ? "takım" : "kişi";
