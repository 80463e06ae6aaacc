import type { Game } from "./game";

/** Tells whether phones may react: between questions, and while everybody looks at the end. */
export const takesReactions = ({ phase, setup }: Game): boolean =>
  setup.settings.reactions !== false && (phase.name === "reveal" || phase.name === "completed");
