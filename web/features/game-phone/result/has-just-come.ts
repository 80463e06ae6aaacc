import type { RevealPhase } from "#game-client/game";

/** True for pupils who have just come, or were away: nobody tells them that they did not answer. */
export const hasJustCome = ({ wasThere, result }: RevealPhase): boolean => !wasThere && result.you?.answer == null;
