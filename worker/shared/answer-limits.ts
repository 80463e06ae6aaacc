/** Limits of written answers: the only ones that a phone needs. */
export const answerLimits = {
  /** UTF-16 units of any answer on the wire: sixty of the longest emoji have 900. */
  answerText: 1_000,
  /** Letters as a person counts them: in a typed answer, in a word of a cloud. */
  typedAnswer: 60,
  cloudWord: 30,
} as const;
