import type { GameSettings } from "#protocol/game-settings";
import { SettingsBody } from "#protocol/http/game-settings";
import type { HomeworkSettings } from "#protocol/http/replies/homework";

/** The default settings of a game, with these changes. */
export const settings = (changes: Partial<GameSettings> = {}): GameSettings => ({
  ...SettingsBody.parse({}),
  ...changes,
});

/** The settings of a homework: one attempt without a clock, each answer judged at once. */
export const homeworkSettings = (changes: Partial<HomeworkSettings> = {}): HomeworkSettings => ({
  attempts: 1,
  clock: "none",
  verdict: "each",
  shuffle: false,
  ...changes,
});
