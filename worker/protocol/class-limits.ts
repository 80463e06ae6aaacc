/** Numbers of classes, apart from `limits`: a phone in a game loads those, and has no use for these. */
export const classLimits = {
  /** Classes of a teacher: those in use, and all of them with the archived ones. */
  classes: { open: 50, all: 250 },
  students: 60,
  /** Of a class's name and of a student's. */
  name: 40,
  schoolNo: 99_999,
  /** Of a code that links an account, and for how long it can be used. */
  codeLength: 8,
  codeMs: 30 * 24 * 3_600_000,
} as const;

/** How much longer a student's own clock may be. */
export const timeFactors = [1, 1.5, 2, 3] as const;
export type TimeFactor = (typeof timeFactors)[number];
