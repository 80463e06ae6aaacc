/** Limits of classes, kept apart from `limits`: a phone in a game loads those and does not need these. */
export const classLimits = {
  /** Classes of a teacher: open ones, and all with the archived ones. */
  classes: { open: 50, all: 250 },
  students: 60,
  /** Outcomes in the progress of a class or a student: those that were asked most. */
  outcomes: 100,
  /** Length of a class's and of a student's name. */
  name: 40,
  schoolNo: 99_999,
  /** Length of a code that links an account, and its lifetime. */
  codeLength: 8,
  codeMs: 30 * 24 * 3_600_000,
} as const;

/** Factors for a student's extra time. */
export const timeFactors = [1, 1.5, 2, 3] as const;
export type TimeFactor = (typeof timeFactors)[number];

/** Faults of a student's number, in the class and in the school. */
export const numberOutside = `1 ile ${classLimits.students} arasında bir numara yazın.`;
export const schoolNoOutside = `Okul numarası 1 ile ${classLimits.schoolNo} arasında olmalı.`;
export const numberTaken = (name: string): string => `Bu numara ${name} için kullanılıyor.`;
export const schoolNoTaken = (name: string): string => `Bu okul numarası ${name} için kullanılıyor.`;
export const mostStudents = `En çok ${classLimits.students} öğrenci olabilir.`;
export const heldBy = (number: number | null, name: string): string => `${number} numarada ${name} var.`;
