import type { gameSettings } from "./settings/settings";
import type { StoredSettings } from "./settings/setting";

/** Settings of a game as it stores them and as replies have them; `./settings/settings` says what each one is. */
export type GameSettings = StoredSettings<typeof gameSettings>;

/** No standing is shown between two questions unless the host asks. */
export const hidesStanding = ({ show_leaderboard, standing }: Pick<GameSettings, "show_leaderboard" | "standing">) =>
  !show_leaderboard || standing === "end";
