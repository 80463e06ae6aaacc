/** Turns that a player's answers to one question may carry, each higher than the one before. */
export const turns = { min: 1, max: 1000 } as const;
