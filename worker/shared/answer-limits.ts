/** Limits of written answers: the only ones that a phone needs. */
export const answerLimits = {
  /** UTF-16 units of any answer on the wire: a hundred of the longest emoji have 1,500. */
  answerText: 1_600,
  /** Letters as a person counts them: in a typed answer, in a word of a cloud. */
  typedAnswer: 100,
  cloudWord: 30,
} as const;
