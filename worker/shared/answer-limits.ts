/** Those of what is answered in writing: all that a phone needs of the limits. */
export const answerLimits = {
  /** UTF-16 units of any answer on its way: sixty of the longest emoji have 900. */
  answerText: 1_000,
  /** Letters as a person counts them: of a typed answer, of a word of a cloud. */
  typedAnswer: 60,
  cloudWord: 30,
} as const;
