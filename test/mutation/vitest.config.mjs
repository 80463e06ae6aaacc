/**
 * The tests that prove the rules one by one. The random games are left out: they would kill mutants too, but take seconds
 * for each, and what only they notice is not proven by an example that one could read.
 */
export default {
  test: {
    include: ["test/unit/{game,question}/**/*.test.ts"],
    exclude: ["test/unit/game/properties.test.ts"],
    testTimeout: 120_000,
  },
};
