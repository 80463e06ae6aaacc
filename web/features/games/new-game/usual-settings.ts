import type { GameSettings } from "#protocol/game-settings";
import { fitted } from "#protocol/settings/fitted";

/** Settings of a new game unless the teacher changes them. Here the question is read for three seconds first. */
export const usualSettings: GameSettings = { ...fitted({}), reading_seconds: 3 };
