import type { GameSettings } from "#protocol/game-settings";

/** Who is counted on the board: teams where they answer aloud. */
export const playersWord = (settings: GameSettings | null): "kişi" | "takım" =>
  settings?.answers === "board" ? "takım" : "kişi";
