/** A pupil's placements, one entry after each touch: the last is the current one. */
export type Steps = readonly string[];

/** The most steps that can be undone. */
const MOST = 40;

export const nowOf = (steps: Steps, empty: string): string => steps[steps.length - 1] ?? empty;
export const stepped = (steps: Steps, next: string): Steps => [...steps, next].slice(-MOST);
export const undone = (steps: Steps): Steps => steps.slice(0, -1);

/** Checks that a value read from the device is such a list of steps. */
export const areSteps = (stored: unknown, isStep: (step: string) => boolean): stored is Steps =>
  Array.isArray(stored) && stored.every((step) => typeof step === "string" && isStep(step));

/** Some of these letters, each once. */
export const areSome = (step: string, letters: readonly string[]): boolean =>
  new Set(step).size === step.length && Array.from(step).every((letter) => letters.includes(letter));
