/** Numbers of homework, apart from `limits`: a phone in a game has no use for them. */
export const homeworkLimits = {
  /** Of a code: capitals and digits that nobody mistakes for another, a letter first. */
  codeLength: 7,
  title: 100,
  /** From now to the last moment that may be chosen, also when it is put off. */
  longestMs: 60 * 24 * 3_600_000,
  attempts: 10,
  /** That a teacher gives a single pupil besides. */
  extraAttempts: 10,
  pupils: 2000,
  /** Given by one teacher and not over yet. */
  openPerTeacher: 200,
  /** Questions that a phone is told ahead of the present one, where nothing has a clock: it answers them without a network. */
  ahead: 5,
  pinDigits: 4,
  /** Devices that a pupil goes on with; the one longest away gives way. */
  devices: 5,
  /** So long after its end pupils see their results, and the teacher may put off the last day. */
  openAfterEndMs: 30 * 24 * 3_600_000,
} as const;
