/** Limits of written answers: the only ones that a phone needs. */
export const answerLimits = {
  /**
   * UTF-16 units of any answer that is sent: a hundred letters of every alphabet, but not of the longest emoji. A report holds the
   * answers of all, and one phone can take hundreds of seats.
   */
  answerText: 400,
  /** Letters as a person counts them: in a typed answer, in a word of a cloud. */
  typedAnswer: 100,
  cloudWord: 30,
} as const;
