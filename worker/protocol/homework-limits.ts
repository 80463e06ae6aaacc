/** Limits of homework, kept apart from `limits`: a phone in a game does not need them. */
export const homeworkLimits = {
  /** Length of a code: unambiguous capitals and digits, a letter first. */
  codeLength: 7,
  title: 100,
  /** Time from now to the latest possible due date, also for an extension. */
  longestMs: 60 * 24 * 3_600_000,
  attempts: 10,
  /** Additional attempts a teacher can give a single pupil. */
  extraAttempts: 10,
  pupils: 2000,
  /** Homework given by one teacher and not over yet. */
  openPerTeacher: 200,
  /** Questions sent to a phone ahead of the present one, in homework without a clock: the phone answers them offline. */
  ahead: 5,
  /** An answer may arrive this much after its bell, unless the pupil has gone on: nobody waits for it. */
  answerGraceMs: 2_000,
  pinDigits: 4,
  /** Devices a pupil can use; a new one replaces the one that came in longest ago. */
  devices: 5,
  /** Time after the end in which pupils see their results and the teacher can extend the homework. */
  openAfterEndMs: 30 * 24 * 3_600_000,
} as const;

/** Faults of a homework's beginning and end. */
export const duePast = "Son gün geçmişte kalmış.";
export const dueTooLate = `En çok ${homeworkLimits.longestMs / 86_400_000} gün sonrası seçilebilir.`;
export const opensTooLate = "Başlangıç son günden önce olmalı.";
