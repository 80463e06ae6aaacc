/** Type sizes by the length of a text, in px of a board 1920 px wide: there 1 rem is 16 px. */
export type Steps = readonly (readonly [upTo: number, px: number])[];

/** In rem. */
export const sized = (steps: Steps, length: number): number => steps.find(([upTo]) => length <= upTo)![1] / 16;
