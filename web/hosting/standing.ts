import { hidesStanding, type GameSettings } from "#protocol/game-settings";

/** What the standing is called, on its button and above it: with teams on phones it is theirs first. */
export const standingWord = (hasTeams: boolean): string => (hasTeams ? "Takım durumu" : "Puan durumu");

export type StandingSwitch = {
  /** The step after an answer is the next question, not the standing. */
  readonly isTableHidden: boolean;
  /** Whether a press on the switch hides the standing now. */
  readonly hidesTable: boolean;
  /** The standing comes at the end alone: a press shows it after this answer, and no other. */
  readonly isOnce: boolean;
  /** The switch does nothing now. */
  readonly isTableOff: boolean;
};

/** What the switch of the standing does. `chosen`: what the teacher said in this game; `isOpen`: null while no answer is shown. */
export function standingSwitch(
  settings: GameSettings | null,
  chosen: boolean | null,
  isOpen: boolean | null,
): StandingSwitch {
  const isOnce = settings?.standing === "end";
  const isTableHidden = chosen ?? (settings !== null && hidesStanding(settings));
  return { isTableHidden, hidesTable: isOpen ?? !isTableHidden, isOnce, isTableOff: isOnce && isOpen === null };
}
