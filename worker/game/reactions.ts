import type { Game } from "./game";

/** Between questions, and while everybody looks at the end: whether phones may react. */
export const takesReactions = ({ phase, opening }: Game): boolean =>
  opening.settings.reactions !== false && (phase.name === "reveal" || phase.name === "completed");
