import { hidesStanding, type GameSettings } from "#protocol/game-settings";
import type { LiveGame } from "#game-client/game";
import { countsNet } from "#protocol/settings/scoring";

/** The name of the standing, on its button and above it: with teams on phones, the teams' standing comes first. */
export function standingWord({ teams, settings }: Pick<LiveGame, "teams" | "settings">, isPeople = false): string {
  if (teams.length > 0 && !isPeople) return "Takım durumu";
  return countsNet(settings) ? "Net durumu" : "Puan durumu";
}

export type StandingSwitch = {
  /** True if the next question follows an answer directly, without the standing between them. */
  readonly isTableHidden: boolean;
  /** True if a press on the switch hides the standing now. */
  readonly hidesTable: boolean;
  /** True if the standing is shown only at the end of the game: a press then shows it after this one answer. */
  readonly isOnce: boolean;
  /** True if the switch does nothing now. */
  readonly isTableOff: boolean;
};

/**
 * The state of the switch for the standing. `chosen`: the teacher's choice in this game; `isOpen`: null while no answer is
 * shown.
 */
export function standingSwitch(
  settings: GameSettings | null,
  chosen: boolean | null,
  isOpen: boolean | null,
): StandingSwitch {
  const isOnce = settings?.standing === "end";
  const isTableHidden = chosen ?? (settings !== null && hidesStanding(settings));
  return { isTableHidden, hidesTable: isOpen ?? !isTableHidden, isOnce, isTableOff: isOnce && isOpen === null };
}
