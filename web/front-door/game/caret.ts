/** The caret's position in a grouped code, after the same number of digits as before. */
export const caretIn = (digitsBefore: number): number => (digitsBefore > 3 ? digitsBefore + 1 : digitsBefore);
